import { MINUTE_MS } from '../../shared/rules/duration';
import { isUnderWay } from './clock-set-back';

/** Validity of a one-time code (a Secure Share Code, an OTP). */
export const CODE_VALID_MS = 10 * MINUTE_MS;
/** Wait between two codes of one requester for a number. Source: S1§4, S2§9. */
export const CODE_RESEND_WAIT_MS = 30_000;
/** Limit of codes that a requester may send to a number within `CODE_WINDOW_MS`. */
export const CODE_SENDS = 5;
/** Limit of wrong codes of a requester for a number within the window; another code does not reset it. */
export const CODE_ATTEMPTS = 5;
/** Window of sends and attempts, and length of the block after all attempts. */
export const CODE_WINDOW_MS = 30 * MINUTE_MS;
/** Time for which a share code verifies a number for a merchant. */
export const VERIFIED_FOR_MS = 30 * MINUTE_MS;

/** State of a requester and a number at one merchant for one purpose. Times are epoch ms. */
export interface CodeState {
  /** Sends in the current window, oldest first. */
  readonly sentAtMs: readonly number[];
  readonly remainingAttempts: number;
  /** Null unless all attempts were used. */
  readonly blockedUntilMs: number | null;
}

export const freshCodeState: CodeState = {
  sentAtMs: [],
  remainingAttempts: CODE_ATTEMPTS,
  blockedUntilMs: null,
};

/** State at `nowMs`: an ended block, or a window without sends, resets it. */
export function currentCodeState(state: CodeState, nowMs: number): CodeState {
  const { blockedUntilMs } = state;
  if (blockedUntilMs !== null) return isUnderWay(blockedUntilMs, nowMs, CODE_WINDOW_MS) ? state : freshCodeState;
  const sentAtMs = state.sentAtMs.filter((atMs) => isUnderWay(atMs + CODE_WINDOW_MS, nowMs, CODE_WINDOW_MS));
  return sentAtMs.length > 0 ? { ...state, sentAtMs } : freshCodeState;
}

/** When the next code may be sent (epoch ms): 30 s after the last one, or, if all sends of the window are used, when
 *  the first one leaves the window. A past time means now. */
export function nextSendAtMs(sentAtMs: readonly number[]): number {
  const [first, last] = [sentAtMs.at(-CODE_SENDS), sentAtMs.at(-1)];
  const afterWait = last === undefined ? 0 : last + CODE_RESEND_WAIT_MS;
  return first === undefined ? afterWait : Math.max(afterWait, first + CODE_WINDOW_MS);
}

type SendDecision =
  | { readonly decision: 'send' }
  | { readonly decision: 'tooSoon'; readonly sendAtMs: number }
  | { readonly decision: 'blocked'; readonly untilMs: number };

export function decideSend(state: CodeState, nowMs: number): SendDecision {
  const now = currentCodeState(state, nowMs);
  if (now.blockedUntilMs !== null) return { decision: 'blocked', untilMs: now.blockedUntilMs };
  const sendAtMs = nextSendAtMs(now.sentAtMs);
  return sendAtMs > nowMs ? { decision: 'tooSoon', sendAtMs } : { decision: 'send' };
}
