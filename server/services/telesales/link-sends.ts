import { CODE_SENDS, CODE_WINDOW_MS, decideSend, freshCodeState, nextSendAtMs } from '../../rules/one-time-code-rules';
import { Refusal } from '../refusal';

// A link is sent as often as a session may be sent a one-time code. `sentAtMs`: when it was, oldest first.

const sentLately = (sentAtMs: readonly number[], nowMs: number): readonly number[] =>
  sentAtMs.filter((atMs) => atMs > nowMs - CODE_WINDOW_MS);

/** How often a link may be sent once more, and from when on. */
export function sendsLeft(sentAtMs: readonly number[], nowMs: number) {
  const lately = sentLately(sentAtMs, nowMs);
  return { sendsRemaining: CODE_SENDS - lately.length, resendAtMs: nextSendAtMs(lately) };
}

/** Refuses with OTP_TOO_SOON what may not be sent yet. */
export function requireSendable({ sentAtMs }: { readonly sentAtMs: readonly number[] }, nowMs: number): void {
  const decision = decideSend({ ...freshCodeState, sentAtMs: sentLately(sentAtMs, nowMs) }, nowMs);
  if (decision.decision === 'tooSoon')
    throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: decision.sendAtMs, serverNowMs: nowMs } });
}

/** It was sent a moment ago, by another press. */
export const tooSoon = (sentAtMs: readonly number[], nowMs: number): Refusal =>
  new Refusal('OTP_TOO_SOON', { data: { resendAtMs: nextSendAtMs(sentAtMs), serverNowMs: nowMs } });
