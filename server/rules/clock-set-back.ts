/** The clocks of two processes differ by less. */
const CLOCKS_DIFFER_BY_MS = 60_000;

/** The latest end (epoch ms) that something of this length can have. One that is later was written by a clock that has
 *  been set back since, and counts as over: nobody knows any more when it began, and nobody should wait for an hour
 *  because a clock was wrong by an hour. */
export const latestEndMs = (nowMs: number, lengthMs: number): number => nowMs + lengthMs + CLOCKS_DIFFER_BY_MS;

/** Whether something of this length is still going on. */
export const isUnderWay = (endsAtMs: number, nowMs: number, lengthMs: number): boolean =>
  endsAtMs > nowMs && endsAtMs <= latestEndMs(nowMs, lengthMs);
