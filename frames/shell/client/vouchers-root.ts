/** Where the vouchers of whoever has logged in are drawn, and what stands there for a guest. */
export const VOUCHERS_ROOT = 'vouchers';
export const VOUCHERS_GUEST = 'vouchers-guest';
