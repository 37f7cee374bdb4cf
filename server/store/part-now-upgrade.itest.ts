import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { memoryDatabase } from '../testing/database/memory-database';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { up } from './migrations/0019-part-now';
import { type DatabaseChoice, openDatabase } from './open';

const databases: readonly (readonly [string, () => Promise<DatabaseChoice>])[] = [
  ['PGlite', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(2)],
];

describe.each(databases)('migration to split payments, on %s', (_name, choose) => {
  it(
    'existing payments are whole and not rewritten; a part must be allowed and below the price',
    async () => {
      const { db, close } = await openDatabase(await choose(), (error) => {
        throw error;
      });
      try {
        await sql`alter table transactions drop column due_rupees, drop column is_split_allowed`.execute(db);
        await sql`insert into merchants values ('zenmart', 'Zenmart', null, ${'s'.repeat(32)}, true, '{}')`.execute(db);
        await sql`insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees, channel,
          is_pos_machine, items, return_url, token_hash, reference_hash, step, status, is_mobile_verified,
          is_second_factor_passed, is_kfs_accepted, credit, is_open, is_whatsapp_consent_accepted, attempt, created_at_ms,
          expires_at_ms) select 'old-' || n, n, 'zenmart', n, 5000, 'ONLINE', false, '[]', '', 't-' || n, 'r-' || n,
          'VERIFY_MOBILE', 'CANCELED', false, false, false, 'none', false, false, 0, 1, 2
          from generate_series(1, 100) n`.execute(db);
        const stored = async () =>
          (
            await sql`select pg_relation_filenode('transactions') as file, max(xmin::text::bigint)::text as written
              from transactions`.execute(db)
          ).rows;
        const before = await stored();
        // SAFETY: a migration uses no typed table.
        await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
        expect(await stored()).toEqual(before);
        const { rows } = await sql`select distinct due_rupees, is_split_allowed from transactions`.execute(db);
        expect(rows).toEqual([{ due_rupees: 0, is_split_allowed: false }]);
        const due = (rupees: number, isAllowed: boolean) =>
          sql`update transactions set due_rupees = ${rupees}, is_split_allowed = ${isAllowed}
            where txn_uuid = 'old-1'`.execute(db);
        await due(4_999, true);
        for (const [rupees, isAllowed] of [
          [5_000, true],
          [-1, true],
          [1, false],
        ] as const)
          await expect(due(rupees, isAllowed)).rejects.toThrow('transactions_due_is_a_part');
      } finally {
        await close();
      }
    },
    STARTS_WITHIN_MS,
  );
});
