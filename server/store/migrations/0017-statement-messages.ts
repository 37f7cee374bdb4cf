import { type Kysely, sql } from 'kysely';

const statements = [
  `create table statement_messages (
    txn_uuid text primary key references transactions,
    due_at_ms bigint not null,
    attempts int not null
  )`,
  `create index statement_messages_due on statement_messages (due_at_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
