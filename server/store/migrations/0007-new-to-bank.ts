import { type Kysely, sql } from 'kysely';

const consents = [
  // Without a foreign key: written before the application goes to the lender, and stays regardless of its outcome.
  `create table application_consents (
    consent_id bigint generated always as identity primary key,
    application_reference text not null,
    lender_id text not null,
    consent_version text not null,
    language text not null check (language in ('en', 'hi')),
    text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
    masked_mobile text not null,
    client_ip_hash text not null,
    consented_at_ms bigint not null
  )`,
  `create index application_consents_by_application on application_consents (application_reference)`,
  `create trigger application_consents_only_grows before update or delete on application_consents
    for each row execute function refuse_change()`,
  `create trigger application_consents_is_never_emptied before truncate on application_consents
    for each statement execute function refuse_change()`,
];

const lendersPages = [
  `create table application_pages (
    reference text primary key,
    lender_id text not null,
    mobile text not null,
    page_hash text not null unique,
    merchant_name text not null,
    return_url text not null,
    status text not null check (status in ('OPEN', 'FINISHED', 'WITHDRAWN')),
    opened_at_ms bigint not null
  )`,
  // Null for earlier mandates: their page has no return address.
  `alter table mandates add column return_url text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...consents, ...lendersPages]) await sql.raw(statement).execute(db);
}
