import { type Kysely, sql } from 'kysely';

const applications = [
  `alter table applications add column source text not null default 'LINK'
    check (source in ('LINK', 'PAYMENT', 'SHOPPER'))`,
  `update applications set source = 'PAYMENT' where agent_id = 'shopper'`,
  `alter table applications alter column source drop default`,
  // A double click files one application.
  `create unique index applications_under_way_once on applications (merchant_key, lender_id, mobile)
    where source = 'SHOPPER' and status = 'SUBMITTED'`,
  `create index applications_by_mobile on applications (merchant_key, mobile)`,
  `create table support_tickets (
    ticket_id text primary key,
    application_reference text not null references applications,
    topic text not null check (topic in ('STATUS', 'REJECTION', 'DETAILS', 'OTHER')),
    message text not null,
    status text not null check (status in ('OPEN', 'CLOSED')),
    created_at_ms bigint not null,
    updated_at_ms bigint not null
  )`,
  // The same question is the same ticket.
  `create unique index support_tickets_once on support_tickets (application_reference, topic, md5(message))`,
];

/** Credit lines of the sandbox's lenders. An approved line has no accounts in the ledger until it is activated or first
 *  used. */
const creditLines = [
  `alter table one_time_codes drop constraint one_time_codes_purpose_check`,
  `alter table one_time_codes add constraint one_time_codes_purpose_check
    check (purpose in ('shareCode', 'login', 'lenderOtp', 'lineOtp'))`,
  `alter table credit_lines add column state text not null default 'active' check (state in ('approved', 'active'))`,
  `alter table credit_lines alter column state drop default`,
  `alter table credit_lines add column limit_paise bigint check (limit_paise > 0)`,
  `update credit_lines l set limit_paise = (
    select e.amount_paise from ledger_transfers t join ledger_entries e using (transfer_id)
    where t.lender_id = l.lender_id and t.mobile = l.mobile and t.kind = 'open' and e.kind = 'available')`,
  `alter table credit_lines alter column limit_paise set not null`,
  `alter table credit_lines add column second_factor_passed_at_ms bigint`,
  `alter table credit_lines add column needs_mandate boolean not null default false`,
  `alter table credit_lines alter column needs_mandate drop default`,
  `create index credit_lines_by_mobile on credit_lines (mobile)`,
  `create table mandates (
    mandate_id text primary key,
    lender_id text not null,
    mobile text not null,
    max_amount_paise bigint not null check (max_amount_paise > 0),
    status text not null check (status in ('ASKED', 'REGISTERED', 'DECLINED')),
    asked_at_ms bigint not null,
    decided_at_ms bigint,
    check ((status = 'ASKED') = (decided_at_ms is null)),
    foreign key (lender_id, mobile) references credit_lines
  )`,
  `create unique index mandates_once on mandates (lender_id, mobile) where status <> 'DECLINED'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...applications, ...creditLines]) await sql.raw(statement).execute(db);
}
