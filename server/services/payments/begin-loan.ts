import type { Kfs } from '../../../shared/api/kfs';
import { atMerchant, lenderById, tenures } from '../../../shared/lenders';
import { usualTerms } from '../../../shared/lenders/loan-terms';
import { defaultLocale } from '../../../shared/locales';
import { gstPaise } from '../../../shared/money';
import { paiseOf } from '../../../shared/money/paise';
import { loanBegun, loanNoted, withoutLoan } from '../../store/loan-begun';
import { findTransaction, type Transaction } from '../../store/transactions';
import { type Write, writeAll } from '../../store/write';
import { buildKfs } from './build-kfs';
import type { PaymentDeps } from './payment-deps';
import { financedRupees } from './price-parts';

/** Of one call in the background; a shopper's own are never more. */
const BEGUN_AT_ONCE = 1_000;

/** The loan of a payment that is complete, with its instalments, as it was agreed on; [] where neither a statement nor the
 *  lender of today can say what that was. */
export function loanOfPayment(txn: Transaction): readonly Write[] {
  const { txnUuid, mobile, merchantKey, lenderId, kfsHash, completedAtMs } = txn;
  if (mobile === null || lenderId === null || completedAtMs === null) return [];
  const agreed = kfsHash === null ? agreedWithoutStatement(txn, completedAtMs) : null;
  if (kfsHash === null && agreed === null) return [];
  const lender = lenderById(lenderId);
  const { foreclosureBps, penalBpsPerMonth, bounceChargeRupees, keepsFeesOnExit } = lender?.loanTerms ?? usualTerms;
  const bouncePaise = paiseOf(bounceChargeRupees);
  return loanBegun({
    txnUuid,
    mobile,
    merchantKey,
    lenderId,
    kfsHash,
    agreed,
    isGstOnInterest: lender?.gstOnInterest ?? false,
    foreclosureBps,
    penalBpsPerMonth,
    bounceChargePaise: bouncePaise + gstPaise(bouncePaise),
    keepsFeesOnExit,
    repaymentAccount: txn.repaymentAccount,
    beganAtMs: completedAtMs,
  });
}

/** The figures of a lender that shows no statement, as the plan has them. */
function agreedWithoutStatement(txn: Transaction, atMs: number): Omit<Kfs, 'contentHash'> | null {
  const known = lenderById(txn.lenderId ?? '');
  const tenure = tenures.find((months) => txn.emiPlanId === `${txn.lenderId}-${months}`);
  const annualRateBps = tenure === undefined ? null : (known?.annualRateBps[tenure] ?? null);
  if (known === undefined || tenure === undefined || annualRateBps === null) return null;
  return buildKfs({
    language: defaultLocale,
    lender: atMerchant(known, txn.noCostTenures),
    tenure,
    annualRateBps,
    amountRupees: financedRupees(txn),
    dueRupees: 0,
    merchantName: '',
    orderId: txn.orderId,
    maskedMobile: null,
    proposalNumber: txn.txnId,
    issuedAtMs: atMs,
  });
}

/** Begins the loans of payments that were complete before there were loans, or that a process of an earlier version has
 *  completed: those of a number, or some of any. Any number of processes may do so at once. */
export async function beginMissingLoans(
  { db }: Pick<PaymentDeps, 'db'>,
  mobile: string | null,
  atMost = BEGUN_AT_ONCE,
): Promise<void> {
  for (const txnUuid of await withoutLoan(db, mobile, atMost)) {
    const txn = await findTransaction(db, txnUuid);
    if (txn) await writeAll(db, [loanNoted(txnUuid), ...loanOfPayment(txn)]);
  }
}
