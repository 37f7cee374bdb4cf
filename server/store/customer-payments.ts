import type { Db } from './schema';

// Sums over all payments of a customer.

/** Amounts that a customer owes at a merchant, and that their open payments reserve or are requesting: rupees by
 *  lender. `exceptTxnUuid`: a payment to exclude; null = none. */
export async function borrowedAt(
  db: Db,
  by: { readonly merchantKey: string; readonly mobile: string },
  exceptTxnUuid: string | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('transactions as t')
    .leftJoin('credit_releases as r', 'r.reservation_key', 't.reservation_key')
    .select(({ fn, eb }) => [
      't.lender_id',
      fn.sum<number>(eb('t.amount_rupees', '-', eb.ref('t.due_rupees'))).as('total'),
    ])
    .where('t.merchant_key', '=', by.merchantKey)
    .where('t.mobile', '=', by.mobile)
    .where('t.txn_uuid', '<>', exceptTxnUuid ?? '')
    .where((eb) =>
      eb.or([
        eb.and([eb('t.status', '=', 'COMPLETE'), eb('t.repaid_at_ms', 'is', null)]),
        eb('t.credit', 'in', ['reserved', 'asked']),
        // The lender is being asked; whether it reserves is unknown.
        eb.and([eb('t.is_open', '=', true), eb('r.reservation_key', 'is not', null)]),
      ]),
    )
    .groupBy('t.lender_id')
    .execute();
  return new Map(rows.flatMap(({ lender_id, total }) => (lender_id === null ? [] : [[lender_id, total] as const])));
}

/** Newest unpaid, unexpired order of a number at a merchant; null if there is none. */
export async function newestUnpaidOrder(
  db: Db,
  by: { readonly merchantKey: string; readonly mobile: string },
  nowMs: number,
): Promise<{ readonly orderId: string; readonly amountRupees: number } | null> {
  const row = await db
    .selectFrom('transactions')
    .select(['order_id', 'amount_rupees'])
    .where('mobile', '=', by.mobile)
    .where('merchant_key', '=', by.merchantKey)
    .where('is_open', '=', true)
    .where('status', '=', 'INITIATED')
    .where('expires_at_ms', '>', nowMs)
    .orderBy('created_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { orderId: row.order_id, amountRupees: row.amount_rupees } : null;
}

export async function markRepaid(
  trx: Db,
  mobile: string,
  reservationKeys: readonly string[],
  nowMs: number,
): Promise<void> {
  if (reservationKeys.length === 0) return;
  await trx
    .updateTable('transactions')
    .set({ repaid_at_ms: nowMs })
    .where('mobile', '=', mobile)
    .where('reservation_key', 'in', reservationKeys)
    .where('status', '=', 'COMPLETE')
    .execute();
}

/** Latest end of a number's active payments: with reserved credit before its expiry, with a pending request, or with
 *  one of these loans not yet recorded. Null if there is none. */
export async function paymentsUnderWayUntilMs(
  db: Db,
  mobile: string,
  reservationKeys: readonly string[],
  nowMs: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.max<number | null>('expires_at_ms').as('until_ms'))
    .where('mobile', '=', mobile)
    .where('is_open', '=', true)
    .where((eb) =>
      eb.or([
        eb('credit', '=', 'asked'),
        eb.and([eb('credit', '=', 'reserved'), eb('expires_at_ms', '>', nowMs)]),
        ...(reservationKeys.length > 0 ? [eb('reservation_key', 'in', reservationKeys)] : []),
      ]),
    )
    .executeTakeFirstOrThrow();
  return row.until_ms;
}

/** Orders of a number with reserved credit that were started, and last read a statement, before a time. */
export async function idleReservations(
  db: Db,
  { mobile, except, idleSinceMs }: { readonly mobile: string; readonly except: string; readonly idleSinceMs: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('transactions as t')
    .select('t.txn_uuid')
    .where('t.mobile', '=', mobile)
    .where('t.credit', '=', 'reserved')
    .where('t.txn_uuid', '<>', except)
    .where('t.created_at_ms', '<', idleSinceMs)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('kfs_documents as d')
            .select('d.content_hash')
            .whereRef('d.txn_uuid', '=', 't.txn_uuid')
            .where('d.issued_at_ms', '>=', idleSinceMs),
        ),
      ),
    )
    .execute();
  return rows.map(({ txn_uuid }) => txn_uuid);
}
