export const BPS_PER_PERCENT = 100;

/** Basis points in percent: 1,599 are 15.99. To be shown or sent, never to be reckoned with. */
export const percentOf = (bps: number): number => bps / BPS_PER_PERCENT;
