import { type Kysely, sql } from 'kysely';

/** Tickets of the dispute desk, their messages and files. The same question about the same purchase is the same ticket
 *  while that is open. */
const statements = [
  `create table disputes (
    ticket_id text primary key,
    mobile text not null,
    txn_uuid text references transactions,
    topic text not null,
    question_hash text not null,
    email text,
    language text not null,
    status text not null check (status in ('RECEIVED', 'IN_REVIEW', 'WITH_DECIDER', 'CLOSED')),
    pauses text not null,
    opened_at_ms bigint not null,
    updated_at_ms bigint not null,
    answered_at_ms bigint,
    closed_at_ms bigint,
    pause_ends_at_ms bigint,
    due_at_ms bigint,
    attempts int not null,
    check ((status = 'CLOSED') = (closed_at_ms is not null))
  )`,
  `create unique index disputes_once on disputes (mobile, question_hash) where closed_at_ms is null`,
  `create index disputes_of_mobile on disputes (mobile, updated_at_ms)`,
  `create index disputes_open_of_purchase on disputes (txn_uuid) where closed_at_ms is null`,
  `create index disputes_paused on disputes (pause_ends_at_ms) where pause_ends_at_ms is not null`,
  `create index disputes_due on disputes (due_at_ms) where due_at_ms is not null`,
  `create table dispute_entries (
    entry_id bigint generated always as identity primary key,
    ticket_id text not null references disputes,
    kind text not null check (kind in ('SHOPPER', 'CARE', 'PAUSED', 'PASSED_ON', 'CLOSED', 'REOPENED', 'RESUMED')),
    text text,
    reply_id text,
    at_ms bigint not null
  )`,
  `create index dispute_entries_of_ticket on dispute_entries (ticket_id, entry_id)`,
  `create unique index dispute_entries_once on dispute_entries (ticket_id, reply_id) where reply_id is not null`,
  `create table dispute_files (
    file_id text primary key,
    mobile text not null,
    ticket_id text references disputes,
    entry_id bigint references dispute_entries,
    name text not null,
    kind text not null check (kind in ('jpg', 'png', 'pdf')),
    size_bytes int not null,
    content bytea not null,
    uploaded_at_ms bigint not null,
    kept_until_ms bigint,
    check ((entry_id is null) = (kept_until_ms is not null) and (entry_id is null) = (ticket_id is null))
  )`,
  `create index dispute_files_of_ticket on dispute_files (ticket_id) where ticket_id is not null`,
  `create index dispute_files_unused on dispute_files (kept_until_ms) where kept_until_ms is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
