import { type Kysely, sql } from 'kysely';

const statements = [
  // Credit that a lender may reserve without a payment taking it: recorded before the lender is asked, and released by
  // any process when due.
  `create table credit_releases (
    reservation_key text primary key,
    lender_id text not null,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    merchant_key text not null references merchants,
    due_at_ms bigint not null,
    attempts int not null
  )`,
  `create index credit_releases_due on credit_releases (due_at_ms)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
