import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanCost } from '../../shared/money';
import { addMonths } from '../../shared/rules/india-days';
import { debitPaise, type Instalment, isUnpaid, type Loan, type LoanBook, paymentOf, principalOf, sumOf } from './loan';
import { refundedLoan, returnedLoan } from './loan-refund';

const LOAN: Loan = {
  txnUuid: 'txn',
  mobile: '9000000001',
  merchantKey: 'shop',
  lenderId: '402',
  loanPaise: 0,
  discountPaise: 0,
  interestPaise: 0,
  gstPaise: 0,
  feesPaise: 23_482,
  instalmentPaise: 0,
  annualRateBps: 0,
  aprBps: null,
  isNoCost: false,
  isGstOnInterest: false,
  coolingOffDays: 3,
  foreclosureBps: 300,
  penalBpsPerMonth: 200,
  penalBy: 'DAY',
  firstPeriodDays: null,
  bounceChargePaise: 53_100,
  keepsFeesOnExit: false,
  status: 'ACTIVE',
  areDebitsPaused: false,
  pauses: {},
  monthsAhead: 0,
  beganAtMs: Date.parse('2026-11-20T12:00:00Z'),
  endedAtMs: null,
};

/** A loan with some instalments paid and the next ones overdue. */
function bookOf(
  amountRupees: number,
  annualRateBps: number,
  tenureMonths: number,
  { paid = 0, overdue = 0, isNoCost = false, isGstOnInterest = false } = {},
): LoanBook {
  const cost = loanCost({ amountRupees, annualRateBps, tenureMonths, isNoCost, isGstOnInterest, feesPaise: 23_482 });
  const instalments = cost.instalments.map((row): Instalment => {
    const dueOn = addMonths('2026-11-20', row.number);
    const isPaid = row.number <= paid;
    return {
      number: row.number,
      dueOn,
      principalPaise: row.principalPaise,
      interestPaise: row.interestPaise,
      gstPaise: row.gstPaise,
      balancePaise: row.balancePaise,
      chargesPaise: 0,
      debitOn: isPaid ? null : dueOn,
      missedAtMs: null,
      bouncedAtMs: !isPaid && row.number <= paid + overdue ? 1 : null,
      paidAtMs: isPaid ? 1 : null,
    };
  });
  const { loanPaise, emiPaise: instalmentPaise } = cost;
  return { loan: { ...LOAN, loanPaise, instalmentPaise, annualRateBps, isNoCost, isGstOnInterest }, instalments };
}

describe('refundedLoan', () => {
  it('a full refund ends the loan: its debt is cancelled, and repaid principal goes to the shopper', () => {
    const book = bookOf(12_000, 1400, 6, { paid: 2 });
    const of = { financedRupees: 12_000, beforeRupees: 0, amountRupees: 12_000 };
    const { loanPaise, toShopperPaise, isWhole } = refundedLoan(book, of);
    expect(isWhole).toBe(true);
    expect(loanPaise).toBe(principalOf(book));
    expect(loanPaise + toShopperPaise).toBe(1_200_000);
  });

  it('₹3,000 of ₹12,000 keep the instalment and reduce the number of instalments and the interest', () => {
    const book = bookOf(12_000, 1400, 6);
    const { instalments } = refundedLoan(book, { financedRupees: 12_000, beforeRupees: 0, amountRupees: 3_000 });
    expect(sumOf(instalments, ({ principalPaise }) => principalPaise)).toBe(900_000);
    expect(instalments.length).toBe(5);
    expect(instalments.slice(0, -1).map(paymentOf)).toEqual(Array(4).fill(book.loan.instalmentPaise));
    expect(instalments.at(-1)?.balancePaise).toBe(0);
    const interest = ({ interestPaise }: Instalment) => interestPaise;
    expect(sumOf(instalments, interest)).toBeLessThan(sumOf(book.instalments, interest));
  });

  it('₹11,500 of ₹12,000, and the rest 20 days later, leave ₹3.84 of interest and no fee', () => {
    const book = bookOf(12_000, 1400, 6);
    const part = refundedLoan(book, { financedRupees: 12_000, beforeRupees: 0, amountRupees: 11_500 });
    const small = { ...book, instalments: part.instalments };
    expect(small.instalments.map(({ number }) => number)).toEqual([1]);
    const rest = refundedLoan(small, { financedRupees: 12_000, beforeRupees: 11_500, amountRupees: 500 });
    const nothing = { interestPaise: 0, gstPaise: 0, feesPaise: 0, chargesPaise: 0 };
    const { instalments } = returnedLoan(small, rest, nothing, Date.parse('2026-12-10T12:00:00Z'));
    expect(instalments.filter(isUnpaid).map((row) => debitPaise(book.loan, row))).toEqual([384]);
  });

  it('a full refund charges no interest on an overdue instalment in addition to its late charge', () => {
    // 10 days after the first of 6 instalments has bounced.
    const book = bookOf(12_000, 1400, 6, { overdue: 1 });
    const refunded = refundedLoan(book, { financedRupees: 12_000, beforeRupees: 0, amountRupees: 12_000 });
    const nothing = { interestPaise: 0, gstPaise: 0, feesPaise: 0, chargesPaise: 0 };
    const { cost } = returnedLoan(book, refunded, nothing, Date.parse('2026-12-30T12:00:00Z'));
    const [first] = book.instalments;
    const laterPaise = 1_200_000 - (first?.principalPaise ?? 0);
    const sincePaise = Math.round((laterPaise * 1400 * 10) / 3_650_000);
    expect(cost.owed.interestPaise).toBe((first?.interestPaise ?? 0) + sincePaise);
  });

  it('refunds in any parts sum to the loan, to the paisa, and the debt always equals the loan less the refunds', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 6 });
    const rates = fc.integer({ min: 1, max: 3_000 });
    const started = fc.record({
      paid: fc.integer({ min: 0, max: 4 }),
      overdue: fc.integer({ min: 0, max: 2 }),
      isNoCost: fc.boolean(),
      isGstOnInterest: fc.boolean(),
    });
    fc.assert(
      fc.property(parts, rates, fc.constantFrom(6, 9, 12), started, (amounts, rate, tenure, how) => {
        const financedRupees = amounts.reduce((sum, each) => sum + each, 3_000);
        let book = bookOf(financedRupees, rate, tenure, how);
        let [beforeRupees, gone] = [0, 0];
        for (const amountRupees of [...amounts, financedRupees - amounts.reduce((sum, each) => sum + each, 0)]) {
          const owed = principalOf(book);
          const after = refundedLoan(book, { financedRupees, beforeRupees, amountRupees });
          beforeRupees += amountRupees;
          gone += after.loanPaise + after.toShopperPaise;
          if (!after.isWhole) {
            book = { ...book, instalments: after.instalments };
            expect(principalOf(book)).toBe(owed - after.loanPaise);
            const unpaid = after.instalments.filter(({ paidAtMs }) => paidAtMs === null);
            for (const row of unpaid) expect(row.principalPaise).toBeGreaterThanOrEqual(0);
            if (unpaid.length > 0) expect(unpaid.at(-1)?.balancePaise).toBe(0);
          }
        }
        expect(gone).toBe(book.loan.loanPaise);
      }),
      { numRuns: 200 },
    );
  });
});
