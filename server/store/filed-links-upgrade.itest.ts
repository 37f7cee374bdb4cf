import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

describe('migration of filed applications to links that can be sent again', () => {
  it(
    'earlier applications have no sent links, so theirs may be sent',
    async () => {
      const db = await upgradedBy('0033-filed-links.ts', [
        `insert into merchants (merchant_key, name, secret, is_ntb_allowed, widget_settings)
          values ('zenmart', 'Zenmart', '${'s'.repeat(32)}', true, '{}')`,
        `insert into agents (merchant_key, agent_id, status, role) values ('zenmart', 'ZM-5001', 'active', 'telesales')`,
        `insert into applications (reference, application_id, merchant_key, agent_id, lender_id, mobile, user_name, source,
          status, created_at_ms, expires_at_ms)
          values ('${'r'.repeat(22)}', 'KA-1', 'zenmart', 'ZM-5001', '1', '9000000003', 'Asha', 'DESK', 'SHARED', 1, 2)`,
        `insert into filed_applications (reference, merchant_key, agent_id, link_hash, created_at_ms)
          values ('${'r'.repeat(22)}', 'zenmart', 'ZM-5001', 'h', 1)`,
      ]);
      try {
        const { rows } = await sql`select link_sent_at_ms from filed_applications`.execute(db);
        expect(rows).toEqual([{ link_sent_at_ms: '[]' }]);
      } finally {
        await db.destroy();
      }
    },
    STARTS_WITHIN_MS,
  );
});
