import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lenders, tenures } from '../../shared/lenders';
import { paymentOf, sumOf } from '../rules/loan';
import { buildKfs } from '../services/payments/build-kfs';
import { newTransaction } from '../services/payments/start-payment';
import { issuedKfs } from '../store/kfs';
import { loanBegun } from '../store/loan-begun';
import { findLoan } from '../store/loans';
import { insertTransaction } from '../store/transactions';
import { writeAll } from '../store/write';
import type { ServerOf } from './sales-steps';

const LOANS = 200;

/** Any plan of any lender, for any amount that it lends. */
const anyPlan = fc.record({
  lender: fc.constantFrom(...lenders),
  tenure: fc.constantFrom(...tenures),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** What a statement says is what is owed. */
export function loanStatementTests(kadam: ServerOf): void {
  it(`${LOANS} loans of any lender, months and amount have the instalments of their statements, and add up to the paisa`, async () => {
    const { db } = kadam().server;
    const nowMs = kadam().clock.nowMs();
    const plans = fc.sample(anyPlan, { numRuns: 2 * LOANS }).flatMap(({ lender, tenure, share }) => {
      const annualRateBps = lender.annualRateBps[tenure];
      const { minLoanAmount: least, maxLoanAmount: most } = lender;
      const amount = Math.round(least + share * (most - least));
      return annualRateBps === null ? [] : [{ lender, tenure, annualRateBps, amount }];
    });
    expect(plans.length).toBeGreaterThanOrEqual(LOANS);
    for (const [place, { lender, tenure, annualRateBps, amount }] of plans.slice(0, LOANS).entries()) {
      const merchant = { merchantKey: 'zenmart_sandbox', noCostTenures: null };
      const order = {
        orderId: `ZM-loan-${place}`,
        amount,
        channel: 'ONLINE',
        items: [],
        returnUrl: 'http://x/',
      } as const;
      const txn = newTransaction(merchant, { ...order, items: [] }, nowMs);
      await insertTransaction(db, txn, { tokenHash: randomUUID(), referenceHash: randomUUID() });
      const kfs = buildKfs({
        language: 'en',
        lender,
        tenure,
        annualRateBps,
        amountRupees: amount,
        dueRupees: 0,
        merchantName: 'Zenmart',
        orderId: order.orderId,
        maskedMobile: null,
        proposalNumber: 'KD-1',
        issuedAtMs: nowMs,
      });
      await writeAll(db, [issuedKfs(txn.txnUuid, 'key', kfs)]);
      const { foreclosureBps, penalBpsPerMonth, keepsFeesOnExit } = lender.loanTerms;
      const begun = loanBegun({
        txnUuid: txn.txnUuid,
        mobile: '7490000001',
        merchantKey: 'zenmart_sandbox',
        lenderId: lender.lenderId,
        kfsHash: kfs.contentHash,
        agreed: null,
        isGstOnInterest: lender.gstOnInterest,
        foreclosureBps,
        penalBpsPerMonth,
        bounceChargePaise: 0,
        keepsFeesOnExit,
        repaymentAccount: null,
        beganAtMs: nowMs,
      });
      await writeAll(db, begun);
      const book = await findLoan(db, txn.txnUuid);
      const rows = book?.instalments ?? [];
      expect(rows.map((row) => [row.number, row.dueOn, paymentOf(row), row.balancePaise])).toEqual(
        kfs.schedule.map((row) => [row.number, row.dueOn, row.paymentPaise, row.balancePaise]),
      );
      expect(sumOf(rows, ({ principalPaise }) => principalPaise)).toBe(kfs.loanAmountPaise);
      expect(sumOf(rows, paymentOf) + kfs.totalFeesPaise).toBe(kfs.totalPayablePaise);
      // Nothing was lent: no lender debits it.
      await db.updateTable('instalments').set({ debit_on: null }).where('txn_uuid', '=', txn.txnUuid).execute();
      expect(book?.loan).toMatchObject({ loanPaise: kfs.loanAmountPaise, interestPaise: kfs.totalInterestPaise });
    }
  });
}
