export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** In seconds, for headers and variables. */
export const DAY_S = DAY_MS / 1_000;
