import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { end } from '../../lenders/reservations';
import { auditOrders } from '../../store/order-audit';
import { type Checkout, checkoutSteps, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { LateLender } from '../../testing/payments/late-lender';
import { auditLedger, soundBooks } from '../../testing/payments/ledger-audit';
import { dataOf, MINUTE_MS } from '../../testing/sales/sales-steps';
import { PatientClock } from '../../testing/server/patient-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const OTHER_LENDER = '401';
const MOBILE = '9000000001';
const ANSWERS: Readonly<Record<string, string>> = { PIN: '1234', DOB: '1990-08-15', PAN: 'ABCDE1234F' };
const LATE_MS = 31_000;

const lender = new LateLender(PLAIN_LENDER);
let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({ clock: new PatientClock(), ports: { lenders: lender.around } });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());
beforeEach(() => lender.answerAgain());

const { open, merchant } = checkoutSteps(() => kadam);

interface Order {
  readonly orderId: string;
  readonly checkout: Checkout;
}

/** A five-minute order whose lender stops answering when the shopper presses Pay. */
async function payAtSilentLender(): Promise<Order> {
  kadam.clock.advance(31 * MINUTE_MS);
  const orderId = `ZM-late-${crypto.randomUUID().slice(0, 8)}`;
  const checkout = await open({ orderId, orderExpiresInSeconds: 300 });
  await checkout.verify(MOBILE);
  await checkout.choose();
  await checkout.agree();
  lender.fallSilent();
  expect((await checkout.confirm(MOBILE)).body?.code).toBe(4008);
  return { orderId, checkout };
}

/** The same order, but the lender truthfully reports the reservation: only the payment request is late. */
async function payAtSlowLender(): Promise<Order> {
  const order = await payAtSilentLender();
  lender.status = 'answered';
  return order;
}

/** Pays with another lender. Returns the code of the first refusal. */
async function payElsewhere(checkout: Checkout): Promise<unknown> {
  const chosen = await checkout.choose(OTHER_LENDER);
  if (!chosen.body?.success) return chosen.body?.code;
  const { aivfType } = dataOf(chosen);
  if (aivfType !== 'NONE') await checkout.post('/app/payment/authorize', { aivfValue: ANSWERS[`${aivfType}`] });
  await checkout.agree();
  const confirmed = await checkout.confirm(MOBILE);
  return confirmed.body?.success ? 'paid' : confirmed.body?.code;
}

/** The lender answers again, and background jobs run until none is due. */
async function settleAll(): Promise<void> {
  lender.answerAgain();
  for (let round = 0; round < 4; round += 1) {
    kadam.clock.advance(MINUTE_MS);
    await kadam.server.work.sweep();
  }
}

async function endOf({ orderId }: Order): Promise<{ statuses: string[]; lenders: string[]; loans: string[] }> {
  const { db } = kadam.server;
  const payments = await db
    .selectFrom('transactions')
    .select(['txn_uuid', 'status'])
    .where('order_id', '=', orderId)
    .orderBy('created_at_ms')
    .execute();
  const uuids = payments.map(({ txn_uuid }) => txn_uuid);
  const drawn = await db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_entries as e', 'e.transfer_id', 't.transfer_id')
    .select(({ fn }) => ['t.lender_id', fn.sum<number>('e.amount_paise').as('paise')])
    .where('e.kind', '=', 'drawn')
    .where((eb) => eb.or(uuids.map((uuid) => eb('t.reservation_key', 'like', `${uuid}:%`))))
    .groupBy(['t.lender_id', 't.reservation_key'])
    .orderBy('t.lender_id')
    .execute();
  const loans = await db.selectFrom('loans').select('lender_id').where('txn_uuid', 'in', uuids).execute();
  return {
    statuses: payments.map(({ status }) => status),
    lenders: drawn.filter(({ paise }) => Number(paise) > 0).map(({ lender_id }) => lender_id),
    loans: loans.map(({ lender_id }) => lender_id),
  };
}

/** Nothing is unsettled, and the books of lenders and orders agree. */
async function expectNothingForgotten(): Promise<void> {
  const { db } = kadam.server;
  const nowMs = kadam.clock.nowMs() + 16 * MINUTE_MS;
  expect(await auditOrders(db, nowMs)).toEqual([]);
  expect(await auditLedger(db, kadam.clock.nowMs())).toEqual(soundBooks);
  expect(await db.selectFrom('credit_releases').selectAll().execute()).toEqual([]);
  const unsettled = db.selectFrom('unclaimed_loans').selectAll().where('outcome', 'is', null);
  expect(await unsettled.execute()).toEqual([]);
}

const paidAt = (lenderId: string) => ({ statuses: ['COMPLETE'], lenders: [lenderId], loans: [lenderId] });

describe('an order whose lender does not answer after Pay and answers late has exactly one loan and agrees with its lender', () => {
  it('when the lender pays before any action of the shopper', async () => {
    const order = await payAtSilentLender();
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the shopper cancels after 31 s and the lender pays later', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    expect((await order.checkout.post('/app/payment/cancel')).body?.code).toBe(4008);
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the lender pays after 31 s, no process has asked it since, and the shopper cancels', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    expect(await lender.paysLate()).toBe(true);
    await order.checkout.post('/app/payment/cancel');
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the lender pays after 31 s, and the order expires before it is asked', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    expect(await lender.paysLate()).toBe(true);
    kadam.clock.advance(6 * MINUTE_MS);
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the order expires while the lender does not answer, and the lender pays afterwards', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(6 * MINUTE_MS);
    await kadam.server.work.sweep();
    expect(await order.checkout.details()).toMatchObject({ status: 'INITIATED', isPending: true });
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the shopper tries to pay with another lender after 31 s and the first one pays later', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    expect(await payElsewhere(order.checkout)).toBe(4008);
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the shopper goes back to the plans after 31 s, the lender pays, and the shopper chooses another lender', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    const back = { step: 'EMI_PLAN_SELECTION', status: 'INITIATED' };
    expect((await order.checkout.post('/app/transaction/track-stage', back)).body?.success).toBe(false);
    expect(await lender.paysLate()).toBe(true);
    expect(await payElsewhere(order.checkout)).not.toBe('paid');
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the shop starts the order again after 31 s and the lender of the first attempt pays later', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    expect((await merchant.order({ orderId: order.orderId })).body?.code).toBe(4004);
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect((await merchant.order({ orderId: order.orderId })).body?.code).toBe(4004);
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the lender cancels the request but the answer is lost, and the shopper pays with another lender', async () => {
    const order = await payAtSlowLender();
    lender.cancel = 'answerLost';
    kadam.clock.advance(LATE_MS);
    await order.checkout.get('/app/payment/txn-status');
    expect(await lender.paysLate()).toBe(false);
    lender.answerAgain();
    expect(dataOf(await order.checkout.get('/app/payment/txn-status'))).toMatchObject({
      status: 'FAILED',
      step: 'RETRY',
      isPending: false,
      errorCode: 4007,
    });
    expect(await payElsewhere(order.checkout)).toBe('paid');
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(OTHER_LENDER));
    await expectNothingForgotten();
  });

  it('when the process is killed while it asks the lender to pay, and the lender pays after 31 s', async () => {
    kadam.clock.advance(31 * MINUTE_MS);
    const orderId = `ZM-late-${crypto.randomUUID().slice(0, 8)}`;
    const checkout = await open({ orderId, orderExpiresInSeconds: 300 });
    await checkout.verify(MOBILE);
    await checkout.choose();
    await checkout.agree();
    lender.fallSilent();
    lender.confirm = 'killedBefore';
    lender.status = 'answered';
    expect((await checkout.confirm(MOBILE)).status).toBe(500);
    kadam.clock.advance(LATE_MS);
    await kadam.server.work.sweep();
    expect(await payElsewhere(checkout)).toBe(4008);
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect(await endOf({ orderId, checkout })).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });

  it('when the process is killed after the lender has cancelled the request, and the shopper pays with another lender', async () => {
    const order = await payAtSlowLender();
    lender.cancel = 'killedAfter';
    kadam.clock.advance(LATE_MS);
    await kadam.server.work.sweep();
    expect(await lender.paysLate()).toBe(false);
    lender.answerAgain();
    expect(dataOf(await order.checkout.get('/app/payment/txn-status'))).toMatchObject({ step: 'RETRY' });
    expect(await payElsewhere(order.checkout)).toBe('paid');
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(OTHER_LENDER));
    await expectNothingForgotten();
  });

  it('when the shopper changes the number, the order expires, and the process is killed as the lender reports the payment', async () => {
    const order = await payAtSlowLender();
    kadam.clock.advance(LATE_MS);
    const asked = { mobile: '9000000002', isTermsAccepted: true, isWhatsappConsentAccepted: false };
    expect((await order.checkout.post('/app/payment/send-otp', asked)).body?.success).toBe(false);
    kadam.clock.advance(5 * MINUTE_MS);
    await kadam.server.work.sweep();
    expect(await lender.paysLate()).toBe(true);
    lender.cancel = 'killedAfter';
    lender.status = 'killedAfter';
    await kadam.server.work.sweep();
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });
});

describe('a payment on a lender’s own page', () => {
  const HOSTED = '9000000007';

  it('waits for the lender if the shopper cancels while it does not answer, and is paid if the lender reports that later', async () => {
    kadam.clock.advance(31 * MINUTE_MS);
    const orderId = `ZM-late-${crypto.randomUUID().slice(0, 8)}`;
    const checkout = await open({ orderId, orderExpiresInSeconds: 300 });
    await checkout.verify(HOSTED);
    await checkout.choose();
    const { lenderRedirectUrl } = dataOf(await checkout.agree()) as { lenderRedirectUrl: string };
    lender.fallSilent();
    expect((await checkout.post('/app/payment/cancel')).body?.code).toBe(4008);
    expect(dataOf(await checkout.get('/app/payment/txn-status'))).toMatchObject({ isPending: true });
    expect((await checkout.choose(OTHER_LENDER)).body?.code).toBe(4008);
    const approved = await kadam.request('POST', `${new URL(lenderRedirectUrl).pathname}/approve`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(approved.status).toBe(303);
    kadam.clock.advance(6 * MINUTE_MS);
    await kadam.server.work.sweep();
    await settleAll();
    expect(await endOf({ orderId, checkout })).toEqual(paidAt(PLAIN_LENDER));
    await expectNothingForgotten();
  });
});

describe('a lender that pays a reservation which it had refused', () => {
  /** The lender refuses, does not answer its cancel, and pays nevertheless. */
  async function payAtLenderThatBreaksItsWord(beforePaying: (order: Order) => Promise<unknown>): Promise<Order> {
    const order = await payAtSilentLender();
    lender.status = 'declined';
    expect(await order.checkout.details()).toMatchObject({
      status: 'FAILED',
      step: 'RETRY',
      errorCode: 'PAYMENT_DECLINED_BY_CUSTOMER',
    });
    await beforePaying(order);
    const line = { lenderId: PLAIN_LENDER, mobile: MOBILE };
    const key = `${order.checkout.txnUuid}:1`;
    expect(await end(kadam.server.db, line, key, 'CONFIRMED', kadam.clock.nowMs())).toBe('CONFIRMED');
    return order;
  }

  it('completes the order with that loan if the shopper has not chosen again', async () => {
    const order = await payAtLenderThatBreaksItsWord(async () => undefined);
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(PLAIN_LENDER));
    expect(await order.checkout.details()).toMatchObject({ status: 'COMPLETE', errorCode: null });
    await expectNothingForgotten();
  });

  it('returns the whole loan if the shopper has paid with another lender meanwhile', async () => {
    const order = await payAtLenderThatBreaksItsWord(async ({ checkout }) => {
      kadam.clock.advance(LATE_MS);
      expect(await payElsewhere(checkout)).toBe('paid');
    });
    await settleAll();
    expect(await endOf(order)).toEqual(paidAt(OTHER_LENDER));
    await expectNothingForgotten();
  });

  it('returns the whole loan if the shopper has cancelled meanwhile, and keeps the row until the lender has booked that', async () => {
    const order = await payAtLenderThatBreaksItsWord(async ({ checkout }) =>
      expect((await checkout.post('/app/payment/cancel')).body?.success).toBe(true),
    );
    lender.answerAgain();
    lender.returnLoan = 'lost';
    for (let round = 0; round < 3; round += 1) {
      kadam.clock.advance(MINUTE_MS);
      await kadam.server.work.sweep();
    }
    const rows = kadam.server.db
      .selectFrom('unclaimed_loans')
      .select(['outcome', 'due_at_ms'])
      .where('reservation_key', '=', `${order.checkout.txnUuid}:1`);
    expect(await rows.execute()).toEqual([{ outcome: null, due_at_ms: expect.any(Number) }]);
    const later = kadam.clock.nowMs() + 16 * MINUTE_MS;
    expect((await auditOrders(kadam.server.db, later)).map(({ kind }) => kind)).toEqual(['refundUnsettled']);
    await settleAll();
    expect(await rows.execute()).toEqual([{ outcome: 'REFUNDED', due_at_ms: null }]);
    expect(await endOf(order)).toEqual({ statuses: ['CANCELED'], lenders: [], loans: [] });
    await expectNothingForgotten();
  });

  it('returns the loan once if the process is killed after the lender has booked that', async () => {
    const order = await payAtLenderThatBreaksItsWord(async ({ checkout }) =>
      expect((await checkout.post('/app/payment/cancel')).body?.success).toBe(true),
    );
    lender.answerAgain();
    lender.returnLoan = 'killedAfter';
    kadam.clock.advance(MINUTE_MS);
    await kadam.server.work.sweep();
    await settleAll();
    expect(await endOf(order)).toEqual({ statuses: ['CANCELED'], lenders: [], loans: [] });
    await expectNothingForgotten();
  });

  it('returns the loan if an earlier version has cancelled the order and left a release', async () => {
    const order = await payAtSilentLender();
    const { db } = kadam.server;
    const { txnUuid } = order.checkout;
    const row = await db
      .selectFrom('transactions')
      .selectAll()
      .where('txn_uuid', '=', txnUuid)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('transactions')
      .set({ status: 'CANCELED', credit: 'none', is_open: false })
      .where('txn_uuid', '=', txnUuid)
      .execute();
    await db
      .insertInto('credit_releases')
      .values({
        reservation_key: `${row.reservation_key}`,
        lender_id: PLAIN_LENDER,
        mobile: MOBILE,
        merchant_key: row.merchant_key,
        due_at_ms: kadam.clock.nowMs(),
        attempts: 0,
      })
      .execute();
    expect(await lender.paysLate()).toBe(true);
    await settleAll();
    expect(await endOf(order)).toEqual({ statuses: ['CANCELED'], lenders: [], loans: [] });
    await expectNothingForgotten();
  });
});

describe('a lender that never answers', () => {
  it('does not block the end of other payments, although 25 of its own are overdue', async () => {
    lender.fallSilent();
    const { db } = kadam.server;
    const stuck: Order[] = [];
    for (let at = 0; at < 25; at += 1) {
      const orderId = `ZM-stuck-${at}`;
      const checkout = await open({ orderId, orderExpiresInSeconds: 300 });
      stuck.push({ orderId, checkout });
      // State after the call that asks the lender to pay.
      await db
        .updateTable('transactions')
        .set({
          step: 'LENDER_OTP',
          credit: 'asked',
          asked_at_ms: kadam.clock.nowMs(),
          mobile: MOBILE,
          lender_id: PLAIN_LENDER,
          reservation_key: `${checkout.txnUuid}:1`,
          attempt: 1,
        })
        .where('txn_uuid', '=', checkout.txnUuid)
        .execute();
    }
    const other = await open({ orderExpiresInSeconds: 300 });
    kadam.clock.advance(6 * MINUTE_MS);
    await kadam.server.work.sweep();
    await kadam.server.work.sweep();
    const ended = db.selectFrom('transactions').select('status').where('txn_uuid', '=', other.txnUuid);
    expect(await ended.executeTakeFirst()).toEqual({ status: 'FAILED' });
    const undecided = await auditOrders(db, kadam.clock.nowMs() + 16 * MINUTE_MS);
    expect(new Set(undecided.map(({ kind }) => kind))).toEqual(new Set(['lenderUndecided']));
    expect(undecided).toHaveLength(25);
    lender.answerAgain();
    await kadam.server.work.sweep();
    await kadam.server.work.sweep();
    for (const order of stuck) expect(await endOf(order)).toEqual({ statuses: ['FAILED'], lenders: [], loans: [] });
    await settleAll();
    await expectNothingForgotten();
  });
});
