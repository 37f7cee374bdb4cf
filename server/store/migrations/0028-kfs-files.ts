import { type Kysely, sql } from 'kysely';

/** Delivered files of statements. A statement can have several, as a release may change the layout. */
const files = [
  `create table kfs_files (
    file_hash text primary key check (file_hash ~ '^[0-9a-f]{64}$'),
    txn_uuid text not null,
    content_hash text not null,
    proposal_number text not null,
    given_at_ms bigint not null,
    foreign key (txn_uuid, content_hash) references kfs_documents
  )`,
  `create index kfs_files_by_document on kfs_files (content_hash, txn_uuid)`,
  `create index kfs_files_by_proposal on kfs_files (proposal_number)`,
  `create trigger kfs_files_only_grows before update or delete on kfs_files
    for each row execute function refuse_change()`,
  `create trigger kfs_files_is_never_emptied before truncate on kfs_files
    for each statement execute function refuse_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of files) await sql.raw(statement).execute(db);
}
