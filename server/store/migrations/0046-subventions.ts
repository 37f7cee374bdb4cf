import { type Kysely, sql } from 'kysely';

const amounts = 'discount_paise, processing_fee_paise, processing_fee_gst_paise';

/**
 * Adds the bearer of discount and fee of a paid order, and its settlement lines.
 * 1. The record is written once with the payment; refunds and an exit add lines that reverse it.
 * 2. No column of the lines of an order sums to less than 0. Earlier orders get their lines when they are first read.
 * 3. A merchant may close its no-cost plans to numbers that exit often.
 */
const statements = [
  `create table subventions (
    txn_uuid text primary key references transactions,
    merchant_key text not null references merchants,
    borne_by text check (borne_by in ('MERCHANT', 'LENDER', 'BRAND')),
    price_paise bigint not null check (price_paise > 0),
    discount_paise bigint not null check (discount_paise >= 0),
    processing_fee_paise bigint not null check (processing_fee_paise >= 0),
    processing_fee_gst_paise bigint not null check (processing_fee_gst_paise >= 0),
    began_at_ms bigint not null,
    check (discount_paise < price_paise),
    check ((borne_by is null) = (discount_paise + processing_fee_paise + processing_fee_gst_paise = 0))
  )`,
  'alter table merchants add column limits_no_cost_exits boolean not null default false',
  'alter table transactions add column is_no_cost_closed boolean not null default false',
  `create trigger subventions_only_grows before update or delete on subventions
    for each row execute function refuse_change()`,
  `create trigger subventions_is_never_emptied before truncate on subventions
    for each statement execute function refuse_change()`,
  `create table settlement_lines (
    txn_uuid text not null references subventions,
    name text not null,
    merchant_key text not null references merchants,
    kind text not null check (kind in ('SALE', 'REFUND', 'EXIT')),
    price_paise bigint not null,
    discount_paise bigint not null,
    processing_fee_paise bigint not null,
    processing_fee_gst_paise bigint not null,
    payout_paise bigint not null,
    at_ms bigint not null,
    primary key (txn_uuid, name),
    check (case kind when 'SALE' then least(price_paise, ${amounts}) >= 0
      else greatest(price_paise, ${amounts}) <= 0 end),
    check (payout_paise in (price_paise,
      price_paise - discount_paise - processing_fee_paise - processing_fee_gst_paise))
  )`,
  'create index settlement_lines_of_merchant on settlement_lines (merchant_key, at_ms)',
  `create trigger settlement_lines_only_grows before update or delete on settlement_lines
    for each row execute function refuse_change()`,
  `create trigger settlement_lines_is_never_emptied before truncate on settlement_lines
    for each statement execute function refuse_change()`,
  `create function refuse_over_reversed() returns trigger language plpgsql as $$
  begin
    if exists (select from settlement_lines where txn_uuid = new.txn_uuid
      having least(sum(price_paise), sum(discount_paise), sum(processing_fee_paise), sum(processing_fee_gst_paise)) < 0)
    then
      raise exception 'more was reversed than the order has' using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create constraint trigger settlement_lines_not_over_reversed after insert on settlement_lines
    deferrable initially deferred for each row when (new.kind <> 'SALE') execute function refuse_over_reversed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
