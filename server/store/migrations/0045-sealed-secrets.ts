import { type Kysely, sql } from 'kysely';

/** Processes seal secrets with their key. Existing merchants stay readable for the previous build until the first
 *  process of this one has run for an hour. */
const statements = [
  `insert into settings (name, value)
    select 'merchant_secrets_clear_until_ms', '' where exists (select from merchants)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
