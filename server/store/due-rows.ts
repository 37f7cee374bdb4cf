import type { Selectable } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db, Schema } from './schema';

/** Tables with a due time (`due_at_ms`), and their key column. */
interface DueTables {
  readonly credit_releases: 'reservation_key';
  readonly disputes: 'ticket_id';
  readonly refunds: 'refund_key';
  readonly unclaimed_loans: 'reservation_key';
}

/** Epoch ms. */
export interface Lease {
  readonly nowMs: number;
  /** Until then no other process takes them. */
  readonly untilMs: number;
  /** Maximum wait of a row. */
  readonly longestWaitMs: number;
  readonly atMost: number;
}

/** Leases due rows, each to one process, and counts the attempt. At most `atMost` that are due, and as many whose wait
 *  is too long because the clock was set back. */
export const takeDue = <Table extends keyof DueTables>(
  db: Db,
  table: Table,
  key: DueTables[Table],
  { nowMs, untilMs, longestWaitMs, atMost }: Lease,
): Promise<Selectable<Schema[Table]>[]> =>
  db.transaction().execute(async (trx) => {
    // SAFETY: each table has `due_at_ms` and `attempts`, and the given key.
    const [due, name] = [table as 'credit_releases', key as 'reservation_key'];
    const some = trx.selectFrom(due).select(name).orderBy('due_at_ms').limit(atMost).forUpdate().skipLocked();
    // Two queries that each use the index: during an outage many rows wait that are not due.
    const overdue = await some.where('due_at_ms', '<=', nowMs).execute();
    const putOff = await some.where('due_at_ms', '>', latestEndMs(nowMs, longestWaitMs)).execute();
    const keys = [...overdue, ...putOff].map((row) => row[name]);
    if (keys.length === 0) return [];
    const rows: unknown = await trx
      .updateTable(due)
      .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at_ms: untilMs }))
      .where(name, 'in', keys)
      .returningAll()
      .execute();
    return rows as Selectable<Schema[Table]>[];
  });
