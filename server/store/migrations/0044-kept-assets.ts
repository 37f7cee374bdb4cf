import { type Kysely, sql } from 'kysely';

/** Chunks of recent builds, so that a page opened before a deploy can still load its next screen. */
const statements = [
  `create table builds (
    build_id text primary key,
    seen_at_ms bigint not null
  )`,
  `create table built_assets (
    name text primary key,
    body bytea not null
  )`,
  `create table build_assets (
    build_id text not null references builds on delete cascade,
    name text not null references built_assets,
    primary key (build_id, name)
  )`,
  'create index build_assets_by_name on build_assets (name)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
