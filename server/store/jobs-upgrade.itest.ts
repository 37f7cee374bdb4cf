import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseBefore, upgradedBy } from '../testing/database/upgrade';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';

const payment = (
  txnUuid: string,
): string => `insert into transactions (txn_uuid, txn_id, merchant_key, order_id, amount_rupees, due_rupees, is_split_allowed,
    channel, is_pos_machine, items, return_url, token_hash, reference_hash, step, status, is_mobile_verified,
    is_second_factor_passed, is_kfs_accepted, credit, is_open, is_whatsapp_consent_accepted, attempt, created_at_ms, expires_at_ms)
  values ('${txnUuid}', '${txnUuid}', 'zenmart', '${txnUuid}', 10, 2, true, 'ONLINE', false, '[]', '', '${txnUuid}', '${txnUuid}',
    'VERIFY_MOBILE', 'INITIATED', false, false, false, 'none', true, false, 0, 1, 2)`;

const webhook = (deliveryId: string, state: string, attempts: number, nextAtMs: number): string =>
  `insert into webhook_deliveries (delivery_id, merchant_key, txn_uuid, status, url, claims, state, attempts,
    next_attempt_at_ms, created_at_ms)
  values ('${deliveryId}', 'zenmart', 'one', 'COMPLETE', 'http://shop', '{}', '${state}', ${attempts}, ${nextAtMs}, 1)`;
const statementLink = (txnUuid: string, attempts: number, dueAtMs: number): string =>
  `insert into statement_messages (txn_uuid, due_at_ms, attempts) values ('${txnUuid}', ${dueAtMs}, ${attempts})`;
const voucher = (txnUuid: string, mobile: number, attempts: number, dueAtMs: number | null): string =>
  `insert into voucher_grants (txn_uuid, mobile, merchant_key, handle, language, order_id, granted_at_ms, due_at_ms, attempts)
  values ('${txnUuid}', '${mobile}', 'zenmart', 'zenmart', 'en', '${txnUuid}', 1, ${dueAtMs}, ${attempts})`;

/** The statement with which that release writes a payment, without the payment itself. */
const paid = (...parts: readonly string[]): string =>
  `with ${parts.map((part, index) => `besides_${index} as (${part})`).join(', ')} select 1`;
const merchant = `insert into merchants (merchant_key, name, secret, is_ntb_allowed, widget_settings)
  values ('zenmart', 'Zenmart', '${'s'.repeat(32)}', true, '{}')`;

interface Row {
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
  readonly next_at_ms: unknown;
}

async function jobsOf(db: Kysely<unknown>) {
  const { rows } = await sql<Row>`
    select kind, payload, attempts, next_at_ms from jobs order by kind, payload`.execute(db);
  return rows.map((row) => [row.kind, row.payload, row.attempts, Number(row.next_at_ms)]);
}

describe('migration to the table of jobs', () => {
  let db: Kysely<unknown>;
  const jobs = () => jobsOf(db);
  const run = (statement: string) => sql.raw(statement).execute(db);
  beforeAll(async () => {
    db = await upgradedBy('0047-jobs.ts', [
      merchant,
      ...['one', 'two', 'three', 'four'].map(payment),
      webhook('new', 'waiting', 0, 5),
      webhook('failing', 'waiting', 3, 1_800_000_000_000),
      webhook('taken', 'delivered', 1, 6),
      webhook('refused', 'givenUp', 9, 7),
      statementLink('one', 2, 8),
      voucher('one', 9_000_000_001, 4, 9),
      voucher('two', 9_000_000_002, 1, null),
    ]);
  }, STARTS_WITHIN_MS);
  afterAll(() => db.destroy());

  it('keeps open webhooks, statement links and voucher links as jobs with their attempts and times, and no other', async () => {
    expect(await jobs()).toEqual([
      ['statementLink', 'one', 2, 8],
      ['voucherLink', 'one', 4, 9],
      ['webhook', 'failing', 3, 1_800_000_000_000],
      ['webhook', 'new', 0, 5],
    ]);
  });

  it('turns later writes of the previous release into jobs that its process does not take', async () => {
    await run(
      paid(webhook('late', 'waiting', 0, 10), statementLink('three', 0, 11), voucher('four', 9_000_000_004, 0, 12)),
    );
    expect(await jobs()).toEqual(
      expect.arrayContaining([
        ['webhook', 'late', 0, 10],
        ['statementLink', 'three', 0, 11],
        ['voucherLink', 'four', 0, 12],
      ]),
    );
    const { rows } = await sql`select delivery_id as name from webhook_deliveries where next_attempt_at_ms <= 99
        and state = 'waiting'
      union all select txn_uuid from voucher_grants where due_at_ms <= 99`.execute(db);
    expect(rows).toEqual([]);
  });

  it('lets a process of the previous release finish an attempt that it began before the upgrade', async () => {
    await run(`update webhook_deliveries set state = 'waiting', next_attempt_at_ms = 20 where delivery_id = 'new'`);
    await run(`update voucher_grants set due_at_ms = 21 where txn_uuid = 'one'`);
    await run(
      `select txn_uuid from statement_messages where due_at_ms <= 8 order by due_at_ms limit 20 for update skip locked`,
    );
    await run(
      `update statement_messages set attempts = attempts + 1, due_at_ms = 22 where txn_uuid in ('one') returning *`,
    );
    const known = await jobs();
    expect(known).toEqual(
      expect.arrayContaining([
        ['webhook', 'new', 0, 20],
        ['voucherLink', 'one', 4, 21],
        ['statementLink', 'one', 3, 22],
      ]),
    );
    await run(`delete from statement_messages where txn_uuid = 'one'`);
    expect(await jobs()).toEqual(known.filter(([kind, payload]) => kind !== 'statementLink' || payload !== 'one'));
  });
});

describe('migration to the table of jobs during a payment', () => {
  it(
    'waits for the payment, and neither ends in a deadlock',
    async () => {
      const { db, upgrade } = await releaseBefore('0047-jobs.ts', [merchant, payment('one')], 3);
      const waits = async () => {
        const { rows } = await sql`select from pg_locks join pg_database on oid = database
          where datname = current_database() and not granted`.execute(db);
        return rows.length;
      };
      const upgraded = await db.transaction().execute(async (trx) => {
        await sql`select from transactions where txn_uuid = 'one' for update`.execute(trx);
        const upgrading = upgrade();
        await expect.poll(waits).toBeGreaterThan(0);
        const writes = [
          webhook('new', 'waiting', 0, 5),
          statementLink('one', 0, 6),
          voucher('one', 9_000_000_001, 0, 7),
        ];
        await sql.raw(paid(...writes)).execute(trx);
        return { upgrading };
      });
      await upgraded.upgrading;
      expect(await jobsOf(db)).toEqual([
        ['statementLink', 'one', 0, 6],
        ['voucherLink', 'one', 0, 7],
        ['webhook', 'new', 0, 5],
      ]);
      await db.destroy();
    },
    STARTS_WITHIN_MS,
  );
});
