import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identity } from '../../testing/account/application-form';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { type Checkout, checkoutSteps } from '../../testing/payments/checkout-steps';
import { auditLedger, soundBooks } from '../../testing/payments/ledger-audit';
import { dataOf } from '../../testing/sales/sales-steps';
import { FakeClock } from '../../testing/server/fake-clock';
import { type Reply, startTestServer, type TestServer } from '../../testing/server/test-server';

/** Two servers with separate connections to one PostgreSQL; a checkout's calls alternate between them. */
let servers: readonly [TestServer, TestServer];
let clock: FakeClock;
let calls = 0;
beforeEach(async () => {
  const database = await postgresDatabase(10);
  clock = new FakeClock();
  servers = await Promise.all([startTestServer({ database, clock }), startTestServer({ database, clock })]);
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

const { open, onPhone, merchant } = checkoutSteps(() => {
  calls += 1;
  return servers[calls % 2 === 0 ? 0 : 1];
});
const race = (count: number, call: () => Promise<Reply>): Promise<Reply[]> =>
  Promise.all(Array.from({ length: count }, call));
const codes = (replies: readonly Reply[]): unknown[] =>
  [...new Set(replies.map(({ body }) => body?.code ?? 'success'))].sort();
const audit = () => auditLedger(servers[0].server.db, clock.nowMs());
const drawnPaise = async (mobile: string): Promise<number> => {
  const rows = await servers[0].server.db
    .selectFrom('ledger_accounts')
    .select('balance_paise')
    .where('mobile', '=', mobile)
    .where('kind', '=', 'drawn')
    .execute();
  return rows.reduce((sum, { balance_paise }) => sum + balance_paise, 0);
};

async function ready(mobile: string): Promise<Checkout> {
  const checkout = await open();
  await checkout.verify(mobile);
  await checkout.choose();
  await checkout.agree();
  return checkout;
}

describe('a payment on two servers', () => {
  it('confirmed 12 times at the same moment is paid once', async () => {
    const mobile = '9000000001';
    const checkout = await ready(mobile);
    const otp = await servers[0].codeFor(mobile);
    const replies = await race(12, () => checkout.post('/app/payment/confirm', { otp }));
    const possible: readonly unknown[] = [4004, 4008, 'success'];
    expect(codes(replies).filter((code) => !possible.includes(code))).toEqual([]);
    expect(dataOf(await checkout.get('/app/payment/txn-status'))).toMatchObject({ status: 'COMPLETE' });
    expect(await drawnPaise(mobile)).toBe(2_000_000);
    expect(await audit()).toEqual(soundBooks);
  });

  it('confirmed and canceled at the same moment is one of the two, in our books as in the lender’s', async () => {
    const mobile = '9000000001';
    for (let time = 0; time < 5; time += 1) {
      clock.advance(31 * 60_000);
      const before = await drawnPaise(mobile);
      const checkout = await ready(mobile);
      const otp = await servers[0].codeFor(mobile);
      await Promise.all([
        checkout.post('/app/payment/confirm', { otp }),
        checkout.post('/app/payment/cancel'),
        checkout.post('/app/transaction/cancel'),
      ]);
      const { status } = dataOf(await checkout.get('/app/payment/txn-status'));
      expect((await drawnPaise(mobile)) - before).toBe(status === 'COMPLETE' ? 2_000_000 : 0);
      expect(await audit()).toEqual(soundBooks);
    }
  });

  it('of which two sessions verify different numbers at the same moment belongs to one, and the other is told', async () => {
    for (let time = 0; time < 4; time += 1) {
      clock.advance(31 * 60_000);
      const first = await open();
      const pair = [
        { session: first, mobile: '9000000001' },
        { session: await onPhone(first), mobile: '9000000005' },
      ];
      const typed = [];
      for (const { session, mobile } of pair) {
        await session.post('/app/payment/send-otp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true });
        typed.push({ session, mobile, otp: await servers[0].codeFor(mobile), isTermsAccepted: true });
      }
      const replies = await Promise.all(
        typed.map(({ session, ...body }) => session.post('/app/payment/verify-otp', body)),
      );
      expect(codes(replies)).toEqual(['PAYMENT_ELSEWHERE', 'success']);
      const seen = await Promise.all(pair.map(({ session }) => session.details()));
      expect(seen.map(({ ownership }) => ownership).sort()).toEqual(['ELSEWHERE', 'OWN']);
    }
  });

  it('of which 8 plans are chosen at the same moment has at most one reserved', { tags: ['long'] }, async () => {
    const checkout = await open();
    await checkout.verify('9000000001');
    await race(8, () => checkout.choose('402', 6));
    const rows = await servers[0].server.db
      .selectFrom('credit_reservations')
      .select('reservation_key')
      .where('status', '=', 'RESERVED')
      .execute();
    expect(rows.length).toBeLessThanOrEqual(1);
    expect(await audit()).toEqual(soundBooks);
  });

  it('4 payments of ₹20,000 at the same moment on a limit of ₹60,000: exactly 3 are reserved, and the other says 4006', async () => {
    const mobile = '9000000002';
    const checkouts: Checkout[] = [];
    for (let time = 0; time < 4; time += 1) {
      clock.advance(6 * 60_000 + 1);
      const checkout = await open({ orderExpiresInSeconds: 3600 });
      checkouts.push(checkout);
      await checkout.verify(mobile);
    }
    const replies = await Promise.all(checkouts.map((checkout) => checkout.choose('401')));
    expect(replies.filter(({ body }) => body?.success)).toHaveLength(3);
    expect(codes(replies)).toEqual([4006, 'success']);
    expect(await audit()).toEqual(soundBooks);
  });

  it('started 6 times for one order at the same moment is open once', async () => {
    const replies = await race(6, () => merchant.order({ orderId: 'ONE-ORDER' }));
    const rows = await servers[0].server.db
      .selectFrom('transactions')
      .select('txn_uuid')
      .where('is_open', '=', true)
      .execute();
    expect(rows).toHaveLength(1);
    expect(codes(replies).filter((code) => code !== 'success' && code !== 4004)).toEqual([]);
  });

  it('confirmed while its number is reset is paid, and its loan is repaid by a reset or owed, never lost', {
    tags: ['long'],
  }, async () => {
    const mobile = '9000000001';
    const reset = () => merchant.call('POST', '/sandbox/reset-customer', { mobile });
    const seen: unknown[] = [];
    for (let time = 0; time < 6; time += 1) {
      clock.advance(31 * 60_000);
      const checkout = await ready(mobile);
      const otp = await servers[0].codeFor(mobile);
      const [, ...resets] = await Promise.all([
        checkout.post('/app/payment/confirm', { otp }),
        ...Array.from({ length: 4 }, reset),
      ]);
      seen.push(...resets.map(({ body }) => body?.code ?? 'success'));
      expect(dataOf(await checkout.get('/app/payment/txn-status'))).toMatchObject({ status: 'COMPLETE' });
      const isRepaid = resets.some((reply) => dataOf(reply).loansRepaid === 1);
      expect(await drawnPaise(mobile)).toBe(isRepaid ? 0 : 2_000_000);
      expect(await audit()).toEqual(soundBooks);
      expect((await reset()).body).toMatchObject({ success: true });
    }
    // A call that does not get a lock would return 503.
    expect(seen.filter((code) => code !== 'success' && code !== 'CUSTOMER_IN_PAYMENT')).toEqual([]);
  });

  it('begun, applied for and chosen while its number is reset meets no fault, and leaves the books sound', {
    tags: ['long'],
  }, async () => {
    for (const mobile of ['9000000001', '9000000003']) {
      const replies: Reply[] = [];
      for (let time = 0; time < 4; time += 1) {
        clock.advance(31 * 60_000);
        const resets = async () => {
          for (let press = 0; press < 6; press += 1)
            replies.push(await merchant.call('POST', '/sandbox/reset-customer', { mobile }));
        };
        const shop = async () => {
          const checkout = await open();
          replies.push(await checkout.verify(mobile));
          const form = { lenderId: '1', userName: 'Asha Rao', email: '', ...identity };
          replies.push(await checkout.post('/app/transaction/ntb/initiate-application', form));
          replies.push(await checkout.get('/app/transaction/ntb/application-status'));
          replies.push(await checkout.choose(mobile === '9000000003' ? '1' : '402'));
          replies.push(await checkout.post('/app/payment/cancel'));
        };
        await Promise.all([resets(), resets(), shop(), shop()]);
        expect(await audit()).toEqual(soundBooks);
      }
      expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
      await servers[0].server.work.sweep();
      expect((await merchant.call('POST', '/sandbox/reset-customer', { mobile })).body).toMatchObject({
        success: true,
      });
    }
  });
});
