import { type Kysely, sql } from 'kysely';

/** Activations of lines and their outcome. The simulated lenders store a hash of each line's PIN and of the previous
 *  one, so that a change whose response was lost can be repeated. A separate code purpose serves forgotten PINs. */
const statements = [
  `create table registrations (
    registration_id text primary key,
    mobile text not null,
    lender_id text not null,
    merchant_key text references merchants,
    status text not null check (status in ('STARTED', 'CONFIRMED', 'FAILED')),
    failure_name text,
    started_at_ms bigint not null,
    ended_at_ms bigint,
    unique (mobile, lender_id),
    check ((status = 'STARTED') = (ended_at_ms is null)),
    check ((status = 'FAILED') = (failure_name is not null))
  )`,
  `alter table credit_lines
    add column pin_hash text,
    add column pin_before_hash text,
    add column pin_owner_proven_at_ms bigint`,
  `alter table one_time_codes drop constraint one_time_codes_purpose_check,
    add constraint one_time_codes_purpose_check
    check (purpose in ('shareCode', 'login', 'lenderOtp', 'lineOtp', 'statement', 'pinOtp'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
