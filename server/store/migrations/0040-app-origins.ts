import { type Kysely, sql } from 'kysely';

/** Allows custom schemes in origins, which pages of apps have. */
const origins = [
  `alter table merchant_origins drop constraint merchant_origins_origin_check`,
  `alter table merchant_origins add constraint merchant_origins_origin_check
    check (origin ~ '^(https?|capacitor|ionic)://[^/?#\\s]+$')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of origins) await sql.raw(statement).execute(db);
}
