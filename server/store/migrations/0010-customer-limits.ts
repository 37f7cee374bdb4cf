import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table merchant_lenders add column customer_limit_rupees int check (customer_limit_rupees >= 0)`,
  // The debts of a customer at a merchant are read while their other payments there wait.
  `create index transactions_by_customer on transactions (merchant_key, mobile) where mobile is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
