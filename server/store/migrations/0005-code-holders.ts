import { type Kysely, sql } from 'kysely';

const statements = [
  // A code belongs to its requester. The requester of existing codes is unknown, so they are deleted and requested
  // again.
  `delete from one_time_codes where purpose in ('shareCode', 'login')`,
  `alter table one_time_codes add column holder text not null default ''`,
  `alter table one_time_codes alter column holder drop default`,
  `alter table one_time_codes drop constraint one_time_codes_pkey`,
  `alter table one_time_codes add primary key (purpose, merchant_key, mobile, holder)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
