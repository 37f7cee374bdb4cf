import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kfsValidUntilMs } from '../../../shared/rules/bank-holidays';
import { dayInIndia } from '../../../shared/rules/india-days';
import { LenderRefused, LenderUnavailable } from '../../lenders/lender-gateway';
import { checkoutSteps, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { auditLedger, soundBooks } from '../../testing/payments/ledger-audit';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { FakeClock } from '../../testing/server/fake-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let diesAt: 'after the lender’s yes' | 'before the giving back' | null = null;
let isLenderAway = false;
let refusesCancel = false;
/** Blocks after the reservation until the promise resolves. */
let held: Promise<void> = Promise.resolve();
let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({
    clock: new FakeClock(),
    ports: {
      lenders: (own) => ({
        ...own,
        async reserve(ask) {
          const reservation = await own.reserve(ask);
          await held;
          if (diesAt === 'after the lender’s yes') throw new Error('the process is no more');
          return reservation;
        },
        async cancel(ref) {
          if (diesAt === 'before the giving back') throw new Error('the process is no more');
          if (isLenderAway) throw new LenderUnavailable('away');
          if (refusesCancel) throw new LenderRefused('PAYMENT_INVALID_TRANSACTION');
          return own.cancel(ref);
        },
      }),
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());
beforeEach(() => {
  diesAt = null;
  isLenderAway = false;
  refusesCancel = false;
  held = Promise.resolve();
});

const { open, fresh, untilRefused } = checkoutSteps(() => kadam);
const audit = () => auditLedger(kadam.server.db, kadam.clock.nowMs());
const reservedPaise = async (mobile: string): Promise<number> => {
  const row = await kadam.server.db
    .selectFrom('ledger_accounts')
    .select('balance_paise')
    .where('mobile', '=', mobile)
    .where('lender_id', '=', PLAIN_LENDER)
    .where('kind', '=', 'reserved')
    .executeTakeFirst();
  return row?.balance_paise ?? 0;
};

describe('reserved credit that no payment takes', () => {
  it('is released within 5 min of a kill between the lender’s yes and its record', async () => {
    const mobile = fresh('9000000001');
    const checkout = await open();
    await checkout.verify(mobile);
    diesAt = 'after the lender’s yes';
    expect((await checkout.choose()).status).toBe(500);
    diesAt = null;
    expect(await reservedPaise(mobile)).toBe(2_000_000);
    kadam.clock.advance(5 * MINUTE_MS);
    expect((await audit()).reservedForNothing).toBe(1);
    await kadam.server.work.sweep();
    expect([await reservedPaise(mobile), await audit()]).toEqual([0, soundBooks]);
    expect((await checkout.choose()).body?.success).toBe(true);
  });

  it('is released by a later cancel, if the lender refused one and reports it as reserved', async () => {
    const mobile = fresh('9000000001');
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.choose();
    refusesCancel = true;
    expect((await checkout.post('/app/payment/cancel')).body?.success).toBe(true);
    expect(await reservedPaise(mobile)).toBe(2_000_000);
    refusesCancel = false;
    kadam.clock.advance(5 * MINUTE_MS);
    await kadam.server.work.sweep();
    expect([await reservedPaise(mobile), await audit()]).toEqual([0, soundBooks]);
  });

  it('is released within 5 min of a kill between the record of its release and the call to the lender', async () => {
    const mobile = fresh('6000004003');
    const checkout = await open();
    diesAt = 'before the giving back';
    expect((await untilRefused(checkout, mobile)).body?.code).toBe(4003);
    diesAt = null;
    expect(await reservedPaise(mobile)).toBe(2_000_000);
    kadam.clock.advance(5 * MINUTE_MS);
    expect((await audit()).reservedForNothing).toBe(1);
    await kadam.server.work.sweep();
    expect([await reservedPaise(mobile), await audit()]).toEqual([0, soundBooks]);
  });

  it('is released once an unavailable lender can be reached again', async () => {
    const mobile = fresh('9000000001');
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.choose();
    isLenderAway = true;
    await checkout.post('/app/transaction/track-stage', { step: 'EMI_PLAN_SELECTION', status: 'INITIATED' });
    kadam.clock.advance(MINUTE_MS);
    await kadam.server.work.sweep();
    expect(await reservedPaise(mobile)).toBe(2_000_000);
    isLenderAway = false;
    kadam.clock.advance(MINUTE_MS);
    await kadam.server.work.sweep();
    expect([await reservedPaise(mobile), await audit()]).toEqual([0, soundBooks]);
  });

  it('is not taken by a process that slept until another one has released it', async () => {
    const mobile = fresh('9000000001');
    const checkout = await open();
    await checkout.verify(mobile);
    let wake = (): void => undefined;
    held = new Promise((resolve) => {
      wake = resolve;
    });
    const chosen = checkout.choose();
    await expect.poll(() => reservedPaise(mobile)).toBe(2_000_000);
    kadam.clock.advance(MINUTE_MS);
    await kadam.server.work.sweep();
    wake();
    expect((await chosen).body).toMatchObject({ success: false, code: 4004 });
    expect(await checkout.details()).toMatchObject({ status: 'INITIATED', step: 'EMI_PLAN_SELECTION' });
    expect([await reservedPaise(mobile), await audit()]).toEqual([0, soundBooks]);
    expect((await checkout.choose()).body?.success).toBe(true);
  });

  it('is offered again after the lender’s own expiry, even if no process released it', async () => {
    // The customer's whole limit of ₹60,000.
    const mobile = fresh('9000000002');
    const order = { amount: 60_000, items: [{ name: 'Phone', quantity: 1, amountPaise: 6_000_000 }] };
    const checkout = await open({ ...order, orderExpiresInSeconds: 300 });
    await checkout.verify(mobile);
    diesAt = 'after the lender’s yes';
    await checkout.choose('401');
    diesAt = null;
    await kadam.server.db.deleteFrom('credit_releases').execute();
    // The order's 5 minutes, 10 extensions of 10, the validity of a statement at that time, and 5 for a payment at the
    // last moment.
    const lastMs = kadam.clock.nowMs() + 105 * MINUTE_MS;
    kadam.clock.advance(kfsValidUntilMs(dayInIndia(lastMs)) + 5 * MINUTE_MS - kadam.clock.nowMs());
    const next = await open(order);
    expect(dataOf(await next.verify(mobile))).toMatchObject({ isPreApproved: true });
    expect((await next.choose('401')).body?.success).toBe(true);
  });
});
