/** Ids of the root of the customer's vouchers, of its skeleton, and of the guest's content. */
export const VOUCHERS_ROOT = 'vouchers';
export const VOUCHERS_COMING = 'vouchers-coming';
export const VOUCHERS_GUEST = 'vouchers-guest';
