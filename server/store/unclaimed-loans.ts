import { type Lease, takeDue } from './due-rows';
import type { Db } from './schema';
import type { Write } from './write';

/** A loan that a lender paid after its payment had released the reservation. */
export interface UnclaimedLoan {
  readonly key: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
  readonly repaymentAccount: string | null;
  /** Its lender was asked to return it: the payment can no longer claim it. */
  readonly isRefundAsked: boolean;
}

/** Stores the loan, once per reservation, due at once. */
export const unclaimedLoan =
  (loan: Omit<UnclaimedLoan, 'isRefundAsked'>, nowMs: number): Write =>
  (db) =>
    db
      .insertInto('unclaimed_loans')
      .values({
        reservation_key: loan.key,
        lender_id: loan.lenderId,
        mobile: loan.mobile,
        merchant_key: loan.merchantKey,
        repayment_account: loan.repaymentAccount,
        heard_at_ms: nowMs,
        refund_asked_at_ms: null,
        outcome: null,
        settled_at_ms: null,
        due_at_ms: nowMs,
        attempts: 0,
      })
      .onConflict((conflict) => conflict.column('reservation_key').doNothing());

export const unclaimedSettled =
  (key: string, outcome: 'COMPLETED' | 'REFUNDED', nowMs: number): Write =>
  (db) =>
    db
      .updateTable('unclaimed_loans')
      .set({ outcome, settled_at_ms: nowMs, due_at_ms: null })
      .where('reservation_key', '=', key)
      .where('outcome', 'is', null);

export async function noteRefundAsked(trx: Db, key: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('unclaimed_loans')
    .set({ refund_asked_at_ms: nowMs })
    .where('reservation_key', '=', key)
    .where('refund_asked_at_ms', 'is', null)
    .execute();
}

export async function takeDueUnclaimed(db: Db, lease: Lease): Promise<UnclaimedLoan[]> {
  const rows = await takeDue(db, 'unclaimed_loans', 'reservation_key', lease);
  return rows.map((row) => ({
    key: row.reservation_key,
    lenderId: row.lender_id,
    mobile: row.mobile,
    merchantKey: row.merchant_key,
    repaymentAccount: row.repayment_account,
    isRefundAsked: row.refund_asked_at_ms !== null,
  }));
}

/** True if the shopper agreed to the statement of this reservation and then asked its lender to pay at `askedAtMs`. */
export async function wasAgreedAndAsked(
  db: Db,
  of: {
    readonly txnUuid: string;
    readonly kfsHash: string;
    readonly reservationKey: string;
    readonly askedAtMs: number;
  },
): Promise<boolean> {
  const row = await db
    .selectFrom('kfs_consents as c')
    .innerJoin('kfs_documents as d', (join) =>
      join.onRef('d.txn_uuid', '=', 'c.txn_uuid').onRef('d.content_hash', '=', 'c.content_hash'),
    )
    .select('c.consent_id')
    .where('c.txn_uuid', '=', of.txnUuid)
    .where('c.content_hash', '=', of.kfsHash)
    .where('d.reservation_key', '=', of.reservationKey)
    .where('c.consented_at_ms', '<=', of.askedAtMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
