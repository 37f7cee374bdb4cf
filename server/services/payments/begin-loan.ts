import type { Kfs } from '../../../shared/api/kfs';
import { maskMobile } from '../../../shared/format/mask';
import { atMerchant, lenderById, tenures } from '../../../shared/lenders';
import { usualTerms } from '../../../shared/lenders/loan-terms';
import { defaultLocale } from '../../../shared/locales';
import { gstPaise } from '../../../shared/money';
import { paiseOf } from '../../../shared/money/paise';
import { type Subvention, subventionOf } from '../../../shared/money/subvention';
import { dayInIndia } from '../../../shared/rules/india-days';
import type { OwnStatement } from '../../lenders/lender-gateway';
import { findKfs, givenConsent, issuedKfs } from '../../store/kfs';
import { loanBegun, loanNoted, withoutLoan } from '../../store/loan-begun';
import { settlementOf } from '../../store/order-settlement';
import { findTransaction, type Transaction } from '../../store/transactions';
import { type Write, writeAll } from '../../store/write';
import { buildKfs } from './build-kfs';
import type { PaymentDeps } from './payment-deps';
import { financedRupees } from './price-parts';

/** Limit of one background run; a shopper never has more. */
const BEGUN_AT_ONCE = 1_000;

type Figures = Omit<Kfs, 'contentHash'>;

export interface Lent {
  /** The agreed statement of the lender's own page; null for other lenders. */
  readonly own: OwnStatement | null;
  /** Figures of the loan if they differ from the agreed ones. */
  readonly figures: Figures | null;
  readonly agreed: Kfs | null;
}

/** Statement and figures of a disbursed loan. Interest runs from the disbursal, so a later day than that of the
 *  statement has fewer days of interest. `known`: the agreed statement, if already read. */
export async function lentBy(
  { db }: Pick<PaymentDeps, 'db'>,
  txn: Transaction,
  { paidAtMs, statement: own }: { readonly paidAtMs: number; readonly statement: OwnStatement | null },
  known: Kfs | null = null,
): Promise<Lent> {
  const agreed = own?.kfs ?? known ?? (txn.kfsHash === null ? null : await findKfs(db, txn.txnUuid, txn.kfsHash));
  return { own, figures: agreed && figuresOn(paidAtMs, agreed, txn), agreed };
}

/** Figures of a statement for a disbursal on a later day; null on its own day. */
function figuresOn(paidAtMs: number, agreed: Kfs, txn: Transaction): Figures | null {
  const lender = lenderById(agreed.lenderId);
  const tenure = tenures.find((months) => months === agreed.tenure);
  if (dayInIndia(paidAtMs) <= dayInIndia(agreed.issuedAtMs) || !lender || tenure === undefined) return null;
  return buildKfs({
    language: agreed.language,
    lender: atMerchant(lender, txn.noCostTenures),
    tenure,
    annualRateBps: agreed.annualRateBps,
    amountRupees: txn.amountRupees,
    dueRupees: txn.dueRupees,
    merchantName: agreed.merchantName,
    orderId: txn.orderId,
    maskedMobile: agreed.maskedMobile,
    proposalNumber: agreed.proposalNumber,
    issuedAtMs: paidAtMs,
    follows: agreed,
  });
}

export function ownStatementStored(
  { txnUuid, reservationKey, mobile }: Transaction,
  own: OwnStatement,
): readonly Write[] {
  if (reservationKey === null) return [];
  const { kfsVersion, contentHash, language } = own.kfs;
  return [
    issuedKfs(txnUuid, reservationKey, own.kfs),
    givenConsent({
      kfsVersion,
      contentHash,
      consentedAtMs: own.agreedAtMs,
      language,
      txnUuid,
      maskedMobile: maskMobile(mobile ?? ''),
      // The consent was given on the lender's page, so the client address is unknown.
      clientIpHash: '',
    }),
  ];
}

/** The loan of a completed payment with its instalments, as agreed; [] if neither a statement nor the current lender
 *  defines its terms. `lent`: absent for a payment that was completed before. */
export function loanOfPayment(txn: Transaction, lent?: Lent | null): readonly Write[] {
  const { txnUuid, mobile, merchantKey, lenderId, kfsHash, completedAtMs } = txn;
  if (mobile === null || lenderId === null || completedAtMs === null) return [];
  const agreed =
    lent?.figures ?? lent?.own?.kfs ?? (kfsHash === null ? agreedWithoutStatement(txn, completedAtMs) : null);
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

/** Subvention of a complete payment; null if the loan is known from neither a statement nor the lender.
 *  */
export function subventionOfPayment(txn: Transaction, lent: Lent | null): Subvention | null {
  const { kfsHash, completedAtMs } = txn;
  const known = lent?.figures ?? lent?.agreed ?? null;
  const figures =
    known ?? (kfsHash === null && completedAtMs !== null ? agreedWithoutStatement(txn, completedAtMs) : null);
  if (figures === null) return null;
  const { loanAmountPaise: loanPaise, discountPaise, shopFeesPaise = 0 } = figures;
  return subventionOf({ loanPaise, discountPaise, shopFeesPaise });
}

/** Figures of a payment before 2026-6 whose lender showed no statement, from its plan. */
function agreedWithoutStatement(txn: Transaction, atMs: number): Figures | null {
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

/** Writes missing loans of payments completed before loans existed, or by a process of an earlier version: of a number,
 *  or of any. Safe in any number of processes at once. */
export async function beginMissingLoans(
  { db }: Pick<PaymentDeps, 'db'>,
  mobile: string | null,
  atMost = BEGUN_AT_ONCE,
): Promise<void> {
  for (const txnUuid of await withoutLoan(db, mobile, atMost)) {
    const txn = await findTransaction(db, txnUuid);
    if (!txn) continue;
    await writeAll(db, [loanNoted(txnUuid), ...loanOfPayment(txn)]);
    await settlementOf(db, txnUuid);
  }
}
