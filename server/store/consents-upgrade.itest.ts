import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

const FINGERPRINT = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

const before = [
  `insert into merchants (merchant_key, name, logo_url, secret, is_ntb_allowed, widget_settings)
    values ('zenmart', 'Zenmart', null, '${'s'.repeat(32)}', true, '{}'), ('kadam', 'Kadam', null, '${'t'.repeat(32)}', true, '{}')`,
  `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees, channel, is_pos_machine, items,
    return_url, token_hash, reference_hash, step, status, is_mobile_verified, is_second_factor_passed, is_kfs_accepted, credit,
    is_open, mobile, is_whatsapp_consent_accepted, lender_id, attempt, kfs_hash, created_at_ms, expires_at_ms)
    values ('paid', 'paid', 'zenmart', 'ZM-1', 1, 'ONLINE', false, '[]', '', 'a', 'a', 'KFS_CONSENT', 'INITIATED', true, true,
      true, 'none', true, '9000000001', true, '402', 0, '${FINGERPRINT}', 1, 2),
      ('changed', 'changed', 'zenmart', 'ZM-2', 1, 'ONLINE', false, '[]', '', 'b', 'b', 'VERIFY_MOBILE', 'INITIATED', false,
      false, false, 'none', true, null, false, null, 0, null, 1, 2)`,
  ...['paid', 'changed'].flatMap((txnUuid) => [
    `insert into kfs_documents (txn_uuid, content_hash, kfs_version, reservation_key, body, issued_at_ms, valid_until_ms)
      values ('${txnUuid}', '${FINGERPRINT}', '2026-4', '${txnUuid}', '{}', 1, 2)`,
    `insert into kfs_consents (txn_uuid, content_hash, kfs_version, masked_mobile, client_ip_hash, consented_at_ms)
      values ('${txnUuid}', '${FINGERPRINT}', '2026-4', '90XXXXX001', 'h', 20)`,
  ]),
  ...[
    ['A', 'kadam', 'SHOPPER', 10],
    ['B', 'zenmart', 'PAYMENT', 30],
  ].flatMap(([letter, merchant, source, atMs]) => [
    `insert into applications (reference, application_id, merchant_key, agent_id, lender_id, mobile, email, user_name, status,
      created_at_ms, expires_at_ms, source) values ('${String(letter).repeat(22)}', 'KA-${letter}', '${merchant}', 'shopper', '1',
      '9000000003', null, 'Asha', 'SUBMITTED', 1, 2, '${source}')`,
    `insert into application_consents (application_reference, lender_id, consent_version, language, text_hash, masked_mobile,
      client_ip_hash, consented_at_ms) values ('${String(letter).repeat(22)}', '1', '2026-1', 'hi', '${'0'.repeat(64)}',
      '90XXXXX003', 'h', ${atMs})`,
  ]),
];

it(
  'the migration adds earlier consents to the ledger by number, except those without a number',
  async () => {
    const db = await upgradedBy('0026-consents.ts', before);
    const { rows } = await sql`select mobile, kind, subject, place, version, language, lender_id, at_ms::int as at
      from consents order by consent_id`.execute(db);
    expect(rows).toEqual([
      {
        mobile: '9000000003',
        kind: 'APPLICATION',
        subject: 'A'.repeat(22),
        place: 'SITE',
        version: '2026-1',
        language: 'hi',
        lender_id: '1',
        at: 10,
      },
      {
        mobile: '9000000001',
        kind: 'KFS',
        subject: 'paid',
        place: 'CHECKOUT',
        version: '2026-4',
        language: 'en',
        lender_id: '402',
        at: 20,
      },
      {
        mobile: '9000000003',
        kind: 'APPLICATION',
        subject: 'B'.repeat(22),
        place: 'CHECKOUT',
        version: '2026-1',
        language: 'hi',
        lender_id: '1',
        at: 30,
      },
    ]);
    await db.destroy();
  },
  STARTS_WITHIN_MS,
);
