import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallLimit } from '../../services/call-limit';
import { clientLimits } from '../../services/limits';
import { changeTransaction } from '../../services/payments/change-transaction';
import type { PaymentDeps } from '../../services/payments/payment-deps';
import type { PaymentUnitOfWork } from '../../services/payments/payment-unit-of-work';
import { newTransaction } from '../../services/payments/start-payment';
import { Refusal } from '../../services/refusal';
import { logEvent } from '../../store/event-log';
import { tidy } from '../../store/housekeeping';
import { MerchantCache } from '../../store/merchant-cache';
import { openSecret } from '../../store/merchants';
import { migrate } from '../../store/migrate';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from '../../store/open';
import { readTimeline, toTimeline } from '../../store/payment-timeline';
import { countUses } from '../../store/rate-limits';
import { findTransaction, insertTransaction, isOutdated, saveTransaction } from '../../store/transactions';
import { FakeClock } from '../server/fake-clock';
import { shop } from '../server/registered-shop';
import { registerMerchant, testSealer } from '../server/sealing';
import { STARTS_WITHIN_MS } from '../server/test-server';

const NOW_MS = 1_800_000_000_000;

export function storeTests(choose: () => Promise<DatabaseChoice>): void {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());

  describe('the database', () => {
    it('refuses to change, delete or empty the event log', async () => {
      const { db } = database;
      await logEvent(db, {
        type: 'shareCodeSent',
        atMs: 1,
        merchantKey: 'm',
        agentId: 'a',
        requestId: 'r',
        details: { maskedMobile: '98XXXXX210' },
      });
      for (const statement of [
        sql`update event_log set type = 'nothing'`,
        sql`delete from event_log`,
        sql`truncate event_log`,
      ])
        await expect(statement.execute(db as Kysely<unknown>)).rejects.toThrow('event_log only grows');
      expect(await db.selectFrom('event_log').select(db.fn.countAll().as('rows')).execute()).toEqual([{ rows: 1 }]);
    });

    it('forgets a rate limit when its window is over, and not 1 ms earlier', async () => {
      const { db } = database;
      await countUses(db, [{ limit: { name: 'x', uses: 1, windowMs: 60_000 }, who: 'caller' }], NOW_MS);
      await tidy(db, NOW_MS + 59_999);
      expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
      await tidy(db, NOW_MS + 60_000);
      expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    });

    it('forgets more rows than one statement takes, and keeps those that are not over', async () => {
      const { db } = database;
      await sql`insert into sandbox_sms (mobile, text, sent_at_ms)
        select '9000000001', 'text', case when n <= 2500 then 1 else ${NOW_MS}::bigint end
        from generate_series(1, 2507) n`.execute(db);
      await tidy(db, NOW_MS);
      expect(await db.selectFrom('sandbox_sms').select(db.fn.countAll().as('rows')).execute()).toEqual([{ rows: 7 }]);
    });

    it('lets an agent make no more calls in a minute than the limit, however many processes serve it', async () => {
      const clock = new FakeClock();
      const { calls: limits } = clientLimits({ callsPerMinute: 60, codesPerAgent: 30, clientLimitTimes: 1 });
      const processes = [1, 2].map(() => new CallLimit({ db: database.db, clock, limits }));
      const till = { maker: 'agent', merchantKey: 'shop', agentId: 'till' } as const;
      const made = async (): Promise<number> => {
        // An even number: quotas of 2 are also used up if one process makes all its calls first.
        const tried = Array.from({ length: 46 }, () => processes.map((each) => each.consume(till)));
        return (await Promise.allSettled(tried.flat())).filter(({ status }) => status === 'fulfilled').length;
      };
      expect(await made()).toBe(60);
      expect(await made()).toBe(0);
      clock.advance(60_000);
      expect(await made()).toBe(60);
    });

    it('knows a new merchant at once, and what has changed of one after 5 s', async () => {
      const { db } = database;
      const clock = new FakeClock();
      const merchants = new MerchantCache(db, clock);
      expect(await merchants.find('shop')).toBeNull();
      const secretOf = async () => {
        const merchant = await merchants.find('shop');
        return merchant && openSecret(testSealer, merchant);
      };
      await registerMerchant(db, shop);
      expect(await secretOf()).toBe(shop.secret);
      await registerMerchant(db, { ...shop, secret: 'n'.repeat(32) });
      clock.advance(4_999);
      expect(await secretOf()).toBe(shop.secret);
      clock.advance(1);
      expect(await secretOf()).toBe('n'.repeat(32));
      await registerMerchant(db, shop);
      clock.advance(-1);
      expect(await secretOf()).toBe(shop.secret);
    });

    it('gives counts and bigint columns as numbers, and refuses one that no number holds exactly', async () => {
      const { db } = database;
      const { rows } = await sql<{ big: number; rows: number }>`
        select 9007199254740991::bigint as big, (select count(*) from settings) as rows`.execute(db);
      expect(rows).toEqual([{ big: 9_007_199_254_740_991, rows: 0 }]);
      await expect(sql`select 9007199254740992::bigint`.execute(db)).rejects.toThrow(RangeError);
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    });

    it('writes a payment from what was read of it once: a second writer is refused with all that it writes besides', async () => {
      const { db } = database;
      const order = {
        orderId: '1',
        amount: 20_000,
        channel: 'ONLINE' as const,
        items: [],
        returnUrl: 'https://shop.example',
      };
      const read = newTransaction({ merchantKey: 'shop', noCostTenures: [3, 6] }, order, NOW_MS);
      await insertTransaction(db, read, { tokenHash: 'token', referenceHash: 'reference' });
      const write = (errorName: 'PAYMENT_ORDER_EXPIRED' | 'PAYMENT_INVALID_OTP') =>
        saveTransaction(db, { ...read, errorName, changes: read.changes + 1 }, [
          toTimeline(read.txnUuid, [{ step: read.state.step, status: 'FAILED' }], NOW_MS),
        ]);
      await write('PAYMENT_INVALID_OTP');
      const refused = await write('PAYMENT_ORDER_EXPIRED').catch((error: unknown) => error);
      expect(isOutdated(refused)).toBe(true);
      expect(await findTransaction(db, read.txnUuid)).toEqual({
        ...read,
        errorName: 'PAYMENT_INVALID_OTP',
        changes: 1,
      });
      expect(await readTimeline(db, read.txnUuid)).toHaveLength(1);
    });

    it('does a change again at what a payment is by now, where it was made from what is outdated', async () => {
      const { db } = database;
      // SAFETY: a change without an event uses nothing else.
      const deps = { db, clock: new FakeClock(NOW_MS) } as unknown as PaymentDeps;
      const order = {
        orderId: '2',
        amount: 20_000,
        channel: 'ONLINE' as const,
        items: [],
        returnUrl: 'https://shop.example',
      };
      const read = newTransaction({ merchantKey: 'shop', noCostTenures: [3, 6] }, order, NOW_MS);
      await insertTransaction(db, read, { tokenHash: 'token-2', referenceHash: 'reference-2' });
      const add = (unit: PaymentUnitOfWork) => unit.note({ attempt: unit.txn.attempt + 1 });
      await Promise.all(
        Array.from({ length: 10 }, () => changeTransaction(deps, read, 'request', async (unit) => add(unit))),
      );
      expect(await findTransaction(db, read.txnUuid)).toMatchObject({ attempt: 10, changes: 10 });
      const refuseFirst = (unit: PaymentUnitOfWork): number => {
        if (unit.txn.attempt === 0) throw new Refusal('PAYMENT_INVALID_TRANSACTION');
        return unit.txn.attempt;
      };
      expect(await changeTransaction(deps, read, 'request', async (unit) => refuseFirst(unit))).toBe(10);
      const again = { ...read, changes: 10 };
      await expect(changeTransaction(deps, again, 'request', async (unit) => refuseFirst(unit))).rejects.toThrow(
        Refusal,
      );
    });

    it('runs its migrations twice without harm', async () => {
      await expect(migrate(database.db)).resolves.toBeUndefined();
    });
  });
}
