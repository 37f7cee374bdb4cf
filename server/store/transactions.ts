import type { ErrorName } from '../../shared/errors';
import type { AivfType } from '../../shared/lenders/lender';
import { isFinal, type PaymentChannel, type PaymentState, type PlanNeeds } from '../../shared/rules/payment-flow';
import type { PaymentTables } from './payment-schema';
import type { Db } from './schema';

export interface BoughtItem {
  readonly name: string;
  readonly quantity: number;
  readonly amountPaise: number;
}

/** A payment for an order, as the database has it. */
export interface Transaction {
  readonly txnUuid: string;
  /** For people. */
  readonly txnId: string;
  readonly merchantKey: string;
  readonly orderId: string;
  readonly amountRupees: number;
  readonly channel: PaymentChannel;
  readonly isPosMachine: boolean;
  readonly items: readonly BoughtItem[];
  readonly returnUrl: string;
  /** As the merchant gave it, not verified; null without one. */
  readonly givenMobile: string | null;
  readonly state: PaymentState;
  /** Hash of the token of the session that has verified the number: the payment is its own. Null before. */
  readonly ownerHash: string | null;
  /** The number that the owner has verified; null before. */
  readonly mobile: string | null;
  readonly isWhatsappConsentAccepted: boolean;
  /** The chosen plan; null before one is chosen. */
  readonly lenderId: string | null;
  readonly emiPlanId: string | null;
  /** Our name for what the lender reserved last; null before. */
  readonly reservationKey: string | null;
  /** Reservations asked for so far. */
  readonly attempt: number;
  readonly lenderPageUrl: string | null;
  readonly repaymentAccount: string | null;
  /** The last failure; null without one, and once it goes on. */
  readonly errorName: ErrorName | null;
  /** Compact JWS; null while INITIATED. */
  readonly signedResult: string | null;
  readonly kfsHash: string | null;
  readonly applicationReference: string | null;
  /** Wrong answers that the step still takes; null where it takes none or nobody knows. */
  readonly attemptsRemaining: number | null;
  /** When another OTP may be sent; null where none was. */
  readonly resendAtMs: number | null;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When the lender was asked to pay; null before. */
  readonly askedAtMs: number | null;
  readonly completedAtMs: number | null;
}

type Row = PaymentTables['transactions'];

/** Throws the database's unique violation where the order has an open or a paid transaction. */
export async function insertTransaction(
  db: Db,
  txn: Transaction,
  secrets: { readonly tokenHash: string; readonly referenceHash: string },
): Promise<void> {
  await db
    .insertInto('transactions')
    .values({
      txn_uuid: txn.txnUuid,
      txn_id: txn.txnId,
      merchant_key: txn.merchantKey,
      order_id: txn.orderId,
      amount_rupees: txn.amountRupees,
      channel: txn.channel,
      is_pos_machine: txn.isPosMachine,
      items: JSON.stringify(txn.items),
      return_url: txn.returnUrl,
      given_mobile: txn.givenMobile,
      token_hash: secrets.tokenHash,
      reference_hash: secrets.referenceHash,
      created_at_ms: txn.createdAtMs,
      expires_at_ms: txn.expiresAtMs,
      ...changeable(txn),
    })
    .execute();
}

/** Writes everything that may change. */
export async function saveTransaction(trx: Db, txn: Transaction): Promise<void> {
  await trx.updateTable('transactions').set(changeable(txn)).where('txn_uuid', '=', txn.txnUuid).execute();
}

/** Null for an unknown one. */
export async function findTransaction(db: Db, txnUuid: string): Promise<Transaction | null> {
  const row = await db.selectFrom('transactions').selectAll().where('txn_uuid', '=', txnUuid).executeTakeFirst();
  return row ? transactionOf(row) : null;
}

/** Reads a transaction and holds it until the database transaction ends: calls take turns. */
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

/** Whose payment a link names, by the hash of its reference; null for an unknown one. */
export async function merchantOfReference(db: Db, referenceHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('transactions')
    .select('merchant_key')
    .where('reference_hash', '=', referenceHash)
    .executeTakeFirst();
  return row?.merchant_key ?? null;
}

/** What a customer owes at a merchant, and what his open payments hold or are just asking for: rupees by lender.
 *  `exceptTxnUuid`: a payment that does not count; null = all do. */
export async function borrowedAt(
  db: Db,
  by: { readonly merchantKey: string; readonly mobile: string },
  exceptTxnUuid: string | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('transactions as t')
    .leftJoin('credit_releases as r', 'r.reservation_key', 't.reservation_key')
    .select(({ fn }) => ['t.lender_id', fn.sum<number>('t.amount_rupees').as('total')])
    .where('t.merchant_key', '=', by.merchantKey)
    .where('t.mobile', '=', by.mobile)
    .where('t.txn_uuid', '<>', exceptTxnUuid ?? '')
    .where((eb) =>
      eb.or([
        eb.and([eb('t.status', '=', 'COMPLETE'), eb('t.repaid_at_ms', 'is', null)]),
        eb('t.credit', 'in', ['reserved', 'asked']),
        // The lender is asked at this moment: whether it reserves is not known yet.
        eb.and([eb('t.is_open', '=', true), eb('r.reservation_key', 'is not', null)]),
      ]),
    )
    .groupBy('t.lender_id')
    .execute();
  return new Map(rows.flatMap(({ lender_id, total }) => (lender_id === null ? [] : [[lender_id, total] as const])));
}

/** Notes that the loans behind these reservations are paid back in full. */
export async function markRepaid(trx: Db, reservationKeys: readonly string[], nowMs: number): Promise<void> {
  if (reservationKeys.length === 0) return;
  await trx
    .updateTable('transactions')
    .set({ repaid_at_ms: nowMs })
    .where('reservation_key', 'in', reservationKeys)
    .where('status', '=', 'COMPLETE')
    .execute();
}

/** Until when a payment of a number that is under way may last: one whose credit a lender holds, unless its time is over,
 *  or is asked for, or that has one of these loans and does not know it yet. Null where there is none. */
export async function paymentsUnderWayUntilMs(
  db: Db,
  mobile: string,
  reservationKeys: readonly string[],
  nowMs: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.max<number | null>('expires_at_ms').as('until_ms'))
    .where('mobile', '=', mobile)
    .where('is_open', '=', true)
    .where((eb) =>
      eb.or([
        eb('credit', '=', 'asked'),
        eb.and([eb('credit', '=', 'reserved'), eb('expires_at_ms', '>', nowMs)]),
        ...(reservationKeys.length > 0 ? [eb('reservation_key', 'in', reservationKeys)] : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  return row.until_ms;
}

/** Transactions of an order, newest first. */
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
  mobile: txn.mobile,
  is_whatsapp_consent_accepted: txn.isWhatsappConsentAccepted,
  lender_id: txn.lenderId,
  emi_plan_id: txn.emiPlanId,
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
  asked_at_ms: txn.askedAtMs,
  completed_at_ms: txn.completedAtMs,
});

/** Written by `changeable` and by nothing else. */
const needsOf = (json: string): PlanNeeds => {
  const { aivfType, kfsEnabled, isLenderHosted } = JSON.parse(json) as {
    aivfType: AivfType;
    kfsEnabled: boolean;
    isLenderHosted: boolean;
  };
  return { aivfType, kfsEnabled, isLenderHosted };
};

const stateOf = (row: Row): PaymentState => ({
  step: row.step,
  status: row.status,
  failedStep: row.failed_step,
  isMobileVerified: row.is_mobile_verified,
  plan: row.plan_needs === null ? null : needsOf(row.plan_needs),
  isSecondFactorPassed: row.is_second_factor_passed,
  isKfsAccepted: row.is_kfs_accepted,
  credit: row.credit,
});

const transactionOf = (row: Row): Transaction => ({
  txnUuid: row.txn_uuid,
  txnId: row.txn_id,
  merchantKey: row.merchant_key,
  orderId: row.order_id,
  amountRupees: row.amount_rupees,
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
  askedAtMs: row.asked_at_ms,
  completedAtMs: row.completed_at_ms,
});
