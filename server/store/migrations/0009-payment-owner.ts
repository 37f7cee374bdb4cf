import { type Kysely, sql } from 'kysely';

const statements = [
  // Entries of a session that does not own its payment stay with the session.
  `alter table sessions add column draft_mobile text check (draft_mobile ~ '^[0-9]{10}$')`,
  `alter table sessions add column is_whatsapp_consent_accepted boolean not null default false`,
  `alter table sessions add column draft_lender_id text`,
  `alter table sessions add column draft_emi_plan_id text`,
  `alter table sessions add column link_sent_at_ms text not null default '[]'`,
  `create index sessions_by_transaction on sessions (txn_uuid) where txn_uuid is not null`,
  `alter table transactions drop column link_sent_at_ms`,
  // A payment belongs to the session that verified its number; of two, to the last used one.
  `alter table transactions add column owner_hash text`,
  `update transactions t set owner_hash = (
    select s.token_hash from sessions s where s.txn_uuid = t.txn_uuid and s.mobile = t.mobile
    order by s.expires_at_ms desc limit 1) where t.is_mobile_verified`,
  `update transactions set mobile = null where not is_mobile_verified and credit = 'none'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
