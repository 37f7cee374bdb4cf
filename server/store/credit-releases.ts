import { type Lease, takeDue } from './due-rows';
import type { Db } from './schema';
import { type Write, writeAll } from './write';

/** A reservation that will be released unless its payment takes it before the due time. */
interface CreditRelease {
  readonly key: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantKey: string;
}

export const releaseDue =
  (release: CreditRelease, dueAtMs: number): Write =>
  (db) =>
    db
      .insertInto('credit_releases')
      .values({
        reservation_key: release.key,
        lender_id: release.lenderId,
        mobile: release.mobile,
        merchant_key: release.merchantKey,
        due_at_ms: dueAtMs,
        attempts: 0,
      })
      .onConflict((conflict) => conflict.column('reservation_key').doUpdateSet({ due_at_ms: dueAtMs }));

/** Removes the release after it is done, or after its payment has taken the reservation. */
export const releaseDone =
  (key: string): Write =>
  (db) =>
    db.deleteFrom('credit_releases').where('reservation_key', '=', key);

export const dropRelease = (db: Db, key: string): Promise<void> => writeAll(db, [releaseDone(key)]);

/**
 * True if the payment may still take the reservation: no release has started, and none can until the transaction ends.
 */
export async function isStillOurs(trx: Db, key: string): Promise<boolean> {
  const row = await trx
    .selectFrom('credit_releases')
    .select('attempts')
    .where('reservation_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row?.attempts === 0;
}

export async function takeDueReleases(db: Db, lease: Lease): Promise<CreditRelease[]> {
  const rows = await takeDue(db, 'credit_releases', 'reservation_key', lease);
  return rows.map((row) => ({
    key: row.reservation_key,
    lenderId: row.lender_id,
    mobile: row.mobile,
    merchantKey: row.merchant_key,
  }));
}
