import { type Kysely, sql } from 'kysely';

/** Times at which the link to an application was sent, as it may be sent again. Unknown for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table filed_applications add column link_sent_at_ms text not null default '[]'`.execute(db);
}
