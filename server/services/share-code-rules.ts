/** How long a Secure Share Code can be used. */
export const SHARE_CODE_VALID_MS = 10 * 60_000;
/** Between two codes for one number. Source: S2§9. */
export const SHARE_CODE_RESEND_WAIT_MS = 30_000;
/** Codes that one number may get within `SHARE_CODE_WINDOW_MS`. */
export const SHARE_CODE_SENDS = 5;
/** Wrong codes that one number may get within the window; a new code does not bring new attempts. */
export const SHARE_CODE_ATTEMPTS = 5;
/** The window of sends and attempts, and the rest after all attempts are used up. */
export const SHARE_CODE_WINDOW_MS = 30 * 60_000;
/** How long a number stays verified for a merchant. */
export const VERIFIED_FOR_MS = 30 * 60_000;

/** What the rules need to know of a number. Times are epoch ms. */
export interface ShareCodeStanding {
  /** Sends of the running window, oldest first. */
  readonly sentAtMs: readonly number[];
  readonly remainingAttempts: number;
  /** Null unless all attempts were used up. */
  readonly blockedUntilMs: number | null;
}

export const freshStanding: ShareCodeStanding = {
  sentAtMs: [],
  remainingAttempts: SHARE_CODE_ATTEMPTS,
  blockedUntilMs: null,
};

/** The standing as it is at `nowMs`: a block that is over and a window without sends give a number a fresh start. */
export function currentStanding(standing: ShareCodeStanding, nowMs: number): ShareCodeStanding {
  if (standing.blockedUntilMs !== null) return standing.blockedUntilMs > nowMs ? standing : freshStanding;
  const sentAtMs = standing.sentAtMs.filter((atMs) => atMs > nowMs - SHARE_CODE_WINDOW_MS);
  return sentAtMs.length > 0 ? { ...standing, sentAtMs } : freshStanding;
}

/** When the next code may be sent (epoch ms): 30 s after the last one, or, once all sends of the window are used,
 *  when its first one leaves the window. A time in the past means now. */
export function nextSendAtMs(sentAtMs: readonly number[]): number {
  const [first, last] = [sentAtMs.at(-SHARE_CODE_SENDS), sentAtMs.at(-1)];
  const afterWait = last === undefined ? 0 : last + SHARE_CODE_RESEND_WAIT_MS;
  return first === undefined ? afterWait : Math.max(afterWait, first + SHARE_CODE_WINDOW_MS);
}

export type SendDecision =
  | { readonly decision: 'send' }
  | { readonly decision: 'tooSoon'; readonly sendAtMs: number }
  | { readonly decision: 'blocked'; readonly untilMs: number };

export function decideSend(standing: ShareCodeStanding, nowMs: number): SendDecision {
  const now = currentStanding(standing, nowMs);
  if (now.blockedUntilMs !== null) return { decision: 'blocked', untilMs: now.blockedUntilMs };
  const sendAtMs = nextSendAtMs(now.sentAtMs);
  return sendAtMs > nowMs ? { decision: 'tooSoon', sendAtMs } : { decision: 'send' };
}
