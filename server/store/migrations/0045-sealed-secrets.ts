import { type Kysely, sql } from 'kysely';

/** Secrets are sealed by the processes, which have the key. Merchants of before stay readable for processes of the previous
 *  build until the first process of this one has run for an hour. */
const statements = [
  `insert into settings (name, value)
    select 'merchant_secrets_clear_until_ms', '' where exists (select from merchants)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
