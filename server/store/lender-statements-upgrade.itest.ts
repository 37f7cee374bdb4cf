import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

it(
  'an earlier reservation has no statement of the lender’s own',
  async () => {
    const db = await upgradedBy('0043-lender-statements.ts', [
      `insert into credit_lines (lender_id, mobile, state, limit_paise, needs_mandate, wrong_answers, opened_at_ms, openings)
        values ('1703', '9000000001', 'approved', 100, false, 0, 1, 0)`,
      `insert into credit_reservations (reservation_key, lender_id, mobile, amount_paise, status, merchant_name, return_url,
          reserved_at_ms, expires_at_ms)
        values ('t:1', '1703', '9000000001', 1, 'RESERVED', 'Zenmart', '', 1, 2)`,
    ]);
    const { rows } = await sql`select own_statement, statement_agreed_at_ms from credit_reservations`.execute(db);
    expect(rows).toEqual([{ own_statement: null, statement_agreed_at_ms: null }]);
    await db.destroy();
  },
  STARTS_WITHIN_MS,
);
