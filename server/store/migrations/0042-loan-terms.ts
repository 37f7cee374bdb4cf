import { type Kysely, sql } from 'kysely';

/**
 * Basis of the late charge, length of the first period, due days without a debit, and the amount that the lender
 * retains at a refund. Existing loans keep their terms: a charge per month begun, and a whole first month. Columns
 * with a constant default or none need no table rewrite.
 */
const statements = [
  `alter table loans add column penal_by text not null default 'MONTH', add column first_period_days int`,
  'alter table instalments add column missed_at_ms bigint',
  'alter table refunds add column kept_paise bigint, add column still_owed_paise bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
