import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

const payment = (
  txnUuid: string,
): string => `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees,
    channel, is_pos_machine, items, return_url, token_hash, reference_hash, step, status, is_mobile_verified,
    is_second_factor_passed, is_kfs_accepted, credit, is_open, is_whatsapp_consent_accepted, attempt, created_at_ms, expires_at_ms)
  values ('${txnUuid}', '${txnUuid}', 'zenmart', '${txnUuid}', 1, 'ONLINE', false, '[]', '', '${txnUuid}', '${txnUuid}',
    'VERIFY_MOBILE', 'INITIATED', false, false, false, 'none', true, false, 0, 1, 2)`;

const loan = (txnUuid: string, status: string): string => `insert into loans (txn_uuid, mobile, merchant_key, lender_id,
    loan_paise, discount_paise, interest_paise, gst_paise, fees_paise, instalment_paise, annual_rate_bps, is_no_cost,
    is_gst_on_interest, cooling_off_days, foreclosure_bps, penal_bps_per_month, bounce_charge_paise, keeps_fees_on_exit, status,
    began_at_ms, ended_at_ms)
  values ('${txnUuid}', '9000000001', 'zenmart', '402', 1, 0, 0, 0, 0, 1, 0, false, false, 3, 0, 200, 0, false, '${status}', 1,
    ${status === 'ACTIVE' ? 'null' : 9})`;

const instalment = (txnUuid: string, number: number, paidAtMs: number | null, debitOn: string | null = null): string =>
  `insert into instalments (txn_uuid, number, due_on, principal_paise, interest_paise, gst_paise, balance_paise, debit_on,
    paid_at_ms)
  values ('${txnUuid}', ${number}, '2026-12-01', 1, 0, 0, 0, ${debitOn && `'${debitOn}'`}, ${paidAtMs})`;

const repayment = (txnUuid: string, number: number | null): string =>
  `insert into repayments (txn_uuid, name, kind, number, principal_paise, interest_paise, gst_paise, fees_paise,
    charges_paise, at_ms)
  values ('${txnUuid}', '${number ?? 'end'}', '${number === null ? 'CLOSING' : 'INSTALMENT'}', ${number}, 1, 0, 0, 0, 7, 8)`;

const refund = (txnUuid: string): string =>
  `insert into refunds (refund_key, merchant_key, refund_id, txn_uuid, amount_rupees, status, loan_paise, to_shopper_paise,
    asked_at_ms, done_at_ms, attempts)
  values ('${txnUuid}', 'zenmart', '${txnUuid}', '${txnUuid}', 1, 'DONE', 1, 0, 5, 5, 0)`;

it(
  'the migration marks a debited last instalment as paid and deletes only those that a refund made obsolete',
  async () => {
    const db = await upgradedBy('0034-last-instalments.ts', [
      `insert into merchants (merchant_key, name, secret, is_ntb_allowed, widget_settings)
        values ('zenmart', 'Zenmart', '${'s'.repeat(32)}', true, '{}')`,
      ...Object.entries({
        debited: 'CLOSED',
        refundedInParts: 'CLOSED',
        closedAfterRefund: 'CLOSED',
        returned: 'RETURNED',
        goesOn: 'ACTIVE',
      }).flatMap(([txnUuid, status]) => [
        payment(txnUuid),
        loan(txnUuid, status),
        instalment(txnUuid, 1, 8),
        repayment(txnUuid, 1),
      ]),
      instalment('debited', 2, null),
      repayment('debited', 2),
      instalment('refundedInParts', 2, null),
      refund('refundedInParts'),
      instalment('closedAfterRefund', 2, null),
      refund('closedAfterRefund'),
      repayment('closedAfterRefund', null),
      instalment('returned', 2, null),
      refund('returned'),
      instalment('goesOn', 2, null, '2026-12-01'),
      refund('goesOn'),
    ]);
    try {
      const { rows } = await sql<{ txn_uuid: string; paid_at_ms: string | null; charges_paise: string }>`
        select txn_uuid, paid_at_ms, charges_paise from instalments where number = 2`.execute(db);
      const found = rows.map((row) => [
        row.txn_uuid,
        row.paid_at_ms && Number(row.paid_at_ms),
        Number(row.charges_paise),
      ]);
      expect(Object.fromEntries(found.map(([txnUuid, ...more]) => [txnUuid, more]))).toEqual({
        debited: [8, 7],
        closedAfterRefund: [null, 0],
        returned: [null, 0],
        goesOn: [null, 0],
      });
    } finally {
      await db.destroy();
    }
  },
  STARTS_WITHIN_MS,
);
