import { type Kysely, sql } from 'kysely';

const onlyGrows = (table: string): readonly string[] => [
  `create trigger ${table}_only_grows before update or delete on ${table}
    for each row execute function refuse_change()`,
  `create trigger ${table}_is_never_emptied before truncate on ${table}
    for each statement execute function refuse_change()`,
];

/** An agent's application is a usual one with its agent and link. Its details are stored separately and deleted after
 *  the customer's decision or the deadline. */
const statements = [
  `alter table applications drop constraint applications_source_check`,
  `alter table applications add constraint applications_source_check
    check (source in ('LINK', 'PAYMENT', 'SHOPPER', 'DESK'))`,
  `create table filed_applications (
    reference text primary key references applications,
    merchant_key text not null,
    agent_id text not null,
    link_hash text not null unique,
    created_at_ms bigint not null,
    opened_at_ms bigint,
    submitting_until_ms bigint,
    submitted_at_ms bigint,
    foreign key (merchant_key, agent_id) references agents
  )`,
  `create index filed_applications_of_agent
    on filed_applications (merchant_key, agent_id, created_at_ms desc, reference desc)`,
  `create table filed_details (
    reference text primary key references filed_applications,
    mobile text not null,
    sealed_details text not null,
    kept_until_ms bigint not null
  )`,
  `create index filed_details_by_mobile on filed_details (mobile)`,
  `create index filed_details_over on filed_details (kept_until_ms)`,
  `create table application_declines (
    reference text primary key references filed_applications,
    detail_reasons text not null,
    offer_reasons text not null,
    declined_at_ms bigint not null,
    check (detail_reasons <> '[]' or offer_reasons <> '[]')
  )`,
  ...onlyGrows('application_declines'),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
