import { type Kysely, sql } from 'kysely';

/** The statement on a simulated lender's own page, and the time of the customer's consent; null for other lenders. */
const statements = [
  'alter table credit_reservations add column own_statement text, add column statement_agreed_at_ms bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
