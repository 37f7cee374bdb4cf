export const BPS_PER_PERCENT = 100;

export const percentOf = (bps: number): number => bps / BPS_PER_PERCENT;
