import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

const LATE_IN_INDIA_MS = Date.parse('2026-11-24T19:00:00Z');
const loan = (
  txnUuid: string,
  monthsAhead: number,
): string => `insert into loans (txn_uuid, mobile, merchant_key, lender_id,
    loan_paise, discount_paise, interest_paise, gst_paise, fees_paise, instalment_paise, annual_rate_bps, is_no_cost,
    is_gst_on_interest, cooling_off_days, foreclosure_bps, penal_bps_per_month, bounce_charge_paise, keeps_fees_on_exit, status,
    months_ahead, began_at_ms)
  values ('${txnUuid}', '9000000001', 'zenmart', '402', 1, 0, 0, 0, 0, 1, 0, false, false, 3, 0, 200, 0, false, 'ACTIVE',
    ${monthsAhead}, 1)`;
const payment = (
  txnUuid: string,
): string => `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees,
    channel, is_pos_machine, items, return_url, token_hash, reference_hash, step, status, is_mobile_verified,
    is_second_factor_passed, is_kfs_accepted, credit, is_open, is_whatsapp_consent_accepted, attempt, created_at_ms, expires_at_ms)
  values ('${txnUuid}', '${txnUuid}', 'zenmart', '${txnUuid}', 1, 'ONLINE', false, '[]', '', '${txnUuid}', '${txnUuid}',
    'VERIFY_MOBILE', 'INITIATED', false, false, false, 'none', true, false, 0, 1, 2)`;
const dispute = (ticketId: string, txnUuid: string, pauses: string, openedAtMs: number, isPausing: boolean): string =>
  `insert into disputes (ticket_id, mobile, txn_uuid, topic, question_hash, language, status, pauses, opened_at_ms, updated_at_ms,
    pause_ends_at_ms, attempts)
  values ('${ticketId}', '9000000001', '${txnUuid}', 'DEBIT', '${ticketId}', 'en', 'RECEIVED', '${pauses}', ${openedAtMs}, 1,
    ${isPausing ? openedAtMs + 1 : 'null'}, 0)`;

it(
  'the migration starts current pauses at the opening of their dispute, in the loan’s own days',
  async () => {
    const db = await upgradedBy('0027-loan-pauses.ts', [
      `insert into merchants (merchant_key, name, logo_url, secret, is_ntb_allowed, widget_settings)
        values ('zenmart', 'Zenmart', null, '${'s'.repeat(32)}', true, '{}')`,
      ...Object.entries({ paused: 0, ahead: 2, over: 0, reported: 0, plain: 0 }).flatMap(([txnUuid, monthsAhead]) => [
        payment(txnUuid),
        loan(txnUuid, monthsAhead),
      ]),
      dispute('1', 'paused', '["DEBITS","LATE_FEE","REPORT"]', LATE_IN_INDIA_MS, true),
      dispute('2', 'paused', '["DEBITS"]', LATE_IN_INDIA_MS - 86_400_000, true),
      dispute('3', 'ahead', '["INTEREST"]', LATE_IN_INDIA_MS, true),
      dispute('4', 'over', '["DEBITS"]', LATE_IN_INDIA_MS, false),
      dispute('5', 'reported', '["REPORT"]', LATE_IN_INDIA_MS, true),
    ]);
    const { rows } = await sql<{ txn_uuid: string; pauses: string }>`select txn_uuid, pauses from loans`.execute(db);
    expect(Object.fromEntries(rows.map(({ txn_uuid, pauses }) => [txn_uuid, JSON.parse(pauses)]))).toEqual({
      paused: {
        DEBITS: [{ since: '2026-11-24', until: null }],
        LATE_FEE: [{ since: '2026-11-25', until: null }],
      },
      ahead: { INTEREST: [{ since: '2027-01-25', until: null }] },
      over: {},
      reported: {},
      plain: {},
    });
    await db.destroy();
  },
  STARTS_WITHIN_MS,
);
