import { type Kysely, sql } from 'kysely';

const statements = [
  `create table tab_handovers (
    handover_hash text primary key,
    sealed_url text,
    expires_at_ms bigint not null
  )`,
  `create index tab_handovers_over on tab_handovers (expires_at_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
