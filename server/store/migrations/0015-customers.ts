import { type Kysely, sql } from 'kysely';

const statements = [
  // The number first, so that the index also serves queries at one merchant.
  `create index transactions_by_mobile on transactions (mobile, merchant_key) where mobile is not null`,
  `drop index transactions_by_customer`,
  // Collation by bytes, so that an index serves prefixes.
  `alter table rate_limits alter column bucket type text collate "C"`,
  `create index merchant_origins_any_port on merchant_origins (origin) where origin like '%:*'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
