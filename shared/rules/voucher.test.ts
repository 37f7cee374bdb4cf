import { describe, expect, it } from 'vitest';
import {
  VOUCHER_ACTIVE_DAYS,
  VOUCHER_BUY_WITHIN_HOURS,
  VOUCHER_EVERY_DAYS,
  VOUCHER_RUPEES,
  voucherComesBy,
} from './voucher';

describe('gift voucher', () => {
  // @req CAT-041, CAT-042, CAT-044
  it('is worth Rs. 500, for a purchase within 24 hours, active for 30 days, once in 30 days', () => {
    expect([VOUCHER_RUPEES, VOUCHER_BUY_WITHIN_HOURS, VOUCHER_ACTIVE_DAYS, VOUCHER_EVERY_DAYS]).toEqual([
      500, 24, 30, 30,
    ]);
  });

  // @req CAT-043
  it.each([
    ['2026-11-24', '2026-12-03'],
    ['2026-11-27', '2026-12-08'],
    ['2026-11-28', '2026-12-08'],
    ['2026-11-29', '2026-12-08'],
    ['2026-12-25', '2027-01-05'],
  ])('of a purchase on %s arrives by %s, 7 working days later', (day, comesBy) => {
    expect(voucherComesBy(day)).toBe(comesBy);
  });
});
