import { type Kysely, sql } from 'kysely';

/** Links to an application in whose place a newer one was sent. Nothing in it says whose: who has such a link is told that
 *  there is a newer one, and no more. */
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
