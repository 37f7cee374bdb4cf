import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';

/** A reservation that is to be given back unless its payment takes it before it is due. */
export interface CreditRelease {
  readonly key: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
}

/** Writes down that a reservation is given back from `dueAtMs` on. */
export async function addRelease(db: Db, release: CreditRelease, dueAtMs: number): Promise<void> {
  await db
    .insertInto('credit_releases')
    .values({
      reservation_key: release.key,
      lender_id: release.lenderId,
      mobile: release.mobile,
      merchant_key: release.merchantKey,
      due_at_ms: dueAtMs,
      attempts: 0,
    })
    .onConflict((conflict) => conflict.column('reservation_key').doUpdateSet({ due_at_ms: dueAtMs }))
    .execute();
}

/** It is given back, or its payment has taken it. */
export async function dropRelease(db: Db, key: string): Promise<void> {
  await db.deleteFrom('credit_releases').where('reservation_key', '=', key).execute();
}

/** Whether the payment may still take the reservation: nobody has begun to give it back, and nobody can until the
 *  transaction ends. */
export async function isStillOurs(trx: Db, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('credit_releases')
    .select('attempts')
    .where('reservation_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row?.attempts === 0;
}

/** Takes releases that are due, each by one process alone: until `dueAgainAtMs` no other takes them. */
export const takeDueReleases = (
  db: Db,
  nowMs: number,
  dueAgainAtMs: number,
  atMost: number,
): Promise<CreditRelease[]> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('credit_releases')
      .select('reservation_key')
      .where((eb) =>
        eb.or([eb('due_at_ms', '<=', nowMs), eb('due_at_ms', '>', latestEndMs(nowMs, dueAgainAtMs - nowMs))]),
      )
      .orderBy('due_at_ms')
      .limit(atMost)
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    const keys = due.map(({ reservation_key }) => reservation_key);
    const rows = await trx
      .updateTable('credit_releases')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at_ms: dueAgainAtMs }))
      .where('reservation_key', 'in', keys)
      .returningAll()
      .execute();
    return rows.map((row) => ({
      key: row.reservation_key,
      lenderId: row.lender_id,
      mobile: row.mobile,
      merchantKey: row.merchant_key,
    }));
  });
