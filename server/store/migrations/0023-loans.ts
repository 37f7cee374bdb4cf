import { type Kysely, sql } from 'kysely';

/**
 * Loans after a purchase. A loan is written with its payment in one statement, with the instalments of the agreed
 * statement. Earlier payments, and those of an earlier version's process, have none yet (`has_loan`) and get it from a
 * background job, or when their shopper opens it.
 */
const loans = [
  `alter table transactions add column has_loan boolean not null default false`,
  `create index transactions_without_loan on transactions (mobile) where status = 'COMPLETE' and not has_loan`,
  `create table loans (
    txn_uuid text primary key references transactions,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    merchant_key text not null references merchants,
    lender_id text not null,
    loan_paise bigint not null check (loan_paise > 0),
    discount_paise bigint not null check (discount_paise >= 0),
    interest_paise bigint not null check (interest_paise >= 0),
    gst_paise bigint not null check (gst_paise >= 0),
    fees_paise bigint not null check (fees_paise >= 0),
    instalment_paise bigint not null,
    annual_rate_bps int not null,
    apr_bps int,
    is_no_cost boolean not null,
    is_gst_on_interest boolean not null,
    cooling_off_days int not null,
    foreclosure_bps int not null,
    penal_bps_per_month int not null,
    bounce_charge_paise bigint not null,
    keeps_fees_on_exit boolean not null,
    status text not null check (status in ('ACTIVE', 'OVERDUE', 'CLOSED', 'CANCELLED', 'RETURNED')),
    are_debits_paused boolean not null default false,
    months_ahead int not null default 0 check (months_ahead >= 0),
    began_at_ms bigint not null,
    ended_at_ms bigint,
    check ((status in ('ACTIVE', 'OVERDUE')) = (ended_at_ms is null))
  )`,
  // Indexes for a page of a number's purchases and for their counts, independent of other rows.
  `create index loans_of_mobile on loans (mobile, began_at_ms, txn_uuid) include (status, lender_id, merchant_key)`,
  `create index loans_open_of_mobile on loans (mobile) where ended_at_ms is null`,
  `create table instalments (
    txn_uuid text not null references loans,
    number int not null check (number > 0),
    due_on text not null,
    principal_paise bigint not null check (principal_paise >= 0),
    interest_paise bigint not null check (interest_paise >= 0),
    gst_paise bigint not null check (gst_paise >= 0),
    balance_paise bigint not null check (balance_paise >= 0),
    charges_paise bigint not null default 0 check (charges_paise >= 0),
    debit_on text,
    bounced_at_ms bigint,
    paid_at_ms bigint,
    primary key (txn_uuid, number),
    check (paid_at_ms is null or debit_on is null)
  )`,
  `create index instalments_to_debit on instalments (debit_on) where debit_on is not null`,
  // Unique names prevent double payments across processes.
  `create table repayments (
    txn_uuid text not null references loans,
    name text not null,
    kind text not null check (kind in ('INSTALMENT', 'CLOSING', 'EXIT')),
    number int,
    principal_paise bigint not null check (principal_paise >= 0),
    interest_paise bigint not null check (interest_paise >= 0),
    gst_paise bigint not null check (gst_paise >= 0),
    fees_paise bigint not null check (fees_paise >= 0),
    charges_paise bigint not null check (charges_paise >= 0),
    at_ms bigint not null,
    primary key (txn_uuid, name),
    check ((kind = 'INSTALMENT') = (number is not null))
  )`,
  `create trigger repayments_only_grows before update or delete on repayments
    for each row execute function refuse_change()`,
  `create trigger repayments_is_never_emptied before truncate on repayments
    for each statement execute function refuse_change()`,
  `create table refunds (
    refund_key text primary key,
    merchant_key text not null references merchants,
    refund_id text not null,
    txn_uuid text not null references transactions,
    amount_rupees int not null check (amount_rupees > 0),
    status text not null check (status in ('PENDING', 'DONE')),
    loan_paise bigint,
    to_shopper_paise bigint,
    asked_at_ms bigint not null,
    done_at_ms bigint,
    due_at_ms bigint,
    attempts int not null,
    unique (merchant_key, refund_id),
    check ((status = 'DONE') = (done_at_ms is not null)),
    check ((loan_paise is null) = (to_shopper_paise is null)),
    check (status = 'PENDING' or loan_paise is not null),
    check ((status = 'DONE') = (due_at_ms is null))
  )`,
  `create index refunds_of_transaction on refunds (txn_uuid, asked_at_ms)`,
  `create index refunds_due on refunds (due_at_ms) where due_at_ms is not null`,
  `create table linked_accounts (
    mobile text not null,
    lender_id text not null,
    masked_account text not null,
    linked_at_ms bigint not null,
    primary key (mobile, lender_id)
  )`,
];

/** A loan is repaid by several transfers with unique names; the repayments of a reservation can never exceed the drawn
 *  amount. */
const ledger = [
  `alter table ledger_transfers drop constraint ledger_transfers_kind_check`,
  `alter table ledger_transfers add constraint ledger_transfers_kind_check check (kind in
    ('open', 'reserve', 'confirm', 'release', 'repay', 'foreclose', 'exit', 'refund', 'close'))`,
  `alter table ledger_transfers add column name text not null default ''`,
  `alter table ledger_transfers drop constraint ledger_transfers_reservation_key_kind_key`,
  `create unique index ledger_transfers_once on ledger_transfers (reservation_key, kind, name)`,
  `create function refuse_overpaid() returns trigger language plpgsql as $$
  declare drawn bigint;
  begin
    if new.kind = 'drawn' and new.amount_paise < 0 then
      select sum(e.amount_paise) into drawn
        from ledger_transfers t join ledger_entries e using (transfer_id)
        where e.kind = 'drawn' and t.reservation_key =
          (select reservation_key from ledger_transfers where transfer_id = new.transfer_id);
      if drawn < 0 then
        raise exception 'more was paid back than the loan is' using errcode = 'check_violation';
      end if;
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_entries_not_overpaid after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_overpaid()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...loans, ...ledger]) await sql.raw(statement).execute(db);
}
