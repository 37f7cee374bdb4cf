import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

it(
  'an earlier loan keeps its monthly late charge, its bounce charge and its whole first month',
  async () => {
    const db = await upgradedBy('0042-loan-terms.ts', [
      `insert into merchants (merchant_key, name, logo_url, secret, is_ntb_allowed, widget_settings)
        values ('zenmart', 'Zenmart', null, '${'s'.repeat(32)}', true, '{}')`,
      `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees, channel, is_pos_machine, items,
          return_url, token_hash, reference_hash, step, status, is_mobile_verified, is_second_factor_passed, is_kfs_accepted,
          credit, is_open, is_whatsapp_consent_accepted, attempt, created_at_ms, expires_at_ms)
        values ('t', 't', 'zenmart', 't', 1, 'ONLINE', false, '[]', '', 't', 't', 'VERIFY_MOBILE', 'INITIATED', false, false,
          false, 'none', true, false, 0, 1, 2)`,
      `insert into loans (txn_uuid, mobile, merchant_key, lender_id, loan_paise, discount_paise, interest_paise, gst_paise,
          fees_paise, instalment_paise, annual_rate_bps, is_no_cost, is_gst_on_interest, cooling_off_days, foreclosure_bps,
          penal_bps_per_month, bounce_charge_paise, keeps_fees_on_exit, status, began_at_ms)
        values ('t', '9000000001', 'zenmart', '402', 1, 0, 0, 0, 0, 1, 0, false, true, 3, 300, 200, 53100, false, 'ACTIVE', 1)`,
      `insert into instalments (txn_uuid, number, due_on, principal_paise, interest_paise, gst_paise, balance_paise, debit_on)
        values ('t', 1, '2026-12-28', 1, 0, 0, 0, '2026-12-28')`,
    ]);
    const { rows } =
      await sql`select penal_by, first_period_days, bounce_charge_paise::int as bounce, is_gst_on_interest
      from loans`.execute(db);
    expect(rows).toEqual([{ penal_by: 'MONTH', first_period_days: null, bounce: 53_100, is_gst_on_interest: true }]);
    const missed = await sql`select missed_at_ms, debit_on from instalments`.execute(db);
    expect(missed.rows).toEqual([{ missed_at_ms: null, debit_on: '2026-12-28' }]);
    await db.destroy();
  },
  STARTS_WITHIN_MS,
);
