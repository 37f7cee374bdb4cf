import { type Kysely, sql } from 'kysely';

/**
 * How a late charge is counted, how long the first period of a loan is, which due days passed without a debit, and what stays
 * with the lender at a refund. Loans that are there keep what they were agreed with: a charge for each month begun, and a
 * whole first month. Columns with a constant default or none are added without a pass over the table.
 */
const statements = [
  `alter table loans add column penal_by text not null default 'MONTH', add column first_period_days int`,
  'alter table instalments add column missed_at_ms bigint',
  'alter table refunds add column kept_paise bigint, add column still_owed_paise bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
