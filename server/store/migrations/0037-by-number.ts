import { type Kysely, sql } from 'kysely';

/** What somebody's own pages ask for is asked for by the number alone, of whichever shop or lender it is: an index that
 *  begins with these is read from end to end. */
const byNumber = [
  `drop index sessions_by_mobile`,
  `create index sessions_by_mobile on sessions (mobile, merchant_key) where mobile is not null`,
  `drop index applications_by_mobile`,
  `create index applications_by_mobile on applications (mobile, merchant_key)`,
  `drop index mandates_once`,
  `create unique index mandates_once on mandates (mobile, lender_id) where status in ('ASKED', 'REGISTERED')`,
  `drop index credit_reservations_lapsing`,
  `create index credit_reservations_lapsing on credit_reservations (mobile, lender_id, expires_at_ms)
    where status = 'RESERVED'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of byNumber) await sql.raw(statement).execute(db);
}
