import { type Kysely, sql } from 'kysely';

/** Which languages there are is said in the program alone: what is written here has gone through its schema. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table application_consents drop constraint application_consents_language_check,
        add constraint application_consents_language_check check (language ~ '^[a-z]{2,3}$')`,
    )
    .execute(db);
}
