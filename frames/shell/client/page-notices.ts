/** Ids of the notices that every page contains: no network, and no storage. */
export const NO_INTERNET = 'no-internet';
export const INCOMPATIBLE = 'incompatible';
