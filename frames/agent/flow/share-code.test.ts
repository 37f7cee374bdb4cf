// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { enteringNumber } from '../../identity';
import { CODE, type Harness, MOBILE, START_MS } from './testing/harness';
import { alone, onDetails, opened, withCodeSent, withCustomerVerified } from './testing/journeys';

const otpIn = ({ typedOtp: { otp, code } }: Harness) => ({ ...otp, code });

describe('the customer’s number', () => {
  // @req VAL-034
  it('keeps 98765 of 98a7-65', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: '98a7-65' });
    expect(harness.state.purchase.mobile).toBe('98765');
  });

  // @req OTP-054
  it('of 12 digits at once is never cut to one that nobody meant: no code is sent', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: '987654321012' });
    harness.send({ type: 'mobileSubmitted' });
    expect(harness.state.purchase.mobile).toBe('987654321012');
    expect(harness.calls('sendShareCode')).toEqual([]);
  });

  it('that begins with 91 waits at the 10th digit: two more make it another one', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    for (const text of ['9198765432', '91987654321']) harness.send({ type: 'mobileTyped', text });
    expect(harness.calls('sendShareCode')).toEqual([]);
    harness.send({ type: 'mobileTyped', text: '919876543210' });
    expect(harness.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE }]);
  });

  it('that begins with 91 gets its code when it is pressed for', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: '9198765432' });
    harness.send({ type: 'mobileSubmitted' });
    expect(harness.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: '9198765432' }]);
  });

  // @req OTP-061, OTP-064, VAL-037
  it('sends nothing for 9 digits and one code at the 10th, without a press', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE.slice(0, 9) });
    harness.send({ type: 'mobileSubmitted' });
    expect(harness.calls('sendShareCode')).toEqual([]);
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.send({ type: 'mobileSubmitted' });
    expect(harness.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE }]);
  });

  // @req Q-011
  it('5876543210 has ten digits and goes to the server, whose refusal stays at the field until a digit changes', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: '5876543210' });
    expect(harness.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: '5876543210' }]);
    const refused = { kind: 'http', status: 400, reaction: 'say', message: 'The request is not valid.' } as const;
    const before = harness.effects.length;
    harness.fail('sendShareCode', refused);
    expect(harness.otp).toMatchObject({ step: 'number', phase: 'entering', failure: { status: 400 } });
    expect(harness.state.modal).toEqual({ name: 'none' });
    expect(harness.effects.slice(before)).not.toContainEqual(expect.objectContaining({ timer: 'otpFailure' }));
    harness.send({ type: 'mobileTyped', text: '587654321' });
    expect(harness.otp).toMatchObject({ failure: null });
    harness.send({ type: 'mobileTyped', text: '09876543210' });
    expect(harness.calls('sendShareCode').at(-1)?.body).toEqual({ mobile: MOBILE });
  });

  it('from the host waits for the agent, who presses Send code', () => {
    const harness = alone({ mobile: MOBILE, amount: 54_990 });
    expect(harness.calls('sendShareCode')).toEqual([]);
    harness.send({ type: 'mobileSubmitted' });
    expect(harness.calls('sendShareCode')).toHaveLength(1);
  });

  // @req OTP-062
  it('that was verified skips the code and waits for Check eligibility', () => {
    const harness = onDetails({ verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    expect(otpIn(harness)).toEqual({ step: 'verified', code: '' });
    expect(harness.calls('sendShareCode')).toEqual([]);
    expect(harness.calls('checkEligibility')).toEqual([]);
    harness.send({ type: 'eligibilityAsked' });
    expect(harness.calls('checkEligibility')).toHaveLength(1);
  });

  it.each([
    [3_599, 0],
    [3_601, 1],
  ])('verified for an hour gets, %i s later, %i new codes', (afterS, codes) => {
    const harness = withCustomerVerified(onDetails());
    harness.answer('checkEligibility');
    harness.send({ type: 'anotherMobileAsked' });
    harness.wait(afterS * 1000);
    harness.send({ type: 'mobileTyped', text: MOBILE });
    expect(harness.calls('sendShareCode')).toHaveLength(1 + codes);
    expect(otpIn(harness)).toMatchObject(codes === 0 ? { step: 'verified' } : { step: 'number', phase: 'sending' });
  });

  it('whose hour ends while Check eligibility waits gets a code when it is pressed', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'http', status: 503 });
    harness.send({ type: 'errorExitAsked' });
    expect(otpIn(harness)).toEqual({ step: 'verified', code: '' });
    harness.wait(3_601_000);
    harness.send({ type: 'eligibilityAsked' });
    expect(harness.calls('checkEligibility')).toHaveLength(1);
    expect(harness.calls('sendShareCode')).toHaveLength(2);
  });

  it('that the server no longer takes as verified gets a code by itself and is forgotten', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'business', name: 'MOBILE_NOT_VERIFIED', message: 'Verify first.' });
    expect(harness.effects.at(-1)).toMatchObject({ type: 'call', pending: { call: 'sendShareCode' } });
    expect(harness.effects).toContainEqual({ type: 'rememberVerified', verified: [] });
    expect(harness.state.session.verifiedMobiles).toEqual([]);
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
  });

  it('of another customer empties number, name and e-mail; Change keeps the number', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    harness.send({ type: 'mobileChangeAsked' });
    expect(harness.state.purchase.mobile).toBe(MOBILE);
    expect(otpIn(harness)).toEqual({ ...enteringNumber, code: '' });
    harness.send({ type: 'anotherMobileAsked' });
    expect(harness.state).toMatchObject({ purchase: { mobile: '', applicant: { userName: '', email: '' } } });
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
  });

  it('changed while its code is sent or verified makes both answers count no more', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    const { requestId } = harness.pending('sendShareCode');
    expect(harness.send({ type: 'mobileChangeAsked' })).toEqual([{ type: 'abortCall', requestId }]);
    expect(harness.state.calls).toEqual({});
  });

  it('typed on the pre-eligibility screen counts also while a code of an earlier one is open', () => {
    const harness = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.answer('preEligibility');
    harness.send({ type: 'eligibilityAsked' });
    harness.answer('sendShareCode');
    harness.send({ type: 'sheetClosed' });
    harness.send({ type: 'mobileTyped', text: '900000000' });
    expect(harness.state.purchase.mobile).toBe('900000000');
    expect(otpIn(harness)).toEqual({ ...enteringNumber, code: '' });
  });
});

describe('the share code', () => {
  // @req OTP-065, VAL-038, VAL-039
  it('is verified at its 5th digit, once, without a press', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: '1234' });
    harness.send({ type: 'codeSubmitted' });
    expect(harness.calls('verifyShareCode')).toEqual([]);
    harness.send({ type: 'codeTyped', text: '1 2 3 4 5 6' });
    harness.send({ type: 'codeSubmitted' });
    expect(harness.calls('verifyShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE, otp: '12345' }]);
  });

  it('that was put together from parts waits for the button', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: '12345', waits: true });
    expect(harness.calls('verifyShareCode')).toEqual([]);
    harness.send({ type: 'codeSubmitted' });
    expect(harness.calls('verifyShareCode')).toHaveLength(1);
  });

  // @req OTP-066, OTP-067
  it('that is right marks the number until the server’s time, is remembered, and goes on to eligibility', () => {
    const harness = withCustomerVerified(onDetails());
    const verified = [{ mobile: MOBILE, untilMs: START_MS + 3_600_000 }];
    expect(harness.state.session.verifiedMobiles).toEqual(verified);
    expect(harness.effects).toContainEqual({ type: 'rememberVerified', verified });
    expect(harness.calls('checkEligibility').map(({ body }) => body)).toEqual([{ mobile: MOBILE, amount: 54_990 }]);
  });

  it('that is right after the sheet was closed marks the number and asks nobody', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: CODE });
    harness.send({ type: 'sheetClosed' });
    harness.answer('verifyShareCode');
    expect(harness.state.session.verifiedMobiles).toHaveLength(1);
    expect(harness.calls('checkEligibility')).toEqual([]);
  });

  // @req OTP-060
  it('that is wrong is cleared, says so at its field and counts 2 attempts left', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: CODE });
    harness.fail('verifyShareCode', { kind: 'business', message: 'Not right.', attemptsRemaining: 2 });
    expect(otpIn(harness)).toMatchObject({
      step: 'code',
      phase: 'entering',
      code: '',
      failure: { message: 'Not right.' },
      sent: { attemptsRemaining: 2 },
    });
    expect(harness.state.modal).toEqual({ name: 'none' });
  });

  it('stays typed where the line broke, and the modal says so without Retry', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: CODE });
    harness.fail('verifyShareCode');
    expect(otpIn(harness)).toMatchObject({ step: 'code', phase: 'entering', code: CODE, failure: null });
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', canRetry: false });
  });

  it('is not asked for again for a number that was blocked by wrong ones', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: CODE });
    harness.fail('verifyShareCode', { kind: 'business', name: 'MOBILE_BLOCKED', message: 'Blocked.' });
    expect(otpIn(harness)).toMatchObject({ step: 'number', failure: { name: 'MOBILE_BLOCKED' } });
  });
});

describe('another code', () => {
  it('is half an hour away after the last wrong one: the count says so, and nothing is sent before', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: CODE });
    const resendAtMs = START_MS + 30 * 60_000;
    harness.fail('verifyShareCode', {
      kind: 'business',
      name: 'SHARE_CODE_ATTEMPTS_EXHAUSTED',
      message: 'Too many.',
      attemptsRemaining: 0,
      resendAtMs,
    });
    expect(otpIn(harness)).toMatchObject({
      step: 'code',
      phase: 'entering',
      sent: { attemptsRemaining: 0, resendAtMs },
    });
    harness.nowMs = resendAtMs - 1;
    harness.send({ type: 'codeResendAsked' });
    expect(harness.calls('sendShareCode')).toHaveLength(1);
    harness.nowMs = resendAtMs;
    harness.send({ type: 'codeResendAsked' });
    harness.answer('sendShareCode');
    expect(otpIn(harness)).toMatchObject({ step: 'code', phase: 'entering', sent: { attemptsRemaining: 5 } });
  });

  it('for a number that is blocked keeps the number, with the time from which codes are sent', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    const resendAtMs = START_MS + 60_000;
    harness.fail('sendShareCode', { kind: 'business', name: 'MOBILE_BLOCKED', message: 'Blocked.', resendAtMs });
    expect(otpIn(harness)).toMatchObject({ step: 'number', failure: { name: 'MOBILE_BLOCKED', resendAtMs } });
  });

  // @req OTP-057
  it.each([
    [29_999, 1],
    [30_000, 2],
  ])('%i ms after the first makes %i in all', (afterMs, codes) => {
    const harness = withCodeSent(onDetails());
    harness.nowMs = START_MS + afterMs;
    harness.send({ type: 'codeResendAsked' });
    expect(harness.calls('sendShareCode')).toHaveLength(codes);
  });

  it('empties the boxes, waits 30 s again, says Code sent and keeps the count of attempts', () => {
    const harness = withCodeSent(onDetails());
    harness.send({ type: 'codeTyped', text: '123' });
    harness.wait(30_000);
    harness.send({ type: 'codeResendAsked' });
    expect(otpIn(harness)).toMatchObject({ step: 'code', phase: 'resending' });
    harness.answer('sendShareCode', { resendAtMs: START_MS + 60_000 });
    expect(otpIn(harness)).toMatchObject({
      step: 'code',
      phase: 'entering',
      code: '',
      sent: { resendAtMs: START_MS + 60_000 },
    });
    expect(harness.state.toast?.kind).toBe('codeSent');
  });

  it('is a new intent; the same one sent again after a lost answer is not', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    harness.fail('sendShareCode');
    harness.send({ type: 'errorExitAsked' });
    harness.send({ type: 'mobileSubmitted' });
    harness.answer('sendShareCode');
    harness.nowMs = START_MS + 30_000;
    harness.send({ type: 'codeResendAsked' });
    const [first, repeated, another] = harness.calls('sendShareCode').map(({ intent }) => intent);
    expect(repeated).toBe(first);
    expect(another).not.toBe(first);
  });

  it('too soon after one that this page does not remember lets that one be typed', () => {
    const harness = onDetails();
    harness.send({ type: 'eligibilityAsked' });
    harness.send({ type: 'mobileTyped', text: MOBILE });
    const resendAtMs = START_MS + 12_000;
    harness.fail('sendShareCode', { kind: 'business', name: 'OTP_TOO_SOON', message: 'Wait.', resendAtMs });
    expect(otpIn(harness)).toMatchObject({
      step: 'code',
      phase: 'entering',
      sent: { resendAtMs, attemptsRemaining: null },
    });
  });

  it('that could not be sent leaves the one before to be typed', () => {
    const harness = withCodeSent(onDetails());
    harness.nowMs = START_MS + 30_000;
    harness.send({ type: 'codeResendAsked' });
    harness.fail('sendShareCode', { kind: 'business', message: 'Not now.' });
    expect(otpIn(harness)).toMatchObject({ step: 'code', phase: 'entering', failure: { message: 'Not now.' } });
  });
});
