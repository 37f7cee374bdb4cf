import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

const payment = (
  txnUuid: string,
): string => `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees, due_rupees, is_split_allowed,
    channel, is_pos_machine, items, return_url, token_hash, reference_hash, step, status, is_mobile_verified,
    is_second_factor_passed, is_kfs_accepted, credit, is_open, is_whatsapp_consent_accepted, attempt, created_at_ms, expires_at_ms)
  values ('${txnUuid}', '${txnUuid}', 'zenmart', '${txnUuid}', 10, 2, true, 'ONLINE', false, '[]', '', '${txnUuid}', '${txnUuid}',
    'VERIFY_MOBILE', 'INITIATED', false, false, false, 'none', true, false, 0, 1, 2)`;

const voucher = (txnUuid: string, mobile: number, redeemedAtMs: number | null): string =>
  `insert into voucher_grants (txn_uuid, mobile, merchant_key, handle, language, order_id, granted_at_ms, due_at_ms, attempts,
    redemption_id, redeemed_at_ms)
  values ('${txnUuid}', '${mobile}', 'zenmart', 'zenmart', 'en', '${txnUuid}', 1, 3, 0,
    ${redeemedAtMs && `'${txnUuid}'`}, ${redeemedAtMs})`;

const refund = (txnUuid: string, amountRupees: number, atMs: number): string =>
  `insert into refunds (refund_key, merchant_key, refund_id, txn_uuid, amount_rupees, status, asked_at_ms, due_at_ms, attempts)
  values ('${txnUuid}${atMs}', 'zenmart', '${txnUuid}${atMs}', '${txnUuid}', ${amountRupees}, 'PENDING', ${atMs}, ${atMs}, 0)`;

it(
  "the migration withdraws unused vouchers of orders whose lender's share was fully refunded, and another can be earned",
  async () => {
    const db = await upgradedBy('0036-withdrawn-vouchers.ts', [
      `insert into merchants (merchant_key, name, secret, is_ntb_allowed, widget_settings)
        values ('zenmart', 'Zenmart', '${'s'.repeat(32)}', true, '{}')`,
      ...['whole', 'inParts', 'part', 'used', 'open', 'again'].map(payment),
      voucher('whole', 9_000_000_001, null),
      refund('whole', 8, 5),
      voucher('inParts', 9_000_000_002, null),
      refund('inParts', 3, 5),
      refund('inParts', 5, 6),
      voucher('part', 9_000_000_003, null),
      refund('part', 7, 5),
      voucher('used', 9_000_000_004, 4),
      refund('used', 8, 5),
      voucher('open', 9_000_000_005, null),
    ]);
    try {
      const { rows } = await sql<{ txn_uuid: string; withdrawn_at_ms: string | null; due_at_ms: string | null }>`
        select txn_uuid, withdrawn_at_ms, due_at_ms from voucher_grants`.execute(db);
      const numbers = rows.map(({ txn_uuid, ...times }) => [
        txn_uuid,
        Object.values(times).map((time) => time && Number(time)),
      ]);
      expect(Object.fromEntries(numbers)).toEqual({
        whole: [5, null],
        inParts: [6, null],
        part: [null, 3],
        used: [null, 3],
        open: [null, 3],
      });
      await sql.raw(voucher('again', 9_000_000_001, null)).execute(db);
      await sql.raw(`delete from voucher_grants where txn_uuid = 'again'`).execute(db);
      await expect(sql.raw(voucher('again', 9_000_000_003, null)).execute(db)).rejects.toMatchObject({
        constraint: 'voucher_grants_one_in_30_days',
      });
    } finally {
      await db.destroy();
    }
  },
  STARTS_WITHIN_MS,
);
