import { expect, it, vi } from 'vitest';
import { OTP_FAILURE_SHOWN_MS } from '../../../shared/rules/otp-failure-shown';
import { failure } from '../testing/failures';
import { type CodeEvent, type TypedCode, takeCodeEvent } from './code-step';
import { enteringCode } from './otp-state';

const NOW_MS = 100_000;
const flowOf = () => ({ nowMs: NOW_MS, startTimer: vi.fn(), stopTimer: vi.fn() });
const sent = { resendAtMs: NOW_MS, attemptsRemaining: 5 };
const take = (flow: ReturnType<typeof flowOf>, typed: TypedCode, event: CodeEvent, goesByItself = true) =>
  takeCodeEvent(flow, typed, event, { isAgreed: true, goesByItself });
const verifying: TypedCode = { code: '12345', otp: { ...enteringCode(sent), phase: 'verifying' } };

it.each([
  ['the fifth digit verifies by itself', { type: 'codeTyped', text: '12345' }, true, 'verifyOtp'],
  ['the fifth digit waits for the button', { type: 'codeTyped', text: '12345' }, false, null],
  ['a resend sends another code', { type: 'codeResendAsked' }, true, 'sendOtp'],
] as const)('%s', (_rule, event, goesByItself, call) => {
  expect(take(flowOf(), { code: '1234', otp: enteringCode(sent) }, event, goesByItself)?.call).toBe(call);
});

it('an event that does not fit changes nothing', () => {
  expect(take(flowOf(), verifying, { type: 'codeTyped', text: '1' })).toBeNull();
});

it('the words of a refused code go by the timer of the flow', () => {
  const flow = flowOf();
  const refused = take(flow, verifying, { type: 'otpRefused', failure: failure({ attemptsRemaining: 4 }) });
  expect(flow.startTimer.mock.calls).toEqual([['otpFailure', OTP_FAILURE_SHOWN_MS]]);
  if (refused?.otp.step !== 'code') throw new Error('no code can be typed');
  expect(refused.otp.failure).not.toBeNull();
  const shown = take(flow, { code: '', otp: refused.otp }, { type: 'failureShown' });
  expect(shown?.otp.failure).toBeNull();
});

it('a timer of an earlier failure does not take the words of a last attempt away', () => {
  const flow = flowOf();
  take(flow, verifying, { type: 'otpRefused', failure: failure({ attemptsRemaining: 0 }) });
  expect(flow.startTimer).not.toHaveBeenCalled();
  expect(flow.stopTimer.mock.calls).toEqual([['otpFailure']]);
});
