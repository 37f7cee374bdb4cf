import { type Kysely, sql } from 'kysely';

const onlyGrows = (table: string): string[] => [
  `create trigger ${table}_only_grows before update or delete on ${table}
    for each row execute function refuse_change()`,
  `create trigger ${table}_is_never_emptied before truncate on ${table}
    for each statement execute function refuse_change()`,
];

const payments = [
  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% only grows', tg_table_name;
  end $$`,
  `create table transactions (
    txn_uuid text primary key,
    txn_id text not null unique,
    merchant_key text not null references merchants,
    order_id text not null,
    amount_rupees int not null check (amount_rupees > 0),
    channel text not null check (channel in ('ONLINE', 'OFFLINE', 'PAYMENT_LINK')),
    is_pos_machine boolean not null,
    items text not null,
    return_url text not null,
    given_mobile text check (given_mobile ~ '^[0-9]{10}$'),
    token_hash text not null unique,
    reference_hash text not null unique,
    step text not null,
    status text not null check (status in ('INITIATED', 'COMPLETE', 'FAILED', 'CANCELED')),
    failed_step text,
    is_mobile_verified boolean not null,
    plan_needs text,
    is_second_factor_passed boolean not null,
    is_kfs_accepted boolean not null,
    credit text not null check (credit in ('none', 'reserved', 'asked', 'taken')),
    is_open boolean not null,
    mobile text check (mobile ~ '^[0-9]{10}$'),
    is_whatsapp_consent_accepted boolean not null,
    lender_id text,
    emi_plan_id text,
    reservation_key text,
    attempt int not null,
    lender_page_url text,
    repayment_account text,
    error_name text,
    signed_result text,
    kfs_hash text,
    application_reference text references applications,
    attempts_remaining int,
    resend_at_ms bigint,
    link_sent_at_ms text not null,
    created_at_ms bigint not null,
    expires_at_ms bigint not null,
    asked_at_ms bigint,
    completed_at_ms bigint,
    check ((status = 'COMPLETE') = (credit = 'taken')),
    check ((status = 'COMPLETE') = (completed_at_ms is not null)),
    check (credit = 'none' or (reservation_key is not null and lender_id is not null and mobile is not null))
  )`,
  // An order is paid at most once, and has at most one open payment.
  `create unique index transactions_open_once on transactions (merchant_key, order_id) where is_open`,
  `create unique index transactions_paid_once on transactions (merchant_key, order_id) where status = 'COMPLETE'`,
  `create index transactions_by_order on transactions (merchant_key, order_id, created_at_ms)`,
  `create index transactions_by_end on transactions (expires_at_ms) where is_open`,
  `create index transactions_unanswered on transactions (asked_at_ms) where credit = 'asked'`,
  // A session opened by a payment link runs on the shopper's phone, even if the shop's machine started the payment.
  `alter table sessions add column is_by_link boolean not null default false`,
  `create table payment_timeline (
    entry_id bigint generated always as identity primary key,
    txn_uuid text not null references transactions,
    step text not null,
    status text not null,
    at_ms bigint not null
  )`,
  `create index payment_timeline_by_transaction on payment_timeline (txn_uuid, entry_id)`,
  ...onlyGrows('payment_timeline'),
  `create table kfs_documents (
    txn_uuid text not null references transactions,
    content_hash text not null,
    kfs_version text not null,
    reservation_key text not null,
    body text not null,
    issued_at_ms bigint not null,
    valid_until_ms bigint not null,
    primary key (txn_uuid, content_hash)
  )`,
  ...onlyGrows('kfs_documents'),
  `create table kfs_consents (
    consent_id bigint generated always as identity primary key,
    txn_uuid text not null,
    content_hash text not null,
    kfs_version text not null,
    masked_mobile text not null,
    client_ip_hash text not null,
    consented_at_ms bigint not null,
    foreign key (txn_uuid, content_hash) references kfs_documents
  )`,
  ...onlyGrows('kfs_consents'),
];

const results = [
  `create table signing_keys (
    key_id text primary key,
    private_jwk text not null,
    public_jwk text not null,
    created_at_ms bigint not null
  )`,
  `create table merchant_webhooks (
    merchant_key text primary key references merchants on delete cascade,
    url text not null check (url ~ '^https?://')
  )`,
  `create table webhook_deliveries (
    delivery_id text primary key,
    merchant_key text not null references merchants,
    txn_uuid text not null references transactions,
    status text not null,
    url text not null,
    claims text not null,
    state text not null check (state in ('waiting', 'delivered', 'givenUp')),
    attempts int not null,
    next_attempt_at_ms bigint not null,
    created_at_ms bigint not null
  )`,
  `create index webhook_deliveries_due on webhook_deliveries (next_attempt_at_ms) where state = 'waiting'`,
  `create index webhook_deliveries_by_transaction on webhook_deliveries (txn_uuid, created_at_ms)`,
  `create table webhook_attempts (
    attempt_id bigint generated always as identity primary key,
    delivery_id text not null references webhook_deliveries,
    at_ms bigint not null,
    http_status int,
    error text
  )`,
  `create index webhook_attempts_by_delivery on webhook_attempts (delivery_id, attempt_id)`,
  ...onlyGrows('webhook_attempts'),
];

/**
 * Double-entry books of the sandbox's lenders. A credit line has four accounts: `lender` (committed by the lender, 0
 * or less), and `available`, `reserved` and `drawn` (0 or more). The entries of a transfer sum to 0, which is checked
 * at commit. A balance is the sum of its entries: only the trigger that adds an entry writes it, and a balance on the
 * wrong side of 0 is refused, regardless of the program.
 */
const ledger = [
  `create table credit_lines (
    lender_id text not null,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    wrong_answers int not null check (wrong_answers >= 0),
    answers_blocked_until_ms bigint,
    opened_at_ms bigint not null,
    primary key (lender_id, mobile)
  )`,
  `create table credit_reservations (
    reservation_key text primary key,
    lender_id text not null,
    mobile text not null,
    amount_paise bigint not null check (amount_paise >= 0),
    status text not null check (status in ('RESERVED', 'CONFIRMED', 'CANCELED', 'EXPIRED', 'DECLINED')),
    page_hash text unique,
    merchant_name text not null,
    return_url text not null,
    reserved_at_ms bigint not null,
    expires_at_ms bigint not null,
    confirmed_at_ms bigint,
    check ((status = 'CONFIRMED') = (confirmed_at_ms is not null))
  )`,
  `create index credit_reservations_lapsing on credit_reservations (lender_id, mobile, expires_at_ms)
    where status = 'RESERVED'`,
  `create table ledger_accounts (
    lender_id text not null,
    mobile text not null,
    kind text not null check (kind in ('lender', 'available', 'reserved', 'drawn')),
    balance_paise bigint not null default 0,
    primary key (lender_id, mobile, kind),
    foreign key (lender_id, mobile) references credit_lines,
    constraint no_overdraft check (case when kind = 'lender' then balance_paise <= 0 else balance_paise >= 0 end)
  )`,
  `create index ledger_accounts_by_mobile on ledger_accounts (mobile, kind)`,
  `create table ledger_transfers (
    transfer_id bigint generated always as identity primary key,
    lender_id text not null,
    mobile text not null,
    kind text not null check (kind in ('open', 'reserve', 'confirm', 'release')),
    reservation_key text references credit_reservations,
    at_ms bigint not null,
    check ((kind = 'open') = (reservation_key is null)),
    unique (reservation_key, kind)
  )`,
  // A line is opened once; a reservation ends once, in one way.
  `create unique index ledger_transfers_open_once on ledger_transfers (lender_id, mobile) where kind = 'open'`,
  `create unique index ledger_transfers_end_once on ledger_transfers (reservation_key)
    where kind in ('confirm', 'release')`,
  `create table ledger_entries (
    entry_id bigint generated always as identity primary key,
    transfer_id bigint not null references ledger_transfers,
    lender_id text not null,
    mobile text not null,
    kind text not null,
    amount_paise bigint not null check (amount_paise <> 0),
    foreign key (lender_id, mobile, kind) references ledger_accounts
  )`,
  `create index ledger_entries_by_transfer on ledger_entries (transfer_id)`,
  `create index ledger_entries_by_account on ledger_entries (lender_id, mobile, kind)`,
  `create function add_to_balance() returns trigger language plpgsql as $$
  begin
    update ledger_accounts set balance_paise = balance_paise + new.amount_paise
      where lender_id = new.lender_id and mobile = new.mobile and kind = new.kind;
    return null;
  end $$`,
  `create trigger ledger_entries_add_up after insert on ledger_entries
    for each row execute function add_to_balance()`,
  `create function refuse_unbalanced() returns trigger language plpgsql as $$
  begin
    if (select sum(amount_paise) from ledger_entries where transfer_id = new.transfer_id) is distinct from 0 then
      raise exception 'transfer % is not balanced', new.transfer_id;
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_transfers_balance after insert on ledger_transfers
    deferrable initially deferred for each row execute function refuse_unbalanced()`,
  `create constraint trigger ledger_entries_balance after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_unbalanced()`,
  `create function refuse_own_balance() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() < 2 then
      raise exception 'a balance changes by entries alone';
    end if;
    return new;
  end $$`,
  `create trigger ledger_accounts_change_by_entries before update on ledger_accounts
    for each row execute function refuse_own_balance()`,
  ...onlyGrows('ledger_transfers'),
  ...onlyGrows('ledger_entries'),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...payments, ...results, ...ledger]) await sql.raw(statement).execute(db);
}
