import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from './schema';
import type { TelesalesTables } from './telesales-schema';
import type { DeskAgent } from './telesales-sessions';
import { type Transaction, type TransactionRow, transactionOf } from './transactions';
import type { Write } from './write';

export interface AskedPayment extends DeskAgent {
  readonly txn: Transaction;
  /** Times at which the link was sent, oldest first; a request whose link was never sent is invisible. */
  readonly sentAtMs: readonly number[];
  readonly refusedAtMs: number | null;
}

export const requestMade =
  (txn: Pick<Transaction, 'txnUuid' | 'createdAtMs'>, { merchantKey, agentId }: DeskAgent): Write =>
  (db) =>
    db.insertInto('payment_requests').values({
      txn_uuid: txn.txnUuid,
      merchant_key: merchantKey,
      agent_id: agentId,
      sent_at_ms: '[]',
      created_at_ms: txn.createdAtMs,
    });

/** Stores the times at which the link was sent, oldest first, unless they have changed since `before` was read; then
 *  false. */
export async function noteSent(
  db: Db,
  txnUuid: string,
  before: readonly number[],
  sentAtMs: readonly number[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_requests')
    .set({ sent_at_ms: JSON.stringify(sentAtMs) })
    .where('txn_uuid', '=', txnUuid)
    .where('sent_at_ms', '=', JSON.stringify(before))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Records that the holder of the link refused it; only the first time is stored. */
export async function noteRefused(db: Db, txnUuid: string, atMs: number): Promise<void> {
  await db
    .updateTable('payment_requests')
    .set({ refused_at_ms: atMs })
    .where('txn_uuid', '=', txnUuid)
    .where('refused_at_ms', 'is', null)
    .execute();
}

export async function findAsked(db: Db, txnUuid: string): Promise<AskedPayment | null> {
  const { rows } = await sql<RequestRow>`select r.*, to_json(t) as txn from payment_requests r
    join transactions t using (txn_uuid) where r.txn_uuid = ${txnUuid}`.execute(db);
  return rows[0] ? askedOf(rows[0]) : null;
}

export async function findAskedByReference(db: Db, referenceHash: string): Promise<AskedPayment | null> {
  const { rows } = await sql<RequestRow>`select r.*, to_json(t) as txn from transactions t
    join payment_requests r using (txn_uuid) where t.reference_hash = ${referenceHash}`.execute(db);
  return rows[0] ? askedOf(rows[0]) : null;
}

/** Up to `most` sent requests of an agent since `sinceMs`, newest first; after one of them if given. */
export async function askedBy(
  db: Db,
  { merchantKey, agentId }: DeskAgent,
  { sinceMs, after, most }: { readonly sinceMs: number; readonly after: string | undefined; readonly most: number },
): Promise<AskedPayment[]> {
  const older =
    after === undefined
      ? sql`true`
      : sql`(r.created_at_ms, r.txn_uuid) < (select created_at_ms, txn_uuid from payment_requests where txn_uuid = ${after})`;
  const { rows } = await sql<RequestRow>`select r.*, to_json(t) as txn from payment_requests r
    join transactions t using (txn_uuid)
    where r.merchant_key = ${merchantKey} and r.agent_id = ${agentId} and r.created_at_ms > ${sinceMs}
      and r.sent_at_ms <> '[]' and ${older}
    order by r.created_at_ms desc, r.txn_uuid desc limit ${most}`.execute(db);
  return rows.map(askedOf);
}

type RequestRow = Selectable<TelesalesTables['payment_requests']> & { readonly txn: TransactionRow };
const SentAtMs = z.array(z.int());

const askedOf = (row: RequestRow): AskedPayment => ({
  txn: transactionOf(row.txn),
  merchantKey: row.merchant_key,
  agentId: row.agent_id,
  sentAtMs: SentAtMs.parse(JSON.parse(row.sent_at_ms)),
  refusedAtMs: row.refused_at_ms,
});
