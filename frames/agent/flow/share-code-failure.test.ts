// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/api/failure';
import { CODE, type Harness, MOBILE, START_MS } from './testing/harness';
import { onDetails, withCodeSent } from './testing/journeys';

const business = (name: string, more: Partial<Failure> = {}): Partial<Failure> => ({
  kind: 'business',
  name,
  message: 'No.',
  ...more,
});
const wrong = business('INVALID_OTP', { attemptsRemaining: 2 });

function verified(why: Partial<Failure>): Harness {
  const harness = withCodeSent(onDetails());
  harness.send({ type: 'codeTyped', text: CODE });
  harness.fail('verifyShareCode', why);
  return harness;
}

function firstSent(why: Partial<Failure>): Harness {
  const harness = onDetails();
  harness.send({ type: 'eligibilityAsked' });
  harness.send({ type: 'mobileTyped', text: MOBILE });
  harness.fail('sendShareCode', why);
  return harness;
}

function sentAgain(why: Partial<Failure>): Harness {
  const harness = withCodeSent(onDetails());
  harness.wait(30_000);
  harness.send({ type: 'codeResendAsked' });
  harness.fail('sendShareCode', why);
  return harness;
}

const stepAndMessage = ({ otp }: Harness) => [otp.step, 'failure' in otp && otp.failure?.message];

describe('the words about a share code', () => {
  it.each([
    ['that is wrong', 'code', () => verified(wrong)],
    ['that is too old', 'code', () => verified(business('OTP_EXPIRED'))],
    ['that was not sent', 'number', () => firstSent(business('MOBILE_INVALID'))],
    ['that is asked for too soon', 'code', () => sentAgain(business('OTP_TOO_SOON', { resendAtMs: START_MS }))],
  ])('%s are shown for 3 s and not 1 ms longer', (_, step, begin) => {
    const harness = begin();
    harness.wait(2_999);
    expect(stepAndMessage(harness)).toEqual([step, 'No.']);
    harness.wait(1);
    expect(stepAndMessage(harness)).toEqual([step, undefined]);
  });

  it('go and leave the warning of the last attempts, and what was typed meanwhile', () => {
    const harness = verified(wrong);
    harness.send({ type: 'codeTyped', text: '123' });
    harness.wait(3_000);
    expect(harness.typedOtp).toMatchObject({ code: '123', otp: { failure: null, sent: { attemptsRemaining: 2 } } });
  });

  it('of a second wrong code have 3 s of their own', () => {
    const harness = verified(wrong);
    harness.wait(2_000);
    harness.send({ type: 'codeTyped', text: '54321' });
    harness.fail('verifyShareCode', wrong);
    harness.wait(1_000);
    expect(stepAndMessage(harness)).toEqual(['code', 'No.']);
    harness.wait(2_000);
    expect(stepAndMessage(harness)).toEqual(['code', undefined]);
  });

  it('come to nothing where the next code is being verified or the sheet is closed', () => {
    const verifying = verified(wrong);
    verifying.send({ type: 'codeTyped', text: '54321' });
    const closed = verified(wrong);
    closed.send({ type: 'sheetClosed' });
    closed.wait(3_000);
    verifying.wait(3_000);
    expect(verifying.otp).toMatchObject({ phase: 'verifying', failure: null });
    expect(stepAndMessage(closed)).toEqual(['code', undefined]);
  });

  it('of a number that is blocked stay until another one is typed, also those that come within 3 s of others', () => {
    const blocked = business('MOBILE_BLOCKED', { resendAtMs: START_MS + 1_800_000 });
    const harness = verified(wrong);
    harness.send({ type: 'codeTyped', text: '54321' });
    harness.fail('verifyShareCode', blocked);
    harness.wait(60_000);
    expect(stepAndMessage(harness)).toEqual(['number', 'No.']);
    harness.send({ type: 'mobileTyped', text: '9' });
    expect(stepAndMessage(harness)).toEqual(['number', undefined]);
  });

  it('of the last attempt stay with the field that is locked, until the next code is sent', () => {
    const harness = verified(business('INVALID_OTP', { attemptsRemaining: 0, resendAtMs: START_MS + 1_800_000 }));
    harness.wait(1_800_000);
    expect(stepAndMessage(harness)).toEqual(['code', 'No.']);
    harness.send({ type: 'codeResendAsked' });
    expect(harness.otp).toMatchObject({ phase: 'resending' });
  });
});
