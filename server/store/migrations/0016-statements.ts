import { type Kysely, sql } from 'kysely';

/** Adds language, separate codes and lookup by fingerprint to statements. Earlier ones are in English, as are those
 *  that an earlier version still issues. */
const statements = [
  `alter table kfs_consents add column language text not null default 'en' check (language ~ '^[a-z]{2,3}$')`,
  `alter table one_time_codes drop constraint one_time_codes_purpose_check,
    add constraint one_time_codes_purpose_check
    check (purpose in ('shareCode', 'login', 'lenderOtp', 'lineOtp', 'statement'))`,
  `create index kfs_documents_by_hash on kfs_documents (content_hash)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
