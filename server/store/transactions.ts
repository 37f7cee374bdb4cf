import type { QueryCreator, Selectable } from 'kysely';
import type { ErrorName } from '../../shared/errors';
import type { AivfType, Tenure } from '../../shared/lenders/lender';
import { isFinal, type PaymentChannel, type PaymentState, type PlanNeeds } from '../../shared/rules/payment-flow';
import type { PaymentTables } from './payment-schema';
import type { Db, Schema } from './schema';
import { type Write, writing } from './write';

interface BoughtItem {
  readonly name: string;
  readonly quantity: number;
  readonly amountPaise: number;
  /** Id in the catalogue. */
  readonly productId?: string | undefined;
}

export interface Transaction {
  readonly txnUuid: string;
  readonly txnId: string;
  readonly merchantKey: string;
  readonly orderId: string;
  readonly amountRupees: number;
  /** True if the shop may collect a part of it itself. */
  readonly isSplitAllowed: boolean;
  /** Amount that the shop collects itself, for the last chosen plan; 0 if the lender finances everything. */
  readonly dueRupees: number;
  /** The merchant's no-cost months at its start; null = those of each lender's file. Not used if `isNoCostClosed`. */
  readonly noCostTenures: readonly Tenure[] | null;
  /** The verified number has exited too many loans at this merchant. */
  readonly isNoCostClosed: boolean;
  readonly channel: PaymentChannel;
  readonly isPosMachine: boolean;
  readonly items: readonly BoughtItem[];
  readonly returnUrl: string;
  /** Given by the merchant, unverified; null if none. */
  readonly givenMobile: string | null;
  readonly state: PaymentState;
  /** Hash of the token of the session that has verified the number and so owns the payment. Null before. */
  readonly ownerHash: string | null;
  readonly mobile: string | null;
  readonly isWhatsappConsentAccepted: boolean;
  readonly lenderId: string | null;
  readonly emiPlanId: string | null;
  /** Key of the last reservation; null before. */
  readonly reservationKey: string | null;
  /** Number of reservations requested so far. */
  readonly attempt: number;
  readonly lenderPageUrl: string | null;
  readonly repaymentAccount: string | null;
  /** The last failure; null if there is none, and once the payment continues. */
  readonly errorName: ErrorName | null;
  /** Compact JWS; null while INITIATED. */
  readonly signedResult: string | null;
  readonly kfsHash: string | null;
  readonly applicationReference: string | null;
  /** Remaining attempts of the step; null if it has none or the number is unknown. */
  readonly attemptsRemaining: number | null;
  /** When another OTP may be sent; null if none was. */
  readonly resendAtMs: number | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly extensions: number;
  /** When the lender was asked to pay; null before. */
  readonly askedAtMs: number | null;
  readonly completedAtMs: number | null;
  /** True if its loan row exists. */
  readonly hasLoan: boolean;
  /** Number of changes up to this state. */
  readonly changes: number;
}

export type TransactionRow = Selectable<PaymentTables['transactions']>;

/** Throws the database's unique violation if the order has an open or a paid transaction. `besides` is written in the
 *  same statement. */
export async function insertTransaction(
  db: Db,
  txn: Transaction,
  secrets: { readonly tokenHash: string; readonly referenceHash: string },
  besides: readonly Write[] = [],
): Promise<void> {
  await writing(db, besides)
    .insertInto('transactions')
    .values({
      txn_uuid: txn.txnUuid,
      txn_id: txn.txnId,
      merchant_key: txn.merchantKey,
      order_id: txn.orderId,
      amount_rupees: txn.amountRupees,
      is_split_allowed: txn.isSplitAllowed,
      no_cost_tenures: txn.noCostTenures && JSON.stringify(txn.noCostTenures),
      channel: txn.channel,
      is_pos_machine: txn.isPosMachine,
      items: JSON.stringify(txn.items),
      return_url: txn.returnUrl,
      given_mobile: txn.givenMobile,
      token_hash: secrets.tokenHash,
      reference_hash: secrets.referenceHash,
      created_at_ms: txn.createdAtMs,
      ...changeable(txn),
    })
    .execute();
}

/**
 * Writes a payment after its latest change, and `besides` in the same statement. Throws an error that `isOutdated`
 * without a write if another call has changed it since it was read. The payment is written first, in the order of the
 * locks, which prevents a deadlock.
 */
export async function saveTransaction(db: Db, txn: Transaction, besides: readonly Write[] = []): Promise<void> {
  await updated(writing(db, besides), txn).execute();
}

export const transactionSaved =
  (txn: Transaction): Write =>
  (db) =>
    updated(db, txn);

const updated = (db: QueryCreator<Schema>, txn: Transaction) =>
  db
    .updateTable('transactions')
    .set({ ...changeable(txn), changes: txn.changes - 1 })
    .where('txn_uuid', '=', txn.txnUuid);

/** SQLSTATE of the database's trigger. */
const OUTDATED = 'KD409';
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === OUTDATED;

export async function countChanges(db: Db, txnUuid: string): Promise<number | null> {
  const row = await db.selectFrom('transactions').select('changes').where('txn_uuid', '=', txnUuid).executeTakeFirst();
  return row?.changes ?? null;
}

export async function findTransaction(db: Db, txnUuid: string): Promise<Transaction | null> {
  const row = await db.selectFrom('transactions').selectAll().where('txn_uuid', '=', txnUuid).executeTakeFirst();
  return row ? transactionOf(row) : null;
}

export async function lockTransaction(trx: Db, txnUuid: string): Promise<Transaction | null> {
  const row = await trx
    .selectFrom('transactions')
    .selectAll()
    .where('txn_uuid', '=', txnUuid)
    .forUpdate()
    .executeTakeFirst();
  return row ? transactionOf(row) : null;
}

/** By the hash of its checkout token or of the reference in its payment link. */
export async function findBySecret(
  db: Db,
  merchantKey: string,
  by: 'token_hash' | 'reference_hash',
  hash: string,
): Promise<Transaction | null> {
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_key', '=', merchantKey)
    .where(by, '=', hash)
    .executeTakeFirst();
  return row ? transactionOf(row) : null;
}

/** Merchant of a payment link, by the hash of its reference; null if unknown. */
export async function merchantOfReference(db: Db, referenceHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('transactions')
    .select('merchant_key')
    .where('reference_hash', '=', referenceHash)
    .executeTakeFirst();
  return row?.merchant_key ?? null;
}

export async function findByOrder(db: Db, merchantKey: string, orderId: string): Promise<Transaction[]> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('merchant_key', '=', merchantKey)
    .where('order_id', '=', orderId)
    .orderBy('created_at_ms', 'desc')
    .limit(20)
    .execute();
  return rows.map(transactionOf);
}

const changeable = (txn: Transaction) => ({
  step: txn.state.step,
  status: txn.state.status,
  failed_step: txn.state.failedStep,
  is_mobile_verified: txn.state.isMobileVerified,
  plan_needs: txn.state.plan && JSON.stringify(txn.state.plan),
  is_second_factor_passed: txn.state.isSecondFactorPassed,
  is_kfs_accepted: txn.state.isKfsAccepted,
  credit: txn.state.credit,
  is_open: !isFinal(txn.state),
  owner_hash: txn.ownerHash,
  is_no_cost_closed: txn.isNoCostClosed,
  mobile: txn.mobile,
  is_whatsapp_consent_accepted: txn.isWhatsappConsentAccepted,
  lender_id: txn.lenderId,
  emi_plan_id: txn.emiPlanId,
  due_rupees: txn.dueRupees,
  reservation_key: txn.reservationKey,
  attempt: txn.attempt,
  lender_page_url: txn.lenderPageUrl,
  repayment_account: txn.repaymentAccount,
  error_name: txn.errorName,
  signed_result: txn.signedResult,
  kfs_hash: txn.kfsHash,
  application_reference: txn.applicationReference,
  attempts_remaining: txn.attemptsRemaining,
  resend_at_ms: txn.resendAtMs,
  expires_at_ms: txn.expiresAtMs,
  extensions: txn.extensions,
  asked_at_ms: txn.askedAtMs,
  completed_at_ms: txn.completedAtMs,
  has_loan: txn.hasLoan,
});

/** Written only by `changeable`. */
const needsOf = (json: string): PlanNeeds => {
  const { aivfType, kfsEnabled, isLenderHosted } = JSON.parse(json) as {
    aivfType: AivfType;
    kfsEnabled: boolean;
    isLenderHosted: boolean;
  };
  return { aivfType, kfsEnabled, isLenderHosted };
};

const stateOf = (row: TransactionRow): PaymentState => ({
  step: row.step,
  status: row.status,
  failedStep: row.failed_step,
  isMobileVerified: row.is_mobile_verified,
  plan: row.plan_needs === null ? null : needsOf(row.plan_needs),
  isSecondFactorPassed: row.is_second_factor_passed,
  isKfsAccepted: row.is_kfs_accepted,
  credit: row.credit,
});

const monthsOf = (json: string | null): readonly Tenure[] | null =>
  json === null ? null : (JSON.parse(json) as Tenure[]);

export const transactionOf = (row: TransactionRow): Transaction => ({
  txnUuid: row.txn_uuid,
  txnId: row.txn_id,
  merchantKey: row.merchant_key,
  orderId: row.order_id,
  amountRupees: row.amount_rupees,
  isSplitAllowed: row.is_split_allowed,
  dueRupees: row.due_rupees,
  noCostTenures: row.is_no_cost_closed ? [] : monthsOf(row.no_cost_tenures),
  isNoCostClosed: row.is_no_cost_closed,
  channel: row.channel,
  isPosMachine: row.is_pos_machine,
  items: JSON.parse(row.items) as BoughtItem[],
  returnUrl: row.return_url,
  givenMobile: row.given_mobile,
  state: stateOf(row),
  ownerHash: row.owner_hash,
  mobile: row.mobile,
  isWhatsappConsentAccepted: row.is_whatsapp_consent_accepted,
  lenderId: row.lender_id,
  emiPlanId: row.emi_plan_id,
  reservationKey: row.reservation_key,
  attempt: row.attempt,
  lenderPageUrl: row.lender_page_url,
  repaymentAccount: row.repayment_account,
  errorName: row.error_name as ErrorName | null,
  signedResult: row.signed_result,
  kfsHash: row.kfs_hash,
  applicationReference: row.application_reference,
  attemptsRemaining: row.attempts_remaining,
  resendAtMs: row.resend_at_ms,
  createdAtMs: row.created_at_ms,
  expiresAtMs: row.expires_at_ms,
  extensions: row.extensions,
  askedAtMs: row.asked_at_ms,
  completedAtMs: row.completed_at_ms,
  hasLoan: row.has_loan,
  changes: row.changes,
});
