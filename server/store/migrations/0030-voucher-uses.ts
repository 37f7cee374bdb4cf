import { type Kysely, sql } from 'kysely';

/** Redemption of vouchers. A keyed hash finds a code, because sealed values cannot be searched. Earlier codes get a
 *  hash when their owners open them. */
const uses = [
  `alter table voucher_grants add column code_hash text`,
  `alter table voucher_grants add column redemption_id text`,
  `alter table voucher_grants add column redeemed_at_ms bigint`,
  `alter table voucher_grants add constraint voucher_grants_redemption
    check ((redemption_id is null) = (redeemed_at_ms is null))`,
  `create unique index voucher_grants_by_code on voucher_grants (code_hash)`,
  `create unique index voucher_grants_by_redemption on voucher_grants (merchant_key, redemption_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of uses) await sql.raw(statement).execute(db);
}
