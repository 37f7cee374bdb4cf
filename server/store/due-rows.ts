import type { Selectable } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db, Schema } from './schema';

/** Tables of what is to be done at some time (`due_at_ms`), and what names a row of them. */
interface DueTables {
  readonly credit_releases: 'reservation_key';
  readonly disputes: 'ticket_id';
  readonly refunds: 'refund_key';
  readonly unclaimed_loans: 'reservation_key';
}

/** Times: epoch ms. */
export interface Lease {
  readonly nowMs: number;
  /** Until then no other process takes them. */
  readonly untilMs: number;
  /** Nothing is put off for longer. */
  readonly longestWaitMs: number;
  readonly atMost: number;
}

/** Takes rows that are due, each by one process alone, and counts the attempt. At most `atMost` that are due by now, and
 *  as many that a clock that has been set back puts off for too long. */
export const takeDue = <Table extends keyof DueTables>(
  db: Db,
  table: Table,
  key: DueTables[Table],
  { nowMs, untilMs, longestWaitMs, atMost }: Lease,
): Promise<Selectable<Schema[Table]>[]> =>
  db.transaction().execute(async (trx) => {
    // SAFETY: all of them have `due_at_ms` and `attempts`, and each the key that is given with it.
    const [due, name] = [table as 'credit_releases', key as 'reservation_key'];
    const some = trx.selectFrom(due).select(name).orderBy('due_at_ms').limit(atMost).forUpdate().skipLocked();
    // Each by the index: while nobody can be reached, many wait that are not due again.
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
