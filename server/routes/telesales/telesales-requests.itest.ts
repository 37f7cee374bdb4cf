import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { SmsNotSent } from '../../sms/sms-sender';
import { findAsked, noteRefused } from '../../store/payment-requests';
import { approvedMobiles } from '../../testing/account/shopper';
import { checkoutSteps, PLAIN_LENDER } from '../../testing/payments/checkout-steps';
import { dataOf, someMobile } from '../../testing/sales/sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { type Browser, newBrowser } from '../../testing/site/site-steps';
import { refSentTo, SALE } from '../../testing/telesales/telesales-journey';
import { atDesk, DESK_AGENT } from '../../testing/telesales/telesales-steps';

let kadam: TestServer;
let desk: Browser;
const server = () => kadam;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
let orders = 0;
const begin = async (change: object = {}): Promise<{ mobile: string; ref: string; uuid: string; reply: Reply }> => {
  desk = await atDesk(server);
  orders += 1;
  kadam.clock.advance(1);
  const mobile = someMobile();
  const reply = await desk.post('/app/telesales/request-payment', {
    ...SALE,
    mobile,
    orderId: `TS-${orders}`,
    ...change,
  });
  return { mobile, reply, uuid: String(dataOf(reply).txnUuid), ref: await refSentTo(server, mobile) };
};
const statusOf = async (uuid: string) => dataOf(await desk.get(`/app/telesales/request-status?txnUuid=${uuid}`));
const info = (ref: string): Promise<Reply> => newBrowser(server).get(`/app/payment/request-info?ref=${ref}`);
const phone = async (ref: string) => {
  const steps = checkoutSteps(server);
  // SAFETY: the phone has only the link.
  const paymentLink = `http://localhost:4400/payment/init?ref=${ref}`;
  return steps.onPhone({ paymentLink, txnUuid: '' } as Parameters<typeof steps.onPhone>[0]);
};

describe('a request for a payment', () => {
  // @req TEL-001
  it('opens a payment, sends the link by SMS, and shows the agent steps and a masked number alone', async () => {
    const { reply, mobile, uuid } = await begin();
    expect(dataOf(reply)).toMatchObject({
      orderId: `TS-${orders}`,
      amount: 36_000,
      state: 'sent',
      maskedMobile: `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`,
      expiresAtMs: kadam.clock.nowMs() + 15 * MINUTE_MS,
      sendsRemaining: 4,
    });
    expect(reply.text).not.toContain(mobile);
    expect(reply.text).not.toMatch(/lender|limit|otp/i);
    expect(await statusOf(uuid)).toMatchObject({ state: 'sent' });
  });

  it('goes from sent over opened and paying to paid, and names the shop and the order to the customer', async () => {
    const [mobile = ''] = approvedMobiles(1, 7_510_000_000);
    const { ref, uuid } = await (async () => {
      desk = await atDesk(server);
      const reply = await desk.post('/app/telesales/request-payment', { ...SALE, mobile, orderId: 'TS-paid' });
      return { ref: await refSentTo(server, mobile), uuid: String(dataOf(reply).txnUuid) };
    })();
    expect(dataOf(await info(ref))).toMatchObject({
      state: 'sent',
      merchantName: 'Zenmart',
      agentId: 'ZM-5001',
      orderId: 'TS-paid',
      amount: 36_000,
      items: SALE.items,
      maskedMobile: `${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`,
    });
    // Reading does not open the request.
    expect((await statusOf(uuid)).state).toBe('sent');
    const own = await phone(ref);
    expect((await statusOf(uuid)).state).toBe('opened');
    await own.verify(mobile);
    expect((await statusOf(uuid)).state).toBe('paying');
    await own.choose(PLAIN_LENDER, 6);
    await own.agree();
    await own.confirm(mobile);
    const paid = await statusOf(uuid);
    expect(paid.state).toBe('paid');
    expect((paid.steps as { isDone: boolean }[]).map(({ isDone }) => isDone)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(dataOf(await info(ref))).toMatchObject({ state: 'paid' });
    expect(short(await desk.post('/app/telesales/cancel-request', { txnUuid: uuid }))).toEqual([200, 4100]);
    const again = await desk.post('/app/telesales/request-payment', { ...SALE, mobile, orderId: 'TS-paid' });
    expect(short(again)).toEqual([200, 4004]);
  });

  it('is paid once where two phones pay it at the same time', async () => {
    const [one = '', other = ''] = approvedMobiles(2, 7_520_000_000);
    const { ref, uuid } = await begin();
    const phones = await Promise.all([phone(ref), phone(ref)]);
    const pay = async (at: number, mobile: string): Promise<boolean> => {
      const own = phones[at];
      if (!own) return false;
      await own.verify(mobile);
      await own.choose(PLAIN_LENDER, 6);
      const agreed = await own.agree().catch(() => null);
      return agreed !== null && (await own.confirm(mobile)).body?.success === true;
    };
    const done = await Promise.all(
      [pay(0, one), pay(1, other).catch(() => false)].map((each) => each.catch(() => false)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await statusOf(uuid)).state).toBe('paid');
    const { db } = kadam.server;
    const lent = await db
      .selectFrom('credit_reservations')
      .select('reservation_key')
      .where('mobile', 'in', [one, other])
      .where('status', '=', 'CONFIRMED')
      .execute();
    expect(lent).toHaveLength(1);
  });

  it('is created once, even if the call is repeated', async () => {
    desk = await atDesk(server);
    const mobile = someMobile();
    const key = { 'idempotency-key': 'one-press-of-the-button' };
    const body = { ...SALE, mobile, orderId: 'TS-twice' };
    const [first, second] = [
      await desk.post('/app/telesales/request-payment', body, key),
      await desk.post('/app/telesales/request-payment', body, key),
    ];
    expect(dataOf(second).txnUuid).toBe(dataOf(first).txnUuid);
    expect(
      short(await desk.post('/app/telesales/request-payment', { ...body, amount: 35_000, items: [] }, key)),
    ).toEqual([409, 4004]);
  });

  it('needs items that add up, and an amount that a lender lends', async () => {
    desk = await atDesk(server);
    const ask = async (change: object) =>
      short(
        await desk.post('/app/telesales/request-payment', {
          ...SALE,
          mobile: someMobile(),
          orderId: 'TS-wrong',
          ...change,
        }),
      );
    expect(await ask({ amount: 36_001 })).toEqual([400, 400]);
    expect(await ask({ items: [], amount: 1 })).toEqual([200, 4016]);
    expect(await ask({ mobile: '12' })).toEqual([400, 400]);
  });

  it(
    'of which the link cannot be sent is none: 503, and it is in no list',
    async () => {
      const failing = await startTestServer({
        ports: {
          sms: {
            send: () => {
              throw new SmsNotSent('down');
            },
          },
        },
      });
      try {
        const own = await atDesk(() => failing);
        const reply = await own.post('/app/telesales/request-payment', {
          ...SALE,
          mobile: someMobile(),
          orderId: 'TS-1',
        });
        expect(reply.status).toBe(503);
        expect(dataOf(await own.get('/app/telesales/requests'))).toMatchObject({ requests: [], hasMore: false });
      } finally {
        await failing.close();
      }
    },
    STARTS_WITHIN_MS,
  );

  it('is sent once more after 30 s, five times in half an hour, and what the customer is at stays as it is', async () => {
    const { uuid, ref } = await begin();
    const again = () => desk.post('/app/telesales/resend-link', { txnUuid: uuid });
    expect(short(await again())[1]).not.toBeUndefined();
    await phone(ref);
    for (let sends = 2; sends <= 5; sends += 1) {
      kadam.clock.advance(30_000);
      expect(dataOf(await again())).toMatchObject({ state: 'opened', sendsRemaining: 5 - sends });
    }
    kadam.clock.advance(30_000);
    expect((await again()).body?.success).toBe(false);
  });

  it('expires after 15 minutes', async () => {
    const { uuid, ref } = await begin();
    kadam.clock.advance(15 * MINUTE_MS);
    expect((await statusOf(uuid)).state).toBe('expired');
    expect(dataOf(await info(ref))).toMatchObject({ state: 'expired' });
    expect(short(await desk.post('/app/telesales/resend-link', { txnUuid: uuid }))).toEqual([200, 4100]);
  });

  it('is cancelled by its agent, and the link says so', async () => {
    const { uuid, ref } = await begin();
    expect(dataOf(await desk.post('/app/telesales/cancel-request', { txnUuid: uuid }))).toMatchObject({
      state: 'cancelled',
    });
    expect(dataOf(await info(ref))).toMatchObject({ state: 'cancelled' });
    expect((await phone(ref)).token).toBeTruthy();
  });

  it('can be refused once by the holder of the link, but not during a payment', async () => {
    const { uuid, ref } = await begin();
    const refuse = () => newBrowser(server).post('/app/payment/refuse-request', { ref });
    expect(dataOf(await refuse())).toMatchObject({ state: 'refused' });
    expect(dataOf(await refuse())).toMatchObject({ state: 'refused' });
    expect((await statusOf(uuid)).state).toBe('refused');

    const [payer = ''] = approvedMobiles(1, 7_530_000_000);
    const second = await begin();
    await (await phone(second.ref)).verify(payer);
    const reply = await newBrowser(server).post('/app/payment/refuse-request', { ref: second.ref });
    expect(reply.body?.code).toBe('PAYMENT_ELSEWHERE');
    expect((await statusOf(second.uuid)).state).toBe('paying');
  });

  it('keeps the time of its first refusal', async () => {
    const { uuid } = await begin();
    const refusedAtMs = async () => (await findAsked(kadam.server.db, uuid))?.refusedAtMs;
    expect(await refusedAtMs()).toBeNull();
    for (const atMs of [7, 8]) await noteRefused(kadam.server.db, uuid, atMs);
    expect(await refusedAtMs()).toBe(7);
  });

  // @req TEL-005
  it('is its agent’s own: another agent, a till and an unauthorised caller see nothing of it', async () => {
    const { uuid } = await begin();
    const other = await atDesk(server, { agentId: 'ZM-3071' });
    for (const path of ['resend-link', 'cancel-request'])
      expect(short(await other.post(`/app/telesales/${path}`, { txnUuid: uuid }))).toEqual([404, 404]);
    expect(short(await other.get(`/app/telesales/request-status?txnUuid=${uuid}`))).toEqual([404, 404]);
    expect(dataOf(await other.get('/app/telesales/requests')).requests).toEqual([]);
    expect(dataOf(await other.get(`/app/telesales/requests?after=${uuid}`)).requests).toEqual([]);
    const own = dataOf(await desk.get('/app/telesales/requests')).requests as { txnUuid: string }[];
    expect(own[0]?.txnUuid).toBe(uuid);
  });

  it('is its own shop’s: an agent of the same name at another shop sees nothing of it', async () => {
    const { uuid } = await begin();
    const { merchantKey, secret } = OTHER_MERCHANT;
    await kadam.server.db
      .insertInto('agents')
      .values({ merchant_key: merchantKey, agent_id: DESK_AGENT, status: 'active', role: 'telesales' })
      .execute();
    const other = await atDesk(server, { merchantKey, secret });
    expect(dataOf(await other.get('/app/telesales/requests')).requests).toEqual([]);
    expect(short(await other.get(`/app/telesales/request-status?txnUuid=${uuid}`))).toEqual([404, 404]);
    expect(short(await other.post('/app/telesales/cancel-request', { txnUuid: uuid }))).toEqual([404, 404]);
    expect((await statusOf(uuid)).state).toBe('sent');
  });

  it('cannot be refused after its agent has cancelled it', async () => {
    const { uuid, ref } = await begin();
    await desk.post('/app/telesales/cancel-request', { txnUuid: uuid });
    const reply = await newBrowser(server).post('/app/payment/refuse-request', { ref });
    expect(dataOf(reply)).toMatchObject({ state: 'cancelled' });
    expect((await statusOf(uuid)).state).toBe('cancelled');
  });

  it('is told by its link alone: 404 for an unknown one and for a payment that no agent has asked for', async () => {
    expect(short(await info('x'.repeat(22)))).toEqual([404, 404]);
    expect(short(await info('short'))).toEqual([400, 400]);
    const { paymentLink } = await checkoutSteps(server).open();
    const ref = new URL(paymentLink).searchParams.get('ref') ?? '';
    expect(short(await info(ref))).toEqual([404, 404]);
    expect(short(await newBrowser(server).post('/app/payment/refuse-request', { ref }))).toEqual([200, 4100]);
  });

  it('says of an amount how many lenders there are and what it costs a month, or which amount is nearest', async () => {
    desk = await atDesk(server);
    const of = async (amount: number) => dataOf(await desk.post('/app/telesales/check-amount', { amount }));
    expect(await of(36_000)).toMatchObject({ nearestAmount: 36_000, lowestEmi: expect.any(Number) });
    expect(await of(1)).toMatchObject({ lenderIds: [], lowestEmi: null });
  });
});
