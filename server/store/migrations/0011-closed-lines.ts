import { type Kysely, sql } from 'kysely';

/** A line can be closed, and then be approved and opened again. Its accounts stay as a permanent record. */
const ledger = [
  `alter table credit_lines drop constraint credit_lines_state_check`,
  `alter table credit_lines add constraint credit_lines_state_check check (state in ('approved', 'active', 'closed'))`,
  `alter table credit_lines add column openings int not null default 0 check (openings >= 0)`,
  `alter table credit_lines alter column openings drop default`,
  `update credit_lines set openings = 1 where state = 'active'`,
  `alter table ledger_transfers drop constraint ledger_transfers_kind_check`,
  `alter table ledger_transfers add constraint ledger_transfers_kind_check
    check (kind in ('open', 'reserve', 'confirm', 'release', 'repay', 'close'))`,
  `alter table ledger_transfers drop constraint ledger_transfers_check`,
  `alter table ledger_transfers add constraint ledger_transfers_check
    check ((kind in ('open', 'close')) = (reservation_key is null))`,
  // The opening of its line that a transfer belongs to. Until now each line had one.
  `alter table ledger_transfers add column opening int not null default 1 check (opening > 0)`,
  `alter table ledger_transfers alter column opening drop default`,
  // Each opening starts once and ends once. The key of reservations already ensures that a loan is repaid once.
  `drop index ledger_transfers_open_once`,
  `create unique index ledger_transfers_open_once on ledger_transfers (lender_id, mobile, opening, kind)
    where kind in ('open', 'close')`,
];

const others = [
  `alter table mandates add column ended_at_ms bigint`,
  `alter table mandates drop constraint mandates_status_check`,
  `alter table mandates add constraint mandates_status_check
    check (status in ('ASKED', 'REGISTERED', 'DECLINED', 'ENDED'))`,
  `alter table mandates drop constraint mandates_check`,
  `alter table mandates add constraint mandates_check
    check (status = 'ENDED' or (status = 'ASKED') = (decided_at_ms is null))`,
  `alter table mandates add constraint mandates_ended check ((status = 'ENDED') = (ended_at_ms is not null))`,
  `drop index mandates_once`,
  `create unique index mandates_once on mandates (lender_id, mobile) where status in ('ASKED', 'REGISTERED')`,
  // From now on a lender stores every application, also one whose page has no question.
  `alter table application_pages drop constraint application_pages_status_check`,
  `alter table application_pages add constraint application_pages_status_check
    check (status in ('OPEN', 'FINISHED', 'WITHDRAWN', 'CLOSED'))`,
  `create index application_pages_by_mobile on application_pages (mobile)`,
  `alter table applications add column closed_at_ms bigint`,
  `drop index applications_under_way_once`,
  `create unique index applications_under_way_once on applications (merchant_key, lender_id, mobile)
    where source = 'SHOPPER' and status = 'SUBMITTED' and closed_at_ms is null`,
  `alter table transactions add column repaid_at_ms bigint`,
  `alter table transactions add constraint transactions_repaid check (repaid_at_ms is null or status = 'COMPLETE')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ledger, ...others]) await sql.raw(statement).execute(db);
}
