import type { SelectQueryBuilder } from 'kysely';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db, Schema } from './schema';

/** Last payment of a page, after which the next one starts. Null to start with the oldest. */
export type StalePaymentCursor = { readonly atMs: number; readonly txnUuid: string } | null;

interface StalePayments {
  readonly txnUuids: readonly string[];
  readonly next: StalePaymentCursor;
}

/** Expired open payments, oldest first. The cursor prevents payments that cannot end from blocking the others. */
export const overduePayments = (
  db: Db,
  nowMs: number,
  atMost: number,
  after: StalePaymentCursor,
): Promise<StalePayments> =>
  page(
    db.selectFrom('transactions').where('is_open', '=', true).where('expires_at_ms', '<=', nowMs),
    'expires_at_ms',
    atMost,
    after,
  );

/** Payments whose lender was asked to pay at least `unansweredAfterMs` ago, oldest first. Includes times in the future,
 *  which a clock that was set back leaves. */
export const unansweredPayments = (
  db: Db,
  nowMs: number,
  unansweredAfterMs: number,
  atMost: number,
  after: StalePaymentCursor,
): Promise<StalePayments> =>
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
  after: StalePaymentCursor,
): Promise<StalePayments> {
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
