import { type Kysely, sql } from 'kysely';

const onlyGrows = (table: string): readonly string[] => [
  `create trigger ${table}_only_grows before update or delete on ${table}
    for each row execute function refuse_change()`,
  `create trigger ${table}_is_never_emptied before truncate on ${table}
    for each statement execute function refuse_change()`,
];

/** Append-only ledger of consents and withdrawals, with the texts. Earlier consents get rows from payments and
 *  applications, without the texts. */
const ledger = [
  `create table consent_texts (
    text_hash text primary key check (text_hash ~ '^[0-9a-f]{64}$'),
    body text not null
  )`,
  ...onlyGrows('consent_texts'),
  `create table consents (
    consent_id bigint generated always as identity primary key,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    kind text not null,
    subject text not null,
    action text not null check (action in ('GIVEN', 'WITHDRAWN')),
    version text not null,
    language text not null check (language ~ '^[a-z]{2,3}$'),
    text_hash text not null,
    place text not null,
    merchant_key text not null,
    lender_id text,
    client_ip_hash text not null,
    at_ms bigint not null
  )`,
  `insert into consents (mobile, kind, subject, action, version, language, text_hash, place, merchant_key, lender_id,
      client_ip_hash, at_ms)
    select mobile, kind, subject, 'GIVEN', version, language, text_hash, place, merchant_key, lender_id, client_ip_hash, at_ms
    from (
      select t.mobile, 'KFS' as kind, k.txn_uuid as subject, k.kfs_version as version, k.language,
        k.content_hash as text_hash, 'CHECKOUT' as place, t.merchant_key, t.lender_id, k.client_ip_hash,
        k.consented_at_ms as at_ms
      from kfs_consents k join transactions t on t.txn_uuid = k.txn_uuid and t.kfs_hash = k.content_hash
      where t.mobile is not null
      union all
      select a.mobile, 'APPLICATION', a.reference, c.consent_version, c.language, c.text_hash,
        case when a.source = 'PAYMENT' then 'CHECKOUT' when a.merchant_key = 'kadam' then 'SITE' else 'WIDGET' end,
        a.merchant_key, c.lender_id, c.client_ip_hash, c.consented_at_ms
      from application_consents c join applications a on a.reference = c.application_reference
    ) so_far
    order by at_ms`,
  `create index consents_by_subject on consents (mobile, kind, subject, consent_id)`,
  ...onlyGrows('consents'),
];

const customers = [
  `create table customers (
    mobile text primary key check (mobile ~ '^[0-9]{10}$'),
    name text,
    email text,
    language text check (language ~ '^[a-z]{2,3}$'),
    updated_at_ms bigint not null
  )`,
];

const feedback = [
  `create table feedback (
    feedback_id bigint generated always as identity primary key,
    rating int not null check (rating between 1 and 5),
    message text not null,
    mobile text check (mobile ~ '^[0-9]{10}$'),
    language text not null check (language ~ '^[a-z]{2,3}$'),
    at_ms bigint not null
  )`,
  `create index feedback_of_mobile on feedback (mobile) where mobile is not null`,
  `create index feedback_by_time on feedback (at_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...ledger, ...customers, ...feedback]) await sql.raw(statement).execute(db);
}
