// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { alone, onDetails, opened, withCodeSent, withCustomerVerified } from './testing/journeys';
import { CODE, MOBILE, START_MS } from './testing/play';

const words = (play: { state: { mobileFlow: unknown } }) => play.state.mobileFlow;

describe('the customer’s number', () => {
  it('keeps 98765 of 98a7-65 and ten digits of twelve', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: '98a7-65' });
    expect(play.state.mobile).toBe('98765');
    play.send({ type: 'mobileTyped', text: '987654321012' });
    expect(play.state.mobile).toBe('9876543210');
  });

  it('sends nothing for 9 digits and one code at the 10th, without a press', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE.slice(0, 9) });
    play.send({ type: 'mobileSubmitted' });
    expect(play.calls('sendShareCode')).toEqual([]);
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.send({ type: 'mobileSubmitted' });
    expect(play.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE }]);
  });

  it('that begins with 0 to 5 exists nowhere in India: no code goes there, also where it is pressed for', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    for (const first of [0, 1, 2, 3, 4, 5]) {
      play.send({ type: 'mobileTyped', text: `${first}876543210` });
      play.send({ type: 'mobileSubmitted' });
    }
    expect(play.calls('sendShareCode')).toEqual([]);
    play.send({ type: 'mobileTyped', text: '09876543210' });
    expect(play.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE }]);
  });

  it('from the host waits for the agent, who presses Send code', () => {
    const play = alone({ mobile: MOBILE, amount: 54_990 });
    expect(play.calls('sendShareCode')).toEqual([]);
    play.send({ type: 'mobileSubmitted' });
    expect(play.calls('sendShareCode')).toHaveLength(1);
  });

  it('that was verified skips the code and waits for Check eligibility', () => {
    const play = onDetails({ verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    expect(words(play)).toEqual({ step: 'alreadyVerified' });
    expect(play.calls('sendShareCode')).toEqual([]);
    expect(play.calls('checkEligibility')).toEqual([]);
    play.send({ type: 'eligibilityAsked' });
    expect(play.calls('checkEligibility')).toHaveLength(1);
  });

  it.each([
    [3_599, 0],
    [3_601, 1],
  ])('verified for an hour gets, %i s later, %i new codes', (afterS, codes) => {
    const play = withCustomerVerified(onDetails());
    play.answer('checkEligibility');
    play.send({ type: 'anotherMobileAsked' });
    play.wait(afterS * 1000);
    play.send({ type: 'mobileTyped', text: MOBILE });
    expect(play.calls('sendShareCode')).toHaveLength(1 + codes);
    expect(play.state.mobileFlow.step).toBe(codes === 0 ? 'alreadyVerified' : 'sending');
  });

  it('whose hour ends while Check eligibility waits gets a code when it is pressed', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'http', status: 503 });
    play.send({ type: 'errorExitAsked' });
    expect(words(play)).toEqual({ step: 'alreadyVerified' });
    play.wait(3_601_000);
    play.send({ type: 'eligibilityAsked' });
    expect(play.calls('checkEligibility')).toHaveLength(1);
    expect(play.calls('sendShareCode')).toHaveLength(2);
  });

  it('that the server no longer takes as verified gets a code by itself and is forgotten', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'business', name: 'MOBILE_NOT_VERIFIED', message: 'Verify first.' });
    expect(play.effects.at(-1)).toMatchObject({ type: 'call', pending: { call: 'sendShareCode' } });
    expect(play.effects).toContainEqual({ type: 'rememberVerified', verified: [] });
    expect(play.state.verifiedMobiles).toEqual([]);
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
  });

  it('of another customer empties number, name and e-mail; Change keeps the number', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'nameTyped', text: 'Ravi Kumar' });
    play.send({ type: 'mobileChangeAsked' });
    expect(play.state.mobile).toBe(MOBILE);
    expect(words(play)).toEqual({ step: 'entering', failure: null });
    play.send({ type: 'anotherMobileAsked' });
    expect(play.state).toMatchObject({ mobile: '', ntbForm: { userName: '', email: '' } });
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
  });

  it('changed while its code is sent or verified makes both answers count no more', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    const { requestId } = play.pending('sendShareCode');
    expect(play.send({ type: 'mobileChangeAsked' })).toEqual([{ type: 'abortCall', requestId }]);
    expect(play.state.calls).toEqual({});
  });

  it('typed on the pre-eligibility screen counts also while a code of an earlier one is open', () => {
    const play = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.answer('preEligibility');
    play.send({ type: 'eligibilityAsked' });
    play.answer('sendShareCode');
    play.send({ type: 'sheetClosed' });
    play.send({ type: 'mobileTyped', text: '900000000' });
    expect(play.state.mobile).toBe('900000000');
    expect(words(play)).toEqual({ step: 'entering', failure: null });
  });
});

describe('the share code', () => {
  it('is verified at its 5th digit, once, without a press', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: '1234' });
    play.send({ type: 'codeSubmitted' });
    expect(play.calls('verifyShareCode')).toEqual([]);
    play.send({ type: 'codeTyped', text: '1 2 3 4 5 6' });
    play.send({ type: 'codeSubmitted' });
    expect(play.calls('verifyShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE, otp: '12345' }]);
  });

  it('that was put together from parts waits for the button', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: '12345', waits: true });
    expect(play.calls('verifyShareCode')).toEqual([]);
    play.send({ type: 'codeSubmitted' });
    expect(play.calls('verifyShareCode')).toHaveLength(1);
  });

  it('that is right marks the number until the server’s time, is remembered, and goes on to eligibility', () => {
    const play = withCustomerVerified(onDetails());
    const verified = [{ mobile: MOBILE, untilMs: START_MS + 3_600_000 }];
    expect(play.state.verifiedMobiles).toEqual(verified);
    expect(play.effects).toContainEqual({ type: 'rememberVerified', verified });
    expect(play.calls('checkEligibility').map(({ body }) => body)).toEqual([{ mobile: MOBILE, amount: 54_990 }]);
  });

  it('that is right after the sheet was closed marks the number and asks nobody', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: CODE });
    play.send({ type: 'sheetClosed' });
    play.answer('verifyShareCode');
    expect(play.state.verifiedMobiles).toHaveLength(1);
    expect(play.calls('checkEligibility')).toEqual([]);
  });

  it('that is wrong is cleared, says so at its field and counts 2 attempts left', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: CODE });
    play.fail('verifyShareCode', { kind: 'business', message: 'Not right.', attemptsRemaining: 2 });
    expect(words(play)).toMatchObject({
      step: 'codeEntry',
      code: '',
      failure: { message: 'Not right.' },
      sent: { attemptsRemaining: 2 },
    });
    expect(play.state.errorModal).toEqual({ status: 'closed' });
  });

  it('stays typed where the line broke, and the modal says so without Retry', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: CODE });
    play.fail('verifyShareCode');
    expect(words(play)).toMatchObject({ step: 'codeEntry', code: CODE, failure: null });
    expect(play.state.errorModal).toMatchObject({ status: 'open', canRetry: false });
  });

  it('is not asked for again for a number that was blocked by wrong ones', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: CODE });
    play.fail('verifyShareCode', { kind: 'business', name: 'MOBILE_BLOCKED', message: 'Blocked.' });
    expect(words(play)).toMatchObject({ step: 'entering', failure: { name: 'MOBILE_BLOCKED' } });
  });
});

describe('another code', () => {
  it('is half an hour away after the last wrong one: the count says so, and nothing is sent before', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: CODE });
    const resendAtMs = START_MS + 30 * 60_000;
    play.fail('verifyShareCode', {
      kind: 'business',
      name: 'SHARE_CODE_ATTEMPTS_EXHAUSTED',
      message: 'Too many.',
      attemptsRemaining: 0,
      resendAtMs,
    });
    expect(words(play)).toMatchObject({ step: 'codeEntry', sent: { attemptsRemaining: 0, resendAtMs } });
    play.send({ type: 'codeResendAsked', nowMs: resendAtMs - 1 });
    expect(play.calls('sendShareCode')).toHaveLength(1);
    play.send({ type: 'codeResendAsked', nowMs: resendAtMs });
    play.answer('sendShareCode');
    expect(words(play)).toMatchObject({ step: 'codeEntry', sent: { attemptsRemaining: 5 } });
  });

  it('for a number that is blocked keeps the number, with the time from which codes are sent', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    const resendAtMs = START_MS + 60_000;
    play.fail('sendShareCode', { kind: 'business', name: 'MOBILE_BLOCKED', message: 'Blocked.', resendAtMs });
    expect(words(play)).toMatchObject({ step: 'entering', failure: { name: 'MOBILE_BLOCKED', resendAtMs } });
  });

  it.each([
    [29_999, 1],
    [30_000, 2],
  ])('%i ms after the first makes %i in all', (afterMs, codes) => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeResendAsked', nowMs: START_MS + afterMs });
    expect(play.calls('sendShareCode')).toHaveLength(codes);
  });

  it('empties the boxes, waits 30 s again, says Code sent and keeps the count of attempts', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeTyped', text: '123' });
    play.wait(30_000);
    play.send({ type: 'codeResendAsked', nowMs: play.nowMs });
    expect(play.state.mobileFlow.step).toBe('sending');
    play.answer('sendShareCode', { resendAtMs: START_MS + 60_000 });
    expect(words(play)).toMatchObject({ step: 'codeEntry', code: '', sent: { resendAtMs: START_MS + 60_000 } });
    expect(play.state.toast?.kind).toBe('codeSent');
  });

  it('is a new intent; the same one sent again after a lost answer is not', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.fail('sendShareCode');
    play.send({ type: 'errorExitAsked' });
    play.send({ type: 'mobileSubmitted' });
    play.answer('sendShareCode');
    play.send({ type: 'codeResendAsked', nowMs: START_MS + 30_000 });
    const [first, repeated, another] = play.calls('sendShareCode').map(({ intent }) => intent);
    expect(repeated).toBe(first);
    expect(another).not.toBe(first);
  });

  it('too soon after one that this page does not remember lets that one be typed', () => {
    const play = onDetails();
    play.send({ type: 'eligibilityAsked' });
    play.send({ type: 'mobileTyped', text: MOBILE });
    const resendAtMs = START_MS + 12_000;
    play.fail('sendShareCode', { kind: 'business', name: 'OTP_TOO_SOON', message: 'Wait.', resendAtMs });
    expect(words(play)).toMatchObject({ step: 'codeEntry', sent: { resendAtMs, expiresAtMs: null } });
  });

  it('that could not be sent leaves the one before to be typed', () => {
    const play = withCodeSent(onDetails());
    play.send({ type: 'codeResendAsked', nowMs: START_MS + 30_000 });
    play.fail('sendShareCode', { kind: 'business', message: 'Not now.' });
    expect(words(play)).toMatchObject({ step: 'codeEntry', failure: { message: 'Not now.' } });
  });
});
