import { type Kysely, sql } from 'kysely';

/** Indexes for reads and deletions by other columns than the key, in tables that grow. */
const statements = [
  `create index kfs_consents_by_document on kfs_consents (txn_uuid, content_hash, consent_id)`,
  `create index kfs_documents_by_reservation on kfs_documents (reservation_key, issued_at_ms)`,
  `create index one_time_codes_by_end on one_time_codes (expires_at_ms)`,
  `create index verified_mobiles_by_end on verified_mobiles (verified_until_ms)`,
  `create index sandbox_sms_by_age on sandbox_sms (sent_at_ms)`,
  // By number alone: for the reset of a sandbox customer, and for logging out everywhere.
  `create index one_time_codes_by_mobile on one_time_codes (merchant_key, mobile)`,
  `create index sessions_by_mobile on sessions (merchant_key, mobile) where mobile is not null`,
  `create index applications_open_by_mobile on applications (mobile) where closed_at_ms is null`,
  `create index credit_reservations_lent on credit_reservations (lender_id, mobile) where status = 'CONFIRMED'`,
  `create index merchant_origins_by_origin on merchant_origins (origin)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
