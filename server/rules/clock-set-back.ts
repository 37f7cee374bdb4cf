/** Maximum clock difference of two processes. */
const CLOCKS_DIFFER_BY_MS = 60_000;

/** Latest plausible end (epoch ms) of a period of this length. A later end was written before the clock was set back
 *  and counts as past: its start is unknown, and a wrong clock must not block anything for its whole error. */
export const latestEndMs = (nowMs: number, lengthMs: number): number => nowMs + lengthMs + CLOCKS_DIFFER_BY_MS;

/** True if a period of this length has not ended. */
export const isUnderWay = (endsAtMs: number, nowMs: number, lengthMs: number): boolean =>
  endsAtMs > nowMs && endsAtMs <= latestEndMs(nowMs, lengthMs);
