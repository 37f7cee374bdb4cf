import { sql } from 'kysely';
import { type Lease, takeDue } from './due-rows';
import type { Db } from './schema';
import type { Write } from './write';

export interface Refund {
  readonly refundKey: string;
  readonly merchantKey: string;
  /** The shop's id. */
  readonly refundId: string;
  readonly txnUuid: string;
  readonly amountRupees: number;
  readonly isDone: boolean;
  readonly attempts: number;
}

export async function askForRefund(
  trx: Db,
  refund: Omit<Refund, 'isDone' | 'attempts'>,
  atMs: number,
  dueAtMs: number,
) {
  await trx
    .insertInto('refunds')
    .values({
      refund_key: refund.refundKey,
      merchant_key: refund.merchantKey,
      refund_id: refund.refundId,
      txn_uuid: refund.txnUuid,
      amount_rupees: refund.amountRupees,
      status: 'PENDING',
      loan_paise: null,
      to_shopper_paise: null,
      asked_at_ms: atMs,
      done_at_ms: null,
      due_at_ms: dueAtMs,
      attempts: 0,
    })
    .execute();
}

/** Finds a refund by the shop's id; null if unknown. */
export async function findRefund(db: Db, merchantKey: string, refundId: string): Promise<Refund | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('merchant_key', '=', merchantKey)
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return row ? refundOf(row) : null;
}

/** Number and sum of the refunds that a payment's shop has requested so far. */
export const refundsSoFar = (
  db: Db,
  txnUuid: string,
): Promise<{ readonly refunds: number; readonly totalRupees: number }> =>
  db
    .selectFrom('refunds')
    .select([
      sql<number>`count(*)::bigint`.as('refunds'),
      sql<number>`coalesce(sum(amount_rupees), 0)::bigint`.as('totalRupees'),
    ])
    .where('txn_uuid', '=', txnUuid)
    .executeTakeFirstOrThrow();

/** Part of the price that the lender has paid, and the refunded part in its books, whole rupees. */
export async function pricePaid(
  db: Db,
  txnUuid: string,
): Promise<{ readonly financedRupees: number; readonly bookedRupees: number }> {
  const row = await db
    .selectFrom('transactions as t')
    .select((eb) => [
      eb('t.amount_rupees', '-', eb.ref('t.due_rupees')).as('financed'),
      eb
        .selectFrom('refunds as r')
        .select(sql<number>`coalesce(sum(r.amount_rupees), 0)::bigint`.as('total'))
        .whereRef('r.txn_uuid', '=', 't.txn_uuid')
        .where('r.loan_paise', 'is not', null)
        .as('booked'),
    ])
    .where('t.txn_uuid', '=', txnUuid)
    .executeTakeFirstOrThrow();
  return { financedRupees: Number(row.financed), bookedRupees: row.booked ?? 0 };
}

/** True if the shop has refunded everything that its lender paid. */
export async function isReturnedWhole(db: Db, txnUuid: string): Promise<boolean> {
  const { financedRupees, bookedRupees } = await pricePaid(db, txnUuid);
  return financedRupees === bookedRupees;
}

export interface MadeOfRefund {
  readonly loanPaise: number;
  readonly toShopperPaise: number;
  readonly retainedPaise: number;
  readonly stillOwedPaise: number;
}

/** Null before the booking. */
export async function bookedRefund(db: Db, refundKey: string): Promise<MadeOfRefund | null> {
  const row = await db
    .selectFrom('refunds')
    .select(['loan_paise', 'to_shopper_paise', 'kept_paise', 'still_owed_paise'])
    .where('refund_key', '=', refundKey)
    .executeTakeFirst();
  return row === undefined || row.loan_paise === null || row.to_shopper_paise === null
    ? null
    : {
        loanPaise: row.loan_paise,
        toShopperPaise: row.to_shopper_paise,
        retainedPaise: row.kept_paise ?? 0,
        stillOwedPaise: row.still_owed_paise ?? 0,
      };
}

export const refundBooked =
  (refundKey: string, { loanPaise, toShopperPaise, retainedPaise, stillOwedPaise }: MadeOfRefund): Write =>
  (db) =>
    db
      .updateTable('refunds')
      .set({
        loan_paise: loanPaise,
        to_shopper_paise: toShopperPaise,
        kept_paise: retainedPaise,
        still_owed_paise: stillOwedPaise,
      })
      .where('refund_key', '=', refundKey);

export const refundDone =
  (refundKey: string, atMs: number): Write =>
  (db) =>
    db
      .updateTable('refunds')
      .set({ status: 'DONE', done_at_ms: atMs, due_at_ms: null })
      .where('refund_key', '=', refundKey);

export async function takeDueRefunds(db: Db, lease: Lease): Promise<Refund[]> {
  return (await takeDue(db, 'refunds', 'refund_key', lease)).map(refundOf);
}

export async function refundDueAgain(db: Db, refundKey: string, atMs: number): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ due_at_ms: atMs })
    .where('refund_key', '=', refundKey)
    .where('status', '=', 'PENDING')
    .execute();
}

const refundOf = (row: {
  readonly refund_key: string;
  readonly merchant_key: string;
  readonly refund_id: string;
  readonly txn_uuid: string;
  readonly amount_rupees: number;
  readonly status: 'PENDING' | 'DONE';
  readonly attempts: number;
}): Refund => ({
  refundKey: row.refund_key,
  merchantKey: row.merchant_key,
  refundId: row.refund_id,
  txnUuid: row.txn_uuid,
  amountRupees: row.amount_rupees,
  isDone: row.status === 'DONE',
  attempts: row.attempts,
});
