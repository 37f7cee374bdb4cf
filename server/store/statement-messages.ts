import { type Lease, takeDue } from './due-rows';
import type { Db } from './schema';
import type { Write } from './write';

/** A statement whose link is still to be sent to the number of its loan. */
interface StatementMessage {
  readonly txnUuid: string;
  /** Counts the one that is under way. */
  readonly attempts: number;
}

/** Has the link sent, once the payment that this is written with is. */
export const statementMessage =
  (txnUuid: string, atMs: number): Write =>
  (db) =>
    db.insertInto('statement_messages').values({ txn_uuid: txnUuid, due_at_ms: atMs, attempts: 0 });

/** Messages that are due. */
export async function takeDueMessages(db: Db, lease: Lease): Promise<StatementMessage[]> {
  const rows = await takeDue(db, 'statement_messages', 'txn_uuid', lease);
  return rows.map((row) => ({ txnUuid: row.txn_uuid, attempts: row.attempts }));
}

/** It was sent, or nobody tries any more. */
export async function messageDone(db: Db, txnUuid: string): Promise<void> {
  await db.deleteFrom('statement_messages').where('txn_uuid', '=', txnUuid).execute();
}

export async function messageDueAgain(db: Db, txnUuid: string, atMs: number): Promise<void> {
  await db.updateTable('statement_messages').set({ due_at_ms: atMs }).where('txn_uuid', '=', txnUuid).execute();
}
