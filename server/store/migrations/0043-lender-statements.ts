import { type Kysely, sql } from 'kysely';

/** The statement that a simulated lender shows on its own page, and when its customer agreed to it; null with all others. */
const statements = [
  'alter table credit_reservations add column own_statement text, add column statement_agreed_at_ms bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
