import { type Kysely, sql } from 'kysely';

/** A login gets a random id and a separate session, which refers to the session in which its OTP was typed. Earlier
 *  logins end, because their token is a fixed function of session and number. */
const logins = [
  `alter table sessions add column login_hash text`,
  `alter table sessions add column guest_hash text`,
  `create index sessions_by_guest on sessions (guest_hash) where guest_hash is not null`,
  `delete from sessions where merchant_key = 'kadam' and mobile is not null and txn_uuid is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of logins) await sql.raw(statement).execute(db);
}
