import { type Kysely, sql } from 'kysely';

/** Only the program defines the languages: its schema validates the values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table application_consents drop constraint application_consents_language_check,
        add constraint application_consents_language_check check (language ~ '^[a-z]{2,3}$')`,
    )
    .execute(db);
}
