import { type Kysely, sql } from 'kysely';

const statements = [
  // Owner of a lease. Leases of the previous release have none and expire by themselves.
  `alter table idempotency_keys add column owner text not null default ''`,
  `alter table idempotency_keys alter column owner drop default`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
