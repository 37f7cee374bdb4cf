import { sql } from 'kysely';
import type { Db } from './schema';

/** Notes at the loan of a purchase whether its debits are paused, by what its disputes say by now. Those that change at the
 *  same moment take turns at the loan: each sees what the one before has made of it. */
export async function noteDebitsPaused(trx: Db, txnUuid: string): Promise<void> {
  await trx.selectFrom('loans').select('txn_uuid').where('txn_uuid', '=', txnUuid).forUpdate().execute();
  await trx
    .updateTable('loans')
    .set((eb) => ({
      are_debits_paused: eb
        .exists(
          eb
            .selectFrom('disputes as d')
            .select('d.ticket_id')
            .where('d.txn_uuid', '=', txnUuid)
            .where('d.closed_at_ms', 'is', null)
            // Not by the index of pauses, which has them of all loans.
            .where(sql<boolean>`coalesce(d.pause_ends_at_ms, 0) > 0`)
            .where(sql<boolean>`d.pauses::jsonb @> '["DEBITS"]'`),
        )
        .$castTo<boolean>(),
    }))
    .where('txn_uuid', '=', txnUuid)
    .execute();
}
