import { type Kysely, sql } from 'kysely';

/** The part of the price that the shop collects itself, if allowed. Existing payments have none, and no row is
 *  rewritten. */
const statements = [
  `alter table transactions add column is_split_allowed boolean not null default false,
    add column due_rupees int not null default 0`,
  `alter table transactions add constraint transactions_due_is_a_part
    check (due_rupees = 0 or (is_split_allowed and due_rupees > 0 and due_rupees < amount_rupees)) not valid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
