/** Ids of the place of the customer's vouchers, of what stands there while they load, and of what a guest sees. */
export const VOUCHERS_ROOT = 'vouchers';
export const VOUCHERS_COMING = 'vouchers-coming';
export const VOUCHERS_GUEST = 'vouchers-guest';
