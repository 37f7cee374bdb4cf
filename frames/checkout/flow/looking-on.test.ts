import { describe, expect, it } from 'vitest';
import { WATCH_MS } from './looking-on';
import { Play } from './testing/play';
import { completion, failure, silence } from './testing/samples';

const elsewhere = failure('PAYMENT_ELSEWHERE');
const others = { ownership: 'ELSEWHERE', step: 'VERIFY_MOBILE' } as const;
const taken = { ownership: 'TAKEN_OVER', step: 'VERIFY_MOBILE' } as const;

describe('a payment that another session owns', () => {
  const opened = () => new Play().opened().answer('orderInfo').answer('details', others);

  it('is looked on at, and asked about every 5 s until it is over', () => {
    const play = opened();
    expect(play.state).toMatchObject({ screen: { name: 'lookingOn', isTakenOver: false }, outcome: 'pending' });
    expect(play.asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: 5_000 });
    play.poll().answer('details', others).poll().fail('details', silence).poll();
    expect(play.state.screen.name).toBe('lookingOn');
    play.answer('details', { status: 'COMPLETE', signedResult: 'a.b.c' });
    expect(play.state).toMatchObject({ screen: { name: 'success' }, completion: null, outcome: 'completed' });
  });

  it('is left without canceling it, and may still be paid', () => {
    for (const leave of [{ type: 'closeAsked' }, { type: 'exitAsked' }, { type: 'escapePressed' }] as const) {
      const play = opened().send(leave);
      expect(play.sent('cancel')).toHaveLength(0);
      expect(play.asked('close')[0]).toMatchObject({ outcome: 'pending' });
    }
  });

  it('is taken over by number and OTP, and goes on where it stands', () => {
    const play = opened().send({ type: 'takeOverAsked' });
    expect(play.state).toMatchObject({ screen: { name: 'verifyMobile' }, choice: { emiPlanId: null } });
    const terms = { type: 'termsToggled', isAccepted: true } as const;
    play.send({ type: 'mobileTyped', text: '9876543210' }, terms, { type: 'mobileSubmitted' }).answer('sendOtp');
    play.send({ type: 'otpTyped', text: '12345' }).answer('verifyOtp', { step: 'LENDER_OTP' });
    expect(play.sent('initiateTxn')).toHaveLength(0);
    play.answer('details', { ownership: 'OWN', step: 'LENDER_OTP', isMobileVerified: true });
    expect(play.state.screen.name).toBe('lenderOtp');
  });

  it('refuses another number at the number’s field', () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '12345' }).fail('verifyOtp', elsewhere);
    expect(play.state.screen).toMatchObject({ name: 'verifyMobile', failure: { name: 'PAYMENT_ELSEWHERE' } });
  });

  it('is what the shop’s machine waits for, as for a phone that it sent the link to', () => {
    const machine = { deviceType: 'POS_MACHINE', channel: 'OFFLINE' } as const;
    const play = new Play()
      .opened()
      .answer('orderInfo', machine)
      .answer('details', { ...others, ...machine });
    expect(play.state.screen).toMatchObject({ name: 'splitLinkSend', wait: 'opened' });
    play.poll().answer('linkStatus', { isLinkOpened: true });
    play.poll().answer('linkStatus', { status: 'COMPLETE', step: 'LENDER_OTP' });
    play.answer('details', { ...machine, status: 'COMPLETE', completion });
    expect(play.state.screen.name).toBe('success');
  });
});

describe('a payment that is taken over elsewhere', () => {
  const steps = { PIN: 'atSecondFactor', statement: 'atKfs', OTP: 'atLenderOtp' } as const;

  it.each(['PIN', 'statement', 'OTP'] as const)('is noticed at the %s within 10 s, without a click', (step) => {
    const play = new Play()[steps[step]]();
    expect(play.asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: WATCH_MS });
    play.poll().answer('status', { ownership: 'OWN', isPending: false });
    const before = play.state.screen;
    play.poll().answer('status', { ownership: 'TAKEN_OVER', isPending: false }).answer('details', taken);
    expect(before.name).not.toBe('lookingOn');
    expect(play.state).toMatchObject({ screen: { name: 'lookingOn', isTakenOver: true }, modal: { name: 'none' } });
  });

  it('is asked for no more than once at a time, and not before the number is verified', () => {
    const early = new Play().atPlans();
    expect(early.state.pollTimerId).toBeNull();
    const play = new Play().atKfs();
    const armed = play.asked('startTimer').filter(({ timer }) => timer === 'poll').length;
    play.send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsConsentToggled', isAccepted: false });
    expect(play.asked('startTimer').filter(({ timer }) => timer === 'poll')).toHaveLength(armed);
  });

  it('stays as it is while nobody answers, and is asked again', () => {
    const play = new Play().atKfs().poll().fail('status', silence);
    expect(play.state).toMatchObject({ screen: { name: 'kfs' }, modal: { name: 'none' } });
    expect(play.state.pollTimerId).not.toBeNull();
  });

  it('is told at the step that is refused, and not as an error over it', () => {
    const play = new Play()
      .atLenderOtp()
      .send({ type: 'lenderOtpTyped', text: '54321' }, { type: 'lenderOtpSubmitted' });
    play.fail('confirm', elsewhere).answer('details', taken);
    expect(play.state).toMatchObject({ screen: { name: 'lookingOn', isTakenOver: true }, modal: { name: 'none' } });
    expect(play.state.typed).toMatchObject({ lenderOtp: '' });
  });

  it('is only left where its cancel is refused: another window goes on', () => {
    const play = new Play().atMobile().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    play.fail('cancel', elsewhere);
    expect(play.asked('close')).toMatchObject([{ outcome: 'pending' }]);
  });
});
