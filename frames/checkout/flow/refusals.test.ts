import { describe, expect, it } from 'vitest';
import { Play } from './testing/play';
import { failure } from './testing/samples';

const retry = { type: 'retryAsked' } as const;

describe('wrong answers', () => {
  it('an OTP that is wrong is cleared, and 2 attempts are left', () => {
    const play = new Play().atOtp().send({ type: 'otpTyped', text: '11111' });
    play.fail('verifyOtp', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 }));
    expect(play.state.screen).toMatchObject({ name: 'otp', phase: 'entering', sent: { attemptsRemaining: 2 } });
    expect(play.state.typed).toMatchObject({ otp: '', mobile: '9876543210' });
  });

  it('a PIN that is wrong is cleared, and 2 attempts are left', () => {
    const play = new Play().atSecondFactor().send({ type: 'aivfTyped', text: '9999' }, { type: 'aivfSubmitted' });
    play.fail('authorize', failure('PAYMENT_INVALID_PIN', { attemptsRemaining: 2 }));
    expect(play.state.screen).toMatchObject({ name: 'secondFactor', attemptsRemaining: 2 });
    expect(play.state.typed.aivfValue).toBe('');
  });

  it('a lender OTP that is wrong leads back to its field', () => {
    const play = new Play().atProcessing().fail('confirm', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 1 }));
    expect(play.state.screen).toMatchObject({ name: 'lenderOtp', sent: { attemptsRemaining: 1 } });
  });

  it('a statement that has changed is shown anew, with the tick taken off', () => {
    const play = new Play().atKfs().send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    play.fail('authorizeKfs', failure('PAYMENT_KFS_CHANGED')).answer('getKfs');
    expect(play.state.screen).toMatchObject({ name: 'kfs', phase: 'reading', isChanged: true });
    expect(play.state.typed.isKfsAccepted).toBe(false);
  });

  it('a lender that fails (4007) is a failure with "once more" first; once more asks for the same plan', () => {
    const play = new Play().atProcessing().fail('confirm', failure('PAYMENT_LENDER_SERVER_FAIL', { code: 4007 }));
    play.answer('details', { status: 'FAILED', step: 'RETRY', failedStep: 'LENDER_OTP', isMobileVerified: true });
    expect(play.state.screen).toMatchObject({
      name: 'failure',
      failure: { code: 4007 },
      options: ['sameAgain', 'otherLender', 'leave'],
      noEmiStarted: true,
    });
    expect(play.asked('tellStep').at(-1)).toEqual({ type: 'tellStep', step: 'LENDER_OTP', status: 'FAILED' });
    play.send(retry).answer('initiateTxn');
    expect(play.sent('initiateTxn').at(-1)?.body).toEqual({ lenderId: '401', emiPlanId: '401-6' });
    expect(play.state.screen.name).toBe('secondFactor');
  });

  it('a payment that was asked for before (4004) leads back to the shop and nowhere else', () => {
    const duplicate = failure('PAYMENT_DUPLICATE_REQUEST', { code: 4004 });
    const play = new Play().atProcessing().fail('confirm', duplicate);
    expect(play.state.screen).toMatchObject({ name: 'pending' });
    play.send({ type: 'statusAsked' }).answer('status', { status: 'FAILED', failure: duplicate });
    play.answer('details', { status: 'FAILED', step: 'RETRY', failure: duplicate });
    expect(play.state.screen).toMatchObject({ name: 'failure', options: ['leave'], noEmiStarted: false });
  });

  it('HTTP 403 blocks the account, 401 ends the session', () => {
    const blocked = new Play().atMobile().send({ type: 'termsToggled', isAccepted: true });
    blocked.send({ type: 'mobileTyped', text: '9000000006' }, { type: 'mobileSubmitted' });
    blocked.fail('sendOtp', failure(null, { kind: 'forbidden', status: 403 }));
    expect(blocked.state.screen).toMatchObject({ name: 'ended', reason: 'accountBlocked' });
    const over = new Play().atProcessing().fail('confirm', failure(null, { kind: 'unauthorised', status: 401 }));
    expect(over.state.screen).toMatchObject({ name: 'ended', reason: 'sessionExpired' });
  });

  it('an order whose time is over is over wherever it is noticed', () => {
    const play = new Play().atKfs().send({ type: 'timerFired', timer: 'orderEnd', id: 1 });
    play.answer('details', { status: 'FAILED', step: 'KFS_CONSENT', failure: failure('PAYMENT_ORDER_EXPIRED') });
    expect(play.state.screen).toMatchObject({ name: 'ended', reason: 'expired' });
    expect(play.state.outcome).toBe('expired');
    expect(play.asked('tellStep').at(-1)).toEqual({ type: 'tellStep', step: 'KFS_CONSENT', status: 'FAILED' });
  });
});
