import { describe, expect, it } from 'vitest';
import { WATCH_MS } from './owned-elsewhere';
import { Harness } from './testing/harness';
import { completion, failure, silence } from './testing/samples';

const elsewhere = failure('PAYMENT_ELSEWHERE');
const others = { ownership: 'ELSEWHERE', step: 'VERIFY_MOBILE' } as const;
const taken = { ownership: 'TAKEN_OVER', step: 'VERIFY_MOBILE' } as const;

describe('a payment that another session owns', () => {
  const opened = () => new Harness().opened().answer('orderInfo').answer('details', others);

  it('is shown as owned elsewhere, and asked about every 5 s until it is over', () => {
    const harness = opened();
    expect(harness.state).toMatchObject({ screen: { name: 'ownedElsewhere', isTakenOver: false }, outcome: 'pending' });
    expect(harness.asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: 5_000 });
    harness.poll().answer('details', others).poll().fail('details', silence).poll();
    expect(harness.state.screen.name).toBe('ownedElsewhere');
    harness.answer('details', { status: 'COMPLETE', signedResult: 'a.b.c' });
    expect(harness.state).toMatchObject({ screen: { name: 'success' }, completion: null, outcome: 'completed' });
  });

  it('is left without canceling it, and may still be paid', () => {
    for (const leave of [{ type: 'closeAsked' }, { type: 'exitAsked' }, { type: 'escapePressed' }] as const) {
      const harness = opened().send(leave);
      expect(harness.sent('cancel')).toHaveLength(0);
      expect(harness.asked('close')[0]).toMatchObject({ outcome: 'pending' });
    }
  });

  it('is taken over by number and OTP, and goes on where it stands', () => {
    const harness = opened().send({ type: 'takeOverAsked' });
    expect(harness.state).toMatchObject({ screen: { name: 'verifyMobile' }, choice: { emiPlanId: null } });
    const terms = { type: 'termsToggled', isAccepted: true } as const;
    harness.send({ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }).answer('sendOtp');
    harness.send(terms, { type: 'codeTyped', text: '12345' }).answer('verifyOtp', { step: 'LENDER_OTP' });
    expect(harness.sent('initiateTxn')).toHaveLength(0);
    harness.answer('details', { ownership: 'OWN', step: 'LENDER_OTP', isMobileVerified: true });
    expect(harness.state.screen.name).toBe('lenderOtp');
  });

  it('refuses another number at the number’s field', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' }).fail('verifyOtp', elsewhere);
    expect(harness.state.screen).toMatchObject({ name: 'verifyMobile', failure: { name: 'PAYMENT_ELSEWHERE' } });
  });

  it('is what the shop’s machine waits for, as for a phone that it sent the link to', () => {
    const machine = { deviceType: 'POS_MACHINE', channel: 'OFFLINE' } as const;
    const harness = new Harness()
      .opened()
      .answer('orderInfo', machine)
      .answer('details', { ...others, ...machine });
    expect(harness.state.screen).toMatchObject({ name: 'splitLinkSend', wait: 'opened' });
    harness.poll().answer('linkStatus', { isLinkOpened: true });
    harness.poll().answer('linkStatus', { status: 'COMPLETE', step: 'LENDER_OTP' });
    harness.answer('details', { ...machine, status: 'COMPLETE', completion });
    expect(harness.state.screen.name).toBe('success');
  });
});

const steps = { PIN: 'atSecondFactor', statement: 'atKfs', OTP: 'atLenderOtp' } as const;
const stepAt = { PIN: 'TWO_FACTOR', statement: 'KFS_CONSENT', OTP: 'LENDER_OTP' } as const;

describe('a payment that is taken over elsewhere', () => {
  it.each(['PIN', 'statement', 'OTP'] as const)('is noticed at the %s within 10 s, without a click', (step) => {
    const harness = new Harness()[steps[step]]();
    expect(harness.asked('startTimer').at(-1)).toMatchObject({ timer: 'poll', delayMs: WATCH_MS });
    harness.poll().answer('status', { ownership: 'OWN', step: stepAt[step], isPending: false });
    const before = harness.state.screen;
    harness.poll().answer('status', { ownership: 'TAKEN_OVER', isPending: false }).answer('details', taken);
    expect(before.name).not.toBe('ownedElsewhere');
    expect(harness.state).toMatchObject({
      screen: { name: 'ownedElsewhere', isTakenOver: true },
      modal: { name: 'none' },
    });
  });

  it('is asked for no more than once at a time, and not before the number is verified', () => {
    const early = new Harness().atPlans();
    expect(early.pollTimerId).toBeNull();
    const harness = new Harness().atKfs();
    const armed = harness.asked('startTimer').filter(({ timer }) => timer === 'poll').length;
    harness.send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsConsentToggled', isAccepted: false });
    expect(harness.asked('startTimer').filter(({ timer }) => timer === 'poll')).toHaveLength(armed);
  });

  it('stays as it is while nobody answers, and is asked again', () => {
    const harness = new Harness().atKfs().poll().fail('status', silence);
    expect(harness.state).toMatchObject({ screen: { name: 'kfs' }, modal: { name: 'none' } });
    expect(harness.pollTimerId).not.toBeNull();
  });

  it('is told at the step that is refused, and not as an error over it', () => {
    const harness = new Harness().atLenderOtp().send({ type: 'codeTyped', text: '54321' }, { type: 'codeSubmitted' });
    harness.fail('confirm', elsewhere).answer('details', taken);
    expect(harness.state).toMatchObject({
      screen: { name: 'ownedElsewhere', isTakenOver: true },
      modal: { name: 'none' },
    });
    expect(harness.state.paymentUserData).toMatchObject({ lenderOtp: '' });
  });

  it('is only left where its cancel is refused: another window goes on', () => {
    const harness = new Harness().atMobile().send({ type: 'closeAsked' }, { type: 'cancelConfirmed' });
    harness.fail('cancel', elsewhere);
    expect(harness.asked('close')).toMatchObject([{ outcome: 'pending' }]);
  });
});

describe('a payment that another tab of the same session goes on with', () => {
  const own = { ownership: 'OWN', isMobileVerified: true } as const;
  const paid = { ...own, status: 'COMPLETE', completion, signedResult: 'a.b.c' } as const;

  it.each(['PIN', 'statement', 'OTP'] as const)('and pays shows the receipt at the %s within 10 s', (step) => {
    const harness = new Harness()[steps[step]]().poll();
    harness.answer('status', { status: 'COMPLETE', isPending: false, completion, signedResult: 'a.b.c' });
    expect(harness.answer('details', paid).state).toMatchObject({
      screen: { name: 'success' },
      modal: { name: 'none' },
      outcome: 'completed',
    });
  });

  it.each(['PIN', 'statement', 'OTP'] as const)(
    'is asked about as soon as the window at the %s has the focus',
    (step) => {
      const harness = new Harness()[steps[step]]();
      const asked = harness.sent('status').length;
      harness.send({ type: 'lenderReturned' }, { type: 'lenderReturned' });
      expect(harness.sent('status')).toHaveLength(asked + 1);
    },
  );

  it('and asks the lender to pay waits here too for the lender’s answer', () => {
    const harness = new Harness().atLenderOtp().poll().answer('status', { isPending: true });
    harness.answer('details', { ...own, step: 'LENDER_OTP', isPending: true });
    expect(harness.state).toMatchObject({ screen: { name: 'pending' }, outcome: 'pending' });
  });

  it('and agrees to the statement shows the next step without a word where this page is refused with 4100', () => {
    const harness = new Harness().atKfs();
    harness.send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    harness.fail('authorizeKfs', failure('PAYMENT_INVALID_TRANSACTION'));
    harness.answer('details', { ...own, step: 'LENDER_OTP' });
    expect(harness.state).toMatchObject({ screen: { name: 'lenderOtp' }, modal: { name: 'none' } });
  });

  it('and pays shows the receipt at once where this page is refused with 4100 at Pay', () => {
    const harness = new Harness().atProcessing().fail('confirm', failure('PAYMENT_INVALID_TRANSACTION'));
    expect(harness.answer('details', paid).state).toMatchObject({
      screen: { name: 'success' },
      modal: { name: 'none' },
    });
  });

  it('changes nothing if the payment has not moved, nor while this page waits for an answer to its own call', () => {
    const still = new Harness().atKfs().poll().answer('status', { step: 'KFS_CONSENT', isPending: false });
    expect(still.sent('details')).toHaveLength(1);
    const busy = new Harness().atKfs();
    busy.send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    busy.poll().answer('status', { step: 'LENDER_OTP', isPending: false });
    expect(busy.sent('details')).toHaveLength(1);
    const failed = new Harness().atLenderOtp();
    failed.send({ type: 'codeTyped', text: '54321' }, { type: 'codeSubmitted' });
    failed.fail('confirm', failure('PAYMENT_LENDER_SERVER_FAIL'));
    failed.answer('details', { ...own, status: 'FAILED', step: 'RETRY' });
    failed.poll().answer('status', { status: 'FAILED', step: 'RETRY', isPending: false });
    expect(failed.sent('details')).toHaveLength(2);
  });
});
