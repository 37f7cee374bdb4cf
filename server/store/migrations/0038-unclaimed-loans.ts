import { type Kysely, sql } from 'kysely';

/** Loans that a lender paid after their payment had released the reservation. A settled row stays: it explains why a
 *  loan at a lender has no order. A new table avoids locks on existing ones. */
const statements = [
  `create table unclaimed_loans (
    reservation_key text primary key,
    lender_id text not null,
    mobile text not null check (mobile ~ '^[0-9]{10}$'),
    merchant_key text not null references merchants,
    repayment_account text,
    heard_at_ms bigint not null,
    refund_asked_at_ms bigint,
    outcome text check (outcome in ('COMPLETED', 'REFUNDED')),
    settled_at_ms bigint,
    due_at_ms bigint,
    attempts int not null,
    check ((outcome is null) = (settled_at_ms is null)),
    check ((outcome is null) = (due_at_ms is not null))
  )`,
  `create index unclaimed_loans_due on unclaimed_loans (due_at_ms) where due_at_ms is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
