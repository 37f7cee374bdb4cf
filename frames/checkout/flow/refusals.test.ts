import { describe, expect, it } from 'vitest';
import { Harness } from './testing/harness';
import { failure } from './testing/samples';

const retry = { type: 'retryAsked' } as const;

describe('wrong answers', () => {
  it('an OTP that is wrong is cleared, and 2 attempts are left', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '11111' });
    harness.fail('verifyOtp', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 }));
    expect(harness.state.screen).toMatchObject({ name: 'otp', phase: 'entering', sent: { attemptsRemaining: 2 } });
    expect(harness.state.paymentUserData).toMatchObject({ otp: '', mobile: '9876543210' });
  });

  it('an OTP that is wrong has an SMS listened for again; one that is being verified has not', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '11111' });
    expect(harness.asked('stopListening')).toHaveLength(1);
    harness.fail('verifyOtp', failure('PAYMENT_INVALID_OTP'));
    expect(harness.asked('listenForOtp')).toHaveLength(2);
  });

  it('lenders that do not answer, and another OTP that could not be sent, leave the OTP to be typed', () => {
    const unanswered = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    unanswered.fail('verifyOtp', failure('LENDER_UNAVAILABLE'));
    const unsent = new Harness().atOtp();
    unsent.nowMs += 30_000;
    unsent.send({ type: 'codeResendAsked' }).fail('resendOtp', failure('PAYMENT_GENERIC_ERROR'));
    for (const { state } of [unanswered, unsent])
      expect(state.screen).toMatchObject({ name: 'otp', phase: 'entering', failure: { kind: 'business' } });
  });

  // @req ERR-008
  it('a shopper to whom nothing is offered is told so at the number, until another one is typed', () => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    harness.fail('verifyOtp', failure('USER_NOT_FOUND_INLINE'));
    expect(harness.state.screen).toMatchObject({ name: 'verifyMobile', failure: { name: 'USER_NOT_FOUND_INLINE' } });
    expect(harness.asked('startTimer').filter(({ timer }) => timer === 'otpFailure')).toEqual([]);
  });

  it('a PIN that is wrong is cleared, and 2 attempts are left', () => {
    const harness = new Harness().atSecondFactor().send({ type: 'aivfTyped', text: '9999' }, { type: 'aivfSubmitted' });
    harness.fail('authorize', failure('PAYMENT_INVALID_PIN', { attemptsRemaining: 2 }));
    expect(harness.state.screen).toMatchObject({ name: 'secondFactor' });
    expect(harness.state.paymentUserData.aivfValue).toBe('');
  });

  it('a lender OTP that is wrong leads back to its field', () => {
    const harness = new Harness()
      .atProcessing()
      .fail('confirm', failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 1 }));
    expect(harness.state.screen).toMatchObject({ name: 'lenderOtp', sent: { attemptsRemaining: 1 } });
  });

  it('a statement that has changed is shown anew, with the tick taken off', () => {
    const harness = new Harness()
      .atKfs()
      .send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    harness.fail('authorizeKfs', failure('PAYMENT_KFS_CHANGED')).answer('getKfs');
    expect(harness.state.screen).toMatchObject({ name: 'kfs', phase: 'reading', isChanged: true });
    expect(harness.state.paymentUserData.isKfsAccepted).toBe(false);
  });

  it('a statement of another day, found when the OTP is sent, is reloaded and needs a new consent', () => {
    const harness = new Harness().atProcessing();
    harness.fail('confirm', failure('PAYMENT_KFS_CHANGED')).answer('getKfs');
    expect(harness.state.screen).toMatchObject({ name: 'kfs', phase: 'reading', isChanged: true });
    expect(harness.state.paymentUserData.isKfsAccepted).toBe(false);
    harness.send({ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' });
    expect(harness.sent('authorizeKfs').length).toBeGreaterThan(0);
  });

  it('a lender that fails (4007) is a failure with "once more" first; once more asks for the same plan', () => {
    const harness = new Harness().atProcessing().fail('confirm', failure('PAYMENT_LENDER_SERVER_FAIL', { code: 4007 }));
    harness.answer('details', { status: 'FAILED', step: 'RETRY', failedStep: 'LENDER_OTP', isMobileVerified: true });
    expect(harness.state.screen).toMatchObject({
      name: 'failure',
      failure: { code: 4007 },
      options: ['sameAgain', 'otherLender', 'leave'],
      noEmiStarted: true,
    });
    expect(harness.asked('emitStep').at(-1)).toEqual({ type: 'emitStep', step: 'LENDER_OTP', status: 'FAILED' });
    harness.send(retry).answer('initiateTxn');
    expect(harness.sent('initiateTxn').at(-1)?.body).toEqual({ lenderId: '401', emiPlanId: '401-6' });
    expect(harness.state.screen.name).toBe('secondFactor');
  });

  it('a payment that was asked for before (4004) leads back to the shop and nowhere else', () => {
    const duplicate = failure('PAYMENT_DUPLICATE_REQUEST', { code: 4004 });
    const harness = new Harness().atProcessing().fail('confirm', duplicate);
    expect(harness.state.screen).toMatchObject({ name: 'pending' });
    harness.send({ type: 'statusAsked' }).answer('status', { status: 'FAILED', failure: duplicate });
    harness.answer('details', { status: 'FAILED', step: 'RETRY', failure: duplicate });
    expect(harness.state.screen).toMatchObject({ name: 'failure', options: ['leave'], noEmiStarted: false });
  });

  it('HTTP 403 blocks the account, 401 ends the session', () => {
    const blocked = new Harness().atMobile();
    blocked.send({ type: 'mobileTyped', text: '9000000006' }, { type: 'mobileSubmitted' });
    blocked.fail('sendOtp', failure('ACCESS_FORBIDDEN', { kind: 'http', status: 403 }));
    expect(blocked.state.screen).toMatchObject({ name: 'ended', reason: 'accountBlocked' });
    const over = new Harness()
      .atProcessing()
      .fail('confirm', failure('AUTHORIZATION_FAIL', { kind: 'http', status: 401 }));
    expect(over.state.screen).toMatchObject({ name: 'ended', reason: 'sessionExpired' });
  });

  it('an order whose time is over is over wherever it is noticed', () => {
    const harness = new Harness().atKfs().send({ type: 'timerFired', timer: 'orderEnd' });
    harness.answer('details', { status: 'FAILED', step: 'KFS_CONSENT', failure: failure('PAYMENT_ORDER_EXPIRED') });
    expect(harness.state.screen).toMatchObject({ name: 'ended', reason: 'expired' });
    expect(harness.state.outcome).toBe('expired');
    expect(harness.asked('emitStep').at(-1)).toEqual({ type: 'emitStep', step: 'KFS_CONSENT', status: 'FAILED' });
  });
});
