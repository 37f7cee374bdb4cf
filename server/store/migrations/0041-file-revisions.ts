import { type Kysely, sql } from 'kysely';

const statements = [
  `create table file_revisions (
    file text primary key check (file in ('merchants', 'catalogue')),
    revision bigint not null check (revision >= 1),
    content_hash text not null,
    applied_at_ms bigint not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
