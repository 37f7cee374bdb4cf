import { type Kysely, sql } from 'kysely';

const statements = [
  `create table settings (name text primary key, value text not null)`,
  `create table merchants (
    merchant_key text primary key,
    name text not null,
    logo_url text,
    secret text not null check (length(secret) >= 32),
    is_ntb_allowed boolean not null
  )`,
  `create table merchant_origins (
    merchant_key text not null references merchants on delete cascade,
    origin text not null check (origin ~ '^https?://[^/?#\\s]+$'),
    primary key (merchant_key, origin)
  )`,
  `create table merchant_lenders (
    merchant_key text not null references merchants on delete cascade,
    lender_id text not null,
    primary key (merchant_key, lender_id)
  )`,
  `create table agents (
    merchant_key text not null references merchants on delete cascade,
    agent_id text not null,
    status text not null check (status in ('active', 'blocked', 'expired')),
    primary key (merchant_key, agent_id)
  )`,
  `create table share_codes (
    merchant_key text not null references merchants on delete cascade,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    code_hash text,
    sent_at_ms text not null,
    expires_at_ms bigint not null,
    remaining_attempts int not null check (remaining_attempts >= 0),
    blocked_until_ms bigint,
    primary key (merchant_key, mobile)
  )`,
  `create table verified_mobiles (
    merchant_key text not null references merchants on delete cascade,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    agent_id text not null,
    verified_until_ms bigint not null,
    primary key (merchant_key, mobile)
  )`,
  `create table applications (
    reference text primary key check (length(reference) = 22),
    application_id text not null unique,
    merchant_key text not null references merchants,
    agent_id text not null,
    lender_id text not null,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    email text,
    user_name text not null,
    status text not null check (status in ('SHARED', 'SUBMITTED', 'APPROVED', 'REJECTED')),
    created_at_ms bigint not null,
    expires_at_ms bigint not null
  )`,
  `create table idempotency_keys (
    merchant_key text not null references merchants on delete cascade,
    agent_id text not null,
    endpoint text not null,
    key text not null,
    request_hash text not null,
    answer text,
    leased_until_ms bigint not null,
    created_at_ms bigint not null,
    primary key (merchant_key, agent_id, endpoint, key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at_ms)`,
  `create table rate_limits (bucket text primary key, window_ends_at_ms bigint not null, used int not null)`,
  `create index rate_limits_by_end on rate_limits (window_ends_at_ms)`,
  `create table event_log (
    event_id bigint generated always as identity primary key,
    at_ms bigint not null,
    type text not null,
    merchant_key text,
    agent_id text,
    request_id text,
    details text not null
  )`,
  `create function refuse_event_change() returns trigger language plpgsql as $$
  begin
    raise exception 'event_log only grows';
  end $$`,
  `create trigger event_log_only_grows before update or delete on event_log
    for each row execute function refuse_event_change()`,
  `create trigger event_log_is_never_emptied before truncate on event_log
    for each statement execute function refuse_event_change()`,
  `create table sandbox_sms (
    sms_id bigint generated always as identity primary key,
    mobile text not null,
    text text not null,
    sent_at_ms bigint not null
  )`,
  `create index sandbox_sms_by_mobile on sandbox_sms (mobile, sms_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
