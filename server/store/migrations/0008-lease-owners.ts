import { type Kysely, sql } from 'kysely';

const statements = [
  // Who is at work on a call. Those of the release before have no name, and their leases end by themselves.
  `alter table idempotency_keys add column owner text not null default ''`,
  `alter table idempotency_keys alter column owner drop default`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
