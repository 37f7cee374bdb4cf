import { randomUUID } from 'node:crypto';
import type { Kfs } from '../../../shared/api/kfs';
import type { Lender, Tenure } from '../../../shared/lenders';
import { buildKfs } from '../../services/payments/build-kfs';
import { newTransaction } from '../../services/payments/start-payment';
import { issuedKfs } from '../../store/kfs';
import { loanBegun } from '../../store/loan-begun';
import type { Db } from '../../store/schema';
import { insertTransaction } from '../../store/transactions';
import { writeAll } from '../../store/write';

interface PlannedPurchase {
  readonly mobile: string;
  readonly lender: Lender;
  readonly tenure: Tenure;
  readonly annualRateBps: number;
  readonly amountRupees: number;
  readonly orderId: string;
  readonly nowMs: number;
}

/** Writes an order of the example merchant with its statement and loan without a checkout, in a fiftieth of the time.
 *  No credit is reserved, and no lender debits it. */
export async function beginPurchase(
  db: Db,
  { mobile, lender, tenure, annualRateBps, amountRupees, orderId, nowMs }: PlannedPurchase,
): Promise<{ readonly txnUuid: string; readonly kfs: Kfs }> {
  const merchant = { merchantKey: 'zenmart_sandbox', noCostTenures: null };
  const order = { orderId, amount: amountRupees, channel: 'ONLINE', items: [], returnUrl: 'http://x/' } as const;
  const txn = newTransaction(merchant, { ...order, items: [] }, nowMs);
  const { txnUuid } = txn;
  await insertTransaction(db, txn, { tokenHash: randomUUID(), referenceHash: randomUUID() });
  const kfs = buildKfs({
    language: 'en',
    lender,
    tenure,
    annualRateBps,
    amountRupees,
    dueRupees: 0,
    merchantName: 'Zenmart',
    orderId,
    maskedMobile: null,
    proposalNumber: 'KD-1',
    issuedAtMs: nowMs,
  });
  await writeAll(db, [issuedKfs(txnUuid, 'key', kfs)]);
  const { foreclosureBps, penalBpsPerMonth, keepsFeesOnExit } = lender.loanTerms;
  const begun = loanBegun({
    txnUuid,
    mobile,
    merchantKey: merchant.merchantKey,
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
  await db.updateTable('instalments').set({ debit_on: null }).where('txn_uuid', '=', txnUuid).execute();
  return { txnUuid, kfs };
}
