import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import * as sales from './migrations/0001-sales';
import * as identity from './migrations/0002-identity';
import * as payments from './migrations/0003-payments';
import * as applications from './migrations/0004-applications';
import * as codeHolders from './migrations/0005-code-holders';
import * as creditReleases from './migrations/0006-credit-releases';
import * as newToBank from './migrations/0007-new-to-bank';
import * as leaseOwners from './migrations/0008-lease-owners';
import * as paymentOwner from './migrations/0009-payment-owner';
import * as customerLimits from './migrations/0010-customer-limits';
import * as closedLines from './migrations/0011-closed-lines';
import * as languages from './migrations/0012-languages';

/** A database of the previous release, with a shopper's data. */
const before = [
  `insert into merchants values ('zenmart', 'Zenmart', null, '${'s'.repeat(32)}', true, '{}')`,
  ...['A', 'B'].map(
    (letter) => `insert into applications values ('${letter.repeat(22)}', 'KA-${letter}', 'zenmart',
      '${letter === 'A' ? 'ZM-3071' : 'shopper'}', '1', '9000000003', null, 'Asha', 'SUBMITTED', 1, 2)`,
  ),
  ...['shareCode', 'login', 'lenderOtp'].map(
    (purpose) => `insert into one_time_codes (purpose, merchant_key, mobile, code_hash, sent_at_ms, expires_at_ms,
      remaining_attempts, blocked_until_ms) values ('${purpose}', 'zenmart', '9000000001', 'h', '[1]', 2, 4, null)`,
  ),
  ...['verified', 'asked'].map(
    (
      name,
    ) => `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees, channel, is_pos_machine,
      items, return_url, token_hash, reference_hash, step, status, is_mobile_verified, is_second_factor_passed,
      is_kfs_accepted, credit, is_open, mobile, is_whatsapp_consent_accepted, attempt, link_sent_at_ms, created_at_ms,
      expires_at_ms) values ('${name}', '${name}', 'zenmart', '${name}', 1, 'ONLINE', false, '[]', '', '${name}', '${name}',
      'VERIFY_MOBILE', 'INITIATED', ${name === 'verified'}, false, false, 'none', true, '9000000001', false, 0, '[]', 1, 2)`,
  ),
  ...['left', 'used'].map(
    (
      name,
      index,
    ) => `insert into sessions (token_hash, merchant_key, origin, mobile, txn_uuid, created_at_ms, expires_at_ms)
      values ('${name}', 'zenmart', '', '9000000001', 'verified', 1, ${index})`,
  ),
  `insert into credit_lines values ('401', '9000000001', 2, null, 1)`,
  ...['lender', 'available', 'reserved', 'drawn'].map(
    (kind) => `insert into ledger_accounts values ('401', '9000000001', '${kind}')`,
  ),
  `with t as (insert into ledger_transfers (lender_id, mobile, kind, reservation_key, at_ms)
      values ('401', '9000000001', 'open', null, 1) returning transfer_id)
    insert into ledger_entries (transfer_id, lender_id, mobile, kind, amount_paise)
      select transfer_id, '401', '9000000001', 'lender', -5000000 from t
      union all select transfer_id, '401', '9000000001', 'available', 5000000 from t`,
];

describe('upgrade with data of the previous release', () => {
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  beforeAll(async () => {
    for (const { up } of [sales, identity, payments]) await db.transaction().execute(up);
    await db.transaction().execute(async (trx) => {
      for (const statement of before) await sql.raw(statement).execute(trx);
    });
    for (const { up } of [
      applications,
      codeHolders,
      creditReleases,
      newToBank,
      leaseOwners,
      paymentOwner,
      customerLimits,
      closedLines,
      languages,
    ])
      await db.transaction().execute(up);
  }, STARTS_WITHIN_MS);
  afterAll(() => db.destroy());

  it("keeps a lender's counts for a customer; codes without a known holder have to be requested again", async () => {
    const { rows } = await sql`select purpose, holder, remaining_attempts from one_time_codes`.execute(db);
    expect(rows).toEqual([{ purpose: 'lenderOtp', holder: '', remaining_attempts: 4 }]);
  });

  it('leaves a payment to the last used session that has verified its number; an unverified number has no owner', async () => {
    const { rows } = await sql`select txn_uuid, owner_hash, mobile from transactions order by 1`.execute(db);
    expect(rows).toEqual([
      { txn_uuid: 'asked', owner_hash: null, mobile: null },
      { txn_uuid: 'verified', owner_hash: 'used', mobile: '9000000001' },
    ]);
  });

  it('gives each application its source, and each open line the limit at its opening', async () => {
    const { rows: sources } = await sql`select application_id, source from applications order by 1`.execute(db);
    expect(sources).toEqual([
      { application_id: 'KA-A', source: 'LINK' },
      { application_id: 'KA-B', source: 'PAYMENT' },
    ]);
    const { rows: lines } = await sql`select state, limit_paise::int as limit_paise, wrong_answers, needs_mandate,
      openings from credit_lines`.execute(db);
    expect(lines).toEqual([
      { state: 'active', limit_paise: 5_000_000, wrong_answers: 2, needs_mandate: false, openings: 1 },
    ]);
  });

  it('accepts a consent in a future language', async () => {
    await sql`insert into application_consents (application_reference, lender_id, consent_version, language, text_hash,
      masked_mobile, client_ip_hash, consented_at_ms)
      values ('KA-C', '404', '2026-1', 'ta', ${'0'.repeat(64)}, '98XXXXX210', 'h', 1)`.execute(db);
    const { rows } = await sql`select language from application_consents`.execute(db);
    expect(rows).toEqual([{ language: 'ta' }]);
  });
});
