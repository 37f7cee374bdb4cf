export const BPS_PER_PERCENT = 100;

/** Basis points in percent: 1,599 are 15.99. For display and requests, not for calculations. */
export const percentOf = (bps: number): number => bps / BPS_PER_PERCENT;
