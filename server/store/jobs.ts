import { randomUUID } from 'node:crypto';
import { latestEndMs } from '../rules/clock-set-back';
import type { Lease } from './due-rows';
import type { JobKind } from './payment-schema';
import type { Db } from './schema';
import type { Write } from './write';

export interface Job {
  readonly kind: JobKind;
  /** Key of the row that the job is about. */
  readonly payload: string;
  /** Includes the running attempt. */
  readonly attempts: number;
  /** Identifies this attempt, so that a process that slept cannot end a later one. */
  readonly lease: string;
}

export const jobEnqueued =
  (kind: JobKind, payload: string, atMs: number): Write =>
  (db) =>
    db.insertInto('jobs').values({ kind, payload, attempts: 0, next_at_ms: atMs });

/** Leases due jobs of a kind, each to one process, and counts the attempt. At most `atMost` that are due, and as many
 *  whose wait is too long because the clock was set back. */
export const takeJobs = (
  db: Db,
  kind: JobKind,
  { nowMs, untilMs, longestWaitMs, atMost }: Lease,
): Promise<readonly Job[]> =>
  db.transaction().execute(async (trx) => {
    const some = trx
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', kind)
      .orderBy('next_at_ms')
      .limit(atMost)
      .forUpdate()
      .skipLocked();
    const overdue = await some.where('next_at_ms', '<=', nowMs).execute();
    const putOff = await some.where('next_at_ms', '>', latestEndMs(nowMs, longestWaitMs)).execute();
    const payloads = [...overdue, ...putOff].map(({ payload }) => payload);
    if (payloads.length === 0) return [];
    const lease = randomUUID();
    const taken = await trx
      .updateTable('jobs')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at_ms: untilMs, lease }))
      .where('kind', '=', kind)
      .where('payload', 'in', payloads)
      .returning(['payload', 'attempts'])
      .execute();
    return taken.map((row) => ({ ...row, kind, lease }));
  });

/** Ends an attempt: the job is due again at `nextAtMs`, or is removed if that is null. Does nothing once another
 *  attempt has taken the job. */
export const jobSettled =
  ({ kind, payload, lease }: Job, nextAtMs: number | null): Write =>
  (db) =>
    nextAtMs === null
      ? db.deleteFrom('jobs').where('kind', '=', kind).where('payload', '=', payload).where('lease', '=', lease)
      : db
          .updateTable('jobs')
          .set({ next_at_ms: nextAtMs, lease: null })
          .where('kind', '=', kind)
          .where('payload', '=', payload)
          .where('lease', '=', lease);
