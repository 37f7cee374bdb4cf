import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aprUnits, emiTotals, gstPaise, monthlyEmiRupees, noCostPlan, repaymentSchedule } from '.';
import reference from './reference-cases.json';

/** Thousands of cases on a busy machine. */
const PROPERTY_LASTS_AT_MOST_MS = 60_000;

const paise = (rupees: string): number => Math.round(Number(rupees) * 100);
const amount = fc.integer({ min: 1, max: 9_999_999 });
const rate = fc.integer({ min: 0, max: 4800 });
const tenure = fc.constantFrom(3, 6, 9, 12, 18, 24);

describe('monthlyEmiRupees', () => {
  // @req CAL-001, CAL-002, Q-043
  it.each(reference.plans)(
    'is ₹$monthlyEmiRupees for ₹$amountRupees at $annualRateBps bps over $tenureMonths months',
    (plan) => {
      expect(monthlyEmiRupees(plan.amountRupees, plan.annualRateBps, plan.tenureMonths)).toBe(plan.monthlyEmiRupees);
      const rows = repaymentSchedule(plan.amountRupees, plan.annualRateBps, plan.tenureMonths);
      expect(rows[0]?.interestPaise).toBe(paise(plan.firstInterestRupees));
      expect(rows.at(-1)?.paymentPaise).toBe(paise(plan.lastInstalmentRupees));
      const totals = emiTotals(plan.amountRupees, plan.annualRateBps, plan.tenureMonths);
      expect(Math.round(totals.totalAmount * 100)).toBe(paise(plan.totalPaidRupees));
      expect(Math.round(totals.totalInterest * 100)).toBe(paise(plan.totalInterestRupees));
    },
  );

  // @req CAL-002
  it('is ₹5,31,441 for ₹15,55,280 at 15 % over 3 months, where floating point gives one rupee more', () => {
    expect(monthlyEmiRupees(1_555_280, 1500, 3)).toBe(531_441);
  });

  // @req CAL-003, Q-043
  it('is ₹1,000 for ₹12,000 at 0 % over 12 months', () => {
    expect(emiTotals(12_000, 0, 12)).toEqual({
      monthlyEmi: 1000,
      totalAmount: 12_000,
      purchaseAmount: 12_000,
      totalInterest: 0,
    });
  });

  it('refuses an amount of ₹0, a fraction of a rupee and a negative rate', () => {
    expect(() => monthlyEmiRupees(0, 1500, 3)).toThrow('amountRupees');
    expect(() => monthlyEmiRupees(10.5, 1500, 3)).toThrow('amountRupees');
    expect(() => monthlyEmiRupees(10, -1, 3)).toThrow('annualRateBps');
  });
});

describe('every schedule', { timeout: PROPERTY_LASTS_AT_MOST_MS }, () => {
  // @req Q-043
  it('sums to principal + interest and ends at 0, and its last instalment is at most the EMI', () => {
    fc.assert(
      fc.property(amount, rate, tenure, (amountRupees, annualRateBps, tenureMonths) => {
        const emiPaise = monthlyEmiRupees(amountRupees, annualRateBps, tenureMonths) * 100;
        const rows = repaymentSchedule(amountRupees, annualRateBps, tenureMonths);
        const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
        expect(sum((row) => row.principalPaise)).toBe(amountRupees * 100);
        expect(sum((row) => row.paymentPaise)).toBe(amountRupees * 100 + sum((row) => row.interestPaise));
        expect(rows.at(-1)?.balancePaise).toBe(0);
        expect(rows.length).toBeLessThanOrEqual(tenureMonths);
        for (const row of rows) expect(row.paymentPaise).toBeLessThanOrEqual(emiPaise);
        for (const row of rows) expect(row.interestPaise).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('omits the 1 paisa by which roundings would raise the last instalment of ₹85,12,158 above the EMI', () => {
    const last = repaymentSchedule(8_512_158, 3081, 12).at(-1);
    expect(last).toMatchObject({ paymentPaise: 83_322_100, balancePaise: 0 });
    expect((last?.interestPaise ?? 0) + (last?.principalPaise ?? 0)).toBe(83_322_100);
  });

  it('has an EMI that is never below the exact value and less than a rupee above it', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 4800 }), tenure, (amountRupees, annualRateBps, tenureMonths) => {
        const emi = BigInt(monthlyEmiRupees(amountRupees, annualRateBps, tenureMonths));
        const base = 120_000n ** BigInt(tenureMonths);
        const grown = (120_000n + BigInt(annualRateBps)) ** BigInt(tenureMonths);
        const exactTop = BigInt(amountRupees) * BigInt(annualRateBps) * grown;
        const exactBottom = 120_000n * (grown - base);
        expect(emi * exactBottom >= exactTop).toBe(true);
        expect((emi - 1n) * exactBottom < exactTop).toBe(true);
      }),
    );
  });
});

describe('no-cost EMI', () => {
  it.each(reference.noCost)('lends ₹$loanRupees for a price of ₹$priceRupees over $tenureMonths months', (plan) => {
    const { loanPaise, discountPaise, interestPaise, gstOnInterestPaise } = noCostPlan(
      plan.priceRupees,
      plan.annualRateBps,
      plan.tenureMonths,
    );
    expect(loanPaise).toBe(paise(plan.loanRupees));
    expect(discountPaise).toBe(paise(plan.discountRupees));
    expect(interestPaise).toBe(discountPaise);
    expect(gstOnInterestPaise).toBe(paise(plan.gstOnInterestRupees));
  });

  it('lends the whole price at 0 %', () => {
    expect(noCostPlan(30_000, 0, 6)).toEqual({
      instalmentPaise: 500_000,
      loanPaise: 3_000_000,
      discountPaise: 0,
      interestPaise: 0,
      gstOnInterestPaise: 0,
    });
  });
});

describe('GST', () => {
  it('is ₹42.30 on a fee of ₹235', () => {
    expect(gstPaise(23_500)).toBe(4_230);
  });
});

describe('annual percentage rate', () => {
  it.each(reference.apr)('is $aprPercent % for the case "$name"', (loan) => {
    const rows = repaymentSchedule(loan.amountRupees, loan.annualRateBps, loan.tenureMonths);
    const net = loan.amountRupees * 100 - paise(loan.feesRupees);
    const units = aprUnits(
      net,
      rows.map(({ paymentPaise }) => paymentPaise),
      10_000,
    );
    expect(units / 10_000).toBeCloseTo(Number(loan.aprPercent), 4);
  });

  it('is the unit next to the exact rate for 2,000 loans with a fee and 3 to 60 months, also with a first period of 1 to 30 days', () => {
    const cash = fc.record({
      net: fc.integer({ min: 1_000_00, max: 1_000_000_00 }),
      fee: fc.integer({ min: 0, max: 30_000 }),
      tenureMonths: fc.integer({ min: 3, max: 60 }),
      addedPercent: fc.integer({ min: 0, max: 80 }),
      days: fc.option(fc.integer({ min: 1, max: 30 })),
    });
    fc.assert(
      fc.property(cash, ({ net, fee, tenureMonths, addedPercent, days }) => {
        const each = Math.ceil((net * (100 + addedPercent)) / 100 / tenureMonths);
        const payments = Array.from({ length: tenureMonths }, (_, index) => each + (index === 0 ? fee : 0));
        const units = aprUnits(net, payments, 100, days);
        // Present value in integers, half a unit below and above: the loan is between the two.
        const isWorthIt = (halves: number): boolean => {
          const year = 240_000n;
          const grown = year + BigInt(halves);
          let value = 0n;
          for (const [index, payment] of payments.entries())
            value += BigInt(payment) * year ** BigInt(index) * grown ** BigInt(tenureMonths - 1 - index);
          const first =
            days === null ? [grown, year] : [365n * year + 12n * BigInt(days) * BigInt(halves), 365n * year];
          const [longer = 1n, shorter = 1n] = first;
          return value * shorter >= BigInt(net) * longer * grown ** BigInt(tenureMonths - 1);
        };
        if (units > 0) expect(isWorthIt(2 * units - 1)).toBe(true);
        expect(isWorthIt(2 * units + 1)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is 0 % if the payments sum to the loan', () => {
    expect(aprUnits(30_000, [10_000, 10_000, 10_000], 100)).toBe(0);
  });

  it('does not exist if the payments are below the loan', () => {
    expect(() => aprUnits(30_000, [10_000], 100)).toThrow('do not return the loan');
  });
});
