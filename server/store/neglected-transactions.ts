import type { SelectQueryBuilder } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db, Schema } from './schema';

/** Where the next read goes on: after a payment of this time and name. Null at the oldest one. */
export type NeglectedAfter = { readonly atMs: number; readonly txnUuid: string } | null;

interface Neglected {
  readonly txnUuids: readonly string[];
  readonly next: NeglectedAfter;
}

/** Open payments whose time is over, oldest first. `after` lets one that cannot end wait for the others. */
export const overduePayments = (db: Db, nowMs: number, atMost: number, after: NeglectedAfter): Promise<Neglected> =>
  page(
    db.selectFrom('transactions').where('is_open', '=', true).where('expires_at_ms', '<=', nowMs),
    'expires_at_ms',
    atMost,
    after,
  );

/** Payments whose lender was asked to pay `unansweredAfterMs` ago, oldest first, or, by a clock that has been set back, in
 *  the future. */
export const unansweredPayments = (
  db: Db,
  nowMs: number,
  unansweredAfterMs: number,
  atMost: number,
  after: NeglectedAfter,
): Promise<Neglected> =>
  page(
    db
      .selectFrom('transactions')
      .where('is_open', '=', true)
      .where('credit', '=', 'asked')
      .where((eb) =>
        eb.or([eb('asked_at_ms', '<=', nowMs - unansweredAfterMs), eb('asked_at_ms', '>', latestEndMs(nowMs, 0))]),
      ),
    'asked_at_ms',
    atMost,
    after,
  );

/** Each uses its own index, since the number of open payments is unbounded. */
async function page(
  some: SelectQueryBuilder<Schema, 'transactions', object>,
  column: 'expires_at_ms' | 'asked_at_ms',
  atMost: number,
  after: NeglectedAfter,
): Promise<Neglected> {
  const rest =
    after === null
      ? some
      : some.where((eb) => eb(eb.refTuple(column, 'txn_uuid'), '>', eb.tuple(after.atMs, after.txnUuid)));
  const rows = await rest.select(['txn_uuid', column]).orderBy(column).orderBy('txn_uuid').limit(atMost).execute();
  const last = rows.at(-1);
  const lastMs = last?.[column] ?? null;
  const isEnd = rows.length < atMost || last === undefined || lastMs === null;
  return {
    txnUuids: rows.map(({ txn_uuid }) => txn_uuid),
    next: isEnd ? null : { atMs: lastMs, txnUuid: last.txn_uuid },
  };
}
