import { CODE_SENDS, CODE_WINDOW_MS, decideSend, freshCodeState, nextSendAtMs } from '../../rules/one-time-code-rules';
import { Refusal } from '../refusal';

// A link may be sent as often as a session's one-time code. `sentAtMs`: times of sending, oldest first.

const sentLately = (sentAtMs: readonly number[], nowMs: number): readonly number[] =>
  sentAtMs.filter((atMs) => atMs > nowMs - CODE_WINDOW_MS);

/** Remaining sends of a link, and the time of the next. */
export function sendsLeft(sentAtMs: readonly number[], nowMs: number) {
  const lately = sentLately(sentAtMs, nowMs);
  return { sendsRemaining: CODE_SENDS - lately.length, resendAtMs: nextSendAtMs(lately) };
}

/** Refuses with OTP_TOO_SOON before the next time. */
export function requireSendable({ sentAtMs }: { readonly sentAtMs: readonly number[] }, nowMs: number): void {
  const decision = decideSend({ ...freshCodeState, sentAtMs: sentLately(sentAtMs, nowMs) }, nowMs);
  if (decision.decision === 'tooSoon')
    throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: decision.sendAtMs, serverNowMs: nowMs } });
}

/** A simultaneous press has just sent it. */
export const tooSoon = (sentAtMs: readonly number[], nowMs: number): Refusal =>
  new Refusal('OTP_TOO_SOON', { data: { resendAtMs: nextSendAtMs(sentAtMs), serverNowMs: nowMs } });
