import { DAY_MS, HOUR_MS } from './duration';
import { addWorkingDays } from './india-days';

/** Value of a gift voucher. Source: S1§9 (CAT-041). */
export const VOUCHER_RUPEES = 500;
/** From the SMS to the purchase. Source: S1§9 (CAT-042). */
export const VOUCHER_BUY_WITHIN_MS = DAY_MS;
export const VOUCHER_WORKING_DAYS = 7;
/** From the time of sending its link. Source: S1§9 (CAT-044). */
export const VOUCHER_ACTIVE_MS = 30 * DAY_MS;
/** One number gets at most one voucher in this time. Source: S1§9 (CAT-045). */
export const VOUCHER_EVERY_MS = 30 * DAY_MS;
export const VOUCHER_BUY_WITHIN_HOURS = VOUCHER_BUY_WITHIN_MS / HOUR_MS;
export const VOUCHER_ACTIVE_DAYS = VOUCHER_ACTIVE_MS / DAY_MS;
export const VOUCHER_EVERY_DAYS = VOUCHER_EVERY_MS / DAY_MS;

/** Latest day of a voucher's link. `day`: that of the purchase in India, 'YYYY-MM-DD', like the result. Source: S1§9
 *  (CAT-043). */
export const voucherComesBy = (day: string): string => addWorkingDays(day, VOUCHER_WORKING_DAYS);
