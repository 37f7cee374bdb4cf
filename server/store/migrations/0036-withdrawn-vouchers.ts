import { type Kysely, sql } from 'kysely';
import { oneIn30Days } from './0022-vouchers';

/** A withdrawn voucher no longer counts for the 30 days. */
const withdrawals = [
  `alter table voucher_grants add column withdrawn_at_ms bigint`,
  `update voucher_grants g set withdrawn_at_ms = r.at_ms, due_at_ms = null
    from (
      select txn_uuid, sum(amount_rupees) as refunded, max(asked_at_ms) as at_ms from refunds group by txn_uuid
    ) r join transactions t using (txn_uuid)
    where g.txn_uuid = r.txn_uuid and r.refunded >= t.amount_rupees - t.due_rupees and g.redeemed_at_ms is null`,
  `alter table voucher_grants add constraint voucher_grants_used_or_withdrawn
    check (withdrawn_at_ms is null or redeemed_at_ms is null)`,
  `alter table voucher_grants drop constraint voucher_grants_one_in_30_days`,
  `alter table voucher_grants add constraint voucher_grants_one_in_30_days ${oneIn30Days} where (withdrawn_at_ms is null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of withdrawals) await sql.raw(statement).execute(db);
}
