import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lenders, tenures } from '../../../shared/lenders';
import { leftPaise, sumOf } from '../../rules/loan';
import { instalmentsOf } from '../../services/loans/loan-views';
import { findLoan } from '../../store/loans';
import { beginPurchase } from '../payments/begun-purchase';
import type { ServerOf } from '../sales/sales-steps';
import { loanSteps } from './loan-steps';

const LOANS = 200;
/** One in this many is requested over HTTP. */
const SHOWN_OF = 8;
const MOBILE = '7490000001';

/** Any plan of any lender and amount; some at no cost together with lenders that never are, so that tax on the interest
 *  of such a plan is covered. */
const anyPlan = fc.record({
  lender: fc.constantFrom(...lenders),
  tenure: fc.constantFrom(...tenures),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  isNoCostHere: fc.boolean(),
});

export function loanStatementTests(kadam: ServerOf): void {
  it(`${LOANS} loans of any lender, months and amount: the schedule in the details is that of the statement and adds up, to the paisa`, async () => {
    const { db } = kadam().server;
    const shopper = await loanSteps(kadam).debtor(MOBILE);
    const nowMs = kadam().clock.nowMs();
    const plans = fc.sample(anyPlan, { numRuns: 2 * LOANS }).flatMap(({ lender, tenure, share, isNoCostHere }) => {
      const annualRateBps = lender.annualRateBps[tenure];
      const { minLoanAmount: least, maxLoanAmount: most } = lender;
      const amountRupees = Math.round(least + share * (most - least));
      const noCostTenures = isNoCostHere ? [...lender.noCostTenures, tenure] : lender.noCostTenures;
      return annualRateBps === null
        ? []
        : [{ lender: { ...lender, noCostTenures }, tenure, annualRateBps, amountRupees }];
    });
    const some = plans.slice(0, LOANS);
    expect(some.length).toBe(LOANS);
    expect(new Set(some.map(({ lender }) => lender.lenderId)).size).toBe(lenders.length);
    expect(new Set(some.map(({ tenure }) => tenure)).size).toBe(tenures.length);
    const kinds = new Set(
      some.map(({ lender, tenure }) => `${lender.gstOnInterest} ${lender.noCostTenures.includes(tenure)}`),
    );
    expect(kinds.size).toBe(4);
    for (const [place, plan] of some.entries()) {
      const { txnUuid, kfs } = await beginPurchase(db, { ...plan, mobile: MOBILE, orderId: `ZM-loan-${place}`, nowMs });
      const book = await findLoan(db, txnUuid);
      if (!book) throw new Error(`no loan ${txnUuid}`);
      const schedule = kfs.schedule.map(({ openingBalancePaise: _opening, ...row }) => row);
      // As the details show, which are requested for some.
      expect(instalmentsOf(book)).toMatchObject(schedule);
      expect(leftPaise(book)).toBe(kfs.totalPayablePaise);
      const rows = await db.selectFrom('instalments').selectAll().where('txn_uuid', '=', txnUuid).execute();
      expect(rows.length).toBe(kfs.instalmentCount);
      expect(sumOf(rows, (row) => row.principal_paise)).toBe(kfs.loanAmountPaise);
      expect(sumOf(rows, (row) => row.interest_paise)).toBe(kfs.totalInterestPaise);
      expect(sumOf(rows, (row) => row.gst_paise)).toBe(kfs.totalGstOnInterestPaise);
      const owedPaise = sumOf(rows, (row) => row.principal_paise + row.interest_paise + row.gst_paise);
      expect(owedPaise + kfs.totalFeesPaise).toBe(kfs.totalPayablePaise);
      expect(kfs.discountPaise + kfs.loanAmountPaise).toBe(kfs.purchaseAmountPaise);
      if (place % SHOWN_OF > 0) continue;
      const shown = await shopper.details(txnUuid);
      expect(shown.instalments).toMatchObject(schedule);
      expect(shown).toMatchObject({
        loanPaise: kfs.loanAmountPaise,
        discountPaise: kfs.discountPaise,
        interestPaise: kfs.totalInterestPaise,
        gstOnInterestPaise: kfs.totalGstOnInterestPaise,
        feesPaise: kfs.totalFeesPaise,
        totalPayablePaise: kfs.totalPayablePaise,
        leftPaise: kfs.totalPayablePaise,
        instalmentPaise: kfs.instalmentPaise,
        isNoCost: kfs.totalPayablePaise === kfs.purchaseAmountPaise,
      });
    }
  });
}
