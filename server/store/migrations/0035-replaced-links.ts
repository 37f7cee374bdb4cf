import { type Kysely, sql } from 'kysely';

/**
 * Replaced links to applications, without personal data: a user with such a link only learns that a newer one exists.
 */
const statements = [
  `create table replaced_links (
    link_hash text primary key,
    kept_until_ms bigint not null
  )`,
  `create index replaced_links_over on replaced_links (kept_until_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
