import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCostPlan, noCostSchedule } from '.';

/** Thousands of cases on a busy machine. */
const PROPERTY_LASTS_AT_MOST_MS = 60_000;

describe('schedule of a no-cost plan', { timeout: PROPERTY_LASTS_AT_MOST_MS }, () => {
  it('of ₹54,990 over 3 months at 11.88 % is three times ₹18,330, and its interest is the discount', () => {
    const rows = noCostSchedule(54_990, 1188, 3);
    expect(rows.map(({ paymentPaise }) => paymentPaise)).toEqual([1_833_000, 1_833_000, 1_833_000]);
    const interest = rows.reduce((sum, { interestPaise }) => sum + interestPaise, 0);
    expect(interest).toBe(noCostPlan(54_990, 1188, 3).discountPaise);
  });

  it('sums to the price, ends at 0, and never pays negative interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 9_999_999 }),
        fc.integer({ min: 0, max: 3_600 }),
        fc.constantFrom(3, 6, 9, 12, 18, 24),
        (priceRupees, annualRateBps, tenureMonths) => {
          const rows = noCostSchedule(priceRupees, annualRateBps, tenureMonths);
          const { loanPaise } = noCostPlan(priceRupees, annualRateBps, tenureMonths);
          expect(rows.reduce((sum, { paymentPaise }) => sum + paymentPaise, 0)).toBe(priceRupees * 100);
          expect(rows.reduce((sum, { principalPaise }) => sum + principalPaise, 0)).toBe(loanPaise);
          expect(rows.at(-1)?.balancePaise).toBe(0);
          for (const { interestPaise } of rows) expect(interestPaise).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
