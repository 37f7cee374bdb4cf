import type { Failure } from '../../platform/api/failure';
import { reduceOtp } from './otp-flow';
import type { CodeStep, NumberStep, OtpEvent, OtpRules, OtpTap, SentOtp } from './otp-state';

/** The timer of a flow that takes the words of a refused code away. */
export type CodeTimer = 'otpFailure';

/** What a flow has for the code of a page (`Flow` of the page kit). */
interface CodeFlow {
  readonly nowMs: number;
  startTimer(timer: CodeTimer, delayMs: number): void;
  stopTimer(timer: CodeTimer): void;
}

/** A code that is typed; the number it goes to is known. */
export interface TypedCode {
  readonly otp: CodeStep;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
}

export type CodeEvent =
  | Extract<OtpTap, { type: 'codeTyped' | 'codeSubmitted' | 'codeResendAsked' }>
  | { readonly type: 'otpSent'; readonly sent: SentOtp }
  | { readonly type: 'otpRefused'; readonly failure: Failure }
  /** The timer has fired. */
  | { readonly type: 'failureShown' };

/** One timer at a time: no two failures have to be told apart. */
const FAILURE_ID = 0;

/** Takes an event of a code, with the timer of its failure. `call`: the call to make. `otp` of step `number`: no code can be
 *  typed any more. Null if the event does not fit. */
export function takeCodeEvent(
  flow: CodeFlow,
  { otp, code }: TypedCode,
  event: CodeEvent,
  rules: Pick<OtpRules, 'isAgreed' | 'goesByItself'>,
): {
  readonly otp: CodeStep | NumberStep;
  readonly code: string;
  readonly call: 'sendOtp' | 'verifyOtp' | null;
} | null {
  const before = { mobile: '', code, otp };
  const hasId = event.type === 'otpRefused' || event.type === 'failureShown';
  const otpEvent: OtpEvent = hasId ? { ...event, id: FAILURE_ID } : event;
  const next = reduceOtp(before, otpEvent, { ...rules, nowMs: flow.nowMs });
  if (next === before || next.otp.step === 'verified') return null;
  if (next.otp.failure !== otp.failure) flow.stopTimer('otpFailure');
  const { effect } = next;
  if (effect?.type === 'startTimer') flow.startTimer('otpFailure', effect.delayMs);
  return { otp: next.otp, code: next.code, call: effect && effect.type !== 'startTimer' ? effect.type : null };
}
