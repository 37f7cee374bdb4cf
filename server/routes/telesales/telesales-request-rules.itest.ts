import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { collectPayment } from '../../../shared/site/telesales-addresses';
import { SmsNotSent } from '../../sms/sms-sender';
import { findAsked, noteSent } from '../../store/payment-requests';
import { dataOf, someMobile } from '../../testing/sales/sales-steps';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { type Browser, newBrowser } from '../../testing/site/site-steps';
import { SALE } from '../../testing/telesales/telesales-journey';
import { atDesk } from '../../testing/telesales/telesales-steps';

let kadam: TestServer;
const server = () => kadam;
let isSmsDown = false;
const messages: { readonly mobile: string; readonly text: string }[] = [];
beforeAll(async () => {
  kadam = await startTestServer({
    ports: {
      sms: {
        send: async (message) => {
          if (isSmsDown) throw new SmsNotSent('down');
          messages.push(message);
        },
      },
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

let orders = 0;
const ask = (desk: Browser, mobile: string): Promise<Reply> => {
  orders += 1;
  kadam.clock.advance(1);
  return desk.post('/app/telesales/request-payment', { ...SALE, mobile, orderId: `TSR-${orders}` });
};
const asked = async (mobile = someMobile()) => {
  kadam.clock.advance(31 * MINUTE_MS);
  const desk = await atDesk(server);
  const uuid = String(dataOf(await ask(desk, mobile)).txnUuid);
  const again = (): Promise<Reply> => desk.post('/app/telesales/resend-link', { txnUuid: uuid });
  return { mobile, desk, uuid, again };
};
const sentTo = (mobile: string): number => messages.filter((each) => each.mobile === mobile).length;

describe('the link of a request', () => {
  it('is sent once by two presses at the same moment', async () => {
    const { mobile, again } = await asked();
    kadam.clock.advance(30_000);
    const replies = await Promise.all([again(), again(), again()]);
    expect(replies.filter(({ body }) => body?.success === true)).toHaveLength(1);
    expect(replies.filter(({ body }) => body?.code === 'OTP_TOO_SOON')).toHaveLength(2);
    expect(sentTo(mobile)).toBe(2);
  });

  it('takes a note only after the newest note was read', async () => {
    const { uuid } = await asked();
    const { db } = kadam.server;
    const sent = async () => (await findAsked(db, uuid))?.sentAtMs ?? [];
    const [first = 0] = await sent();
    expect(await noteSent(db, uuid, [], [first, 2])).toBe(false);
    expect(await sent()).toEqual([first]);
    expect(await noteSent(db, uuid, [first], [first, 3])).toBe(true);
    expect(await sent()).toEqual([first, 3]);
  });

  it('that could not be sent again is 503, counts as none and may be sent at once', async () => {
    const { mobile, again, uuid, desk } = await asked();
    kadam.clock.advance(30_000);
    isSmsDown = true;
    try {
      expect((await again()).status).toBe(503);
    } finally {
      isSmsDown = false;
    }
    const status = dataOf(await desk.get(`/app/telesales/request-status?txnUuid=${uuid}`));
    expect(status).toMatchObject({ state: 'sent', sendsRemaining: 4 });
    expect(dataOf(await again())).toMatchObject({ sendsRemaining: 3 });
    expect(sentTo(mobile)).toBe(2);
  });

  it('of whatever request goes to one number 20 times a day, sent again or for the first time', async () => {
    const { mobile, desk, again } = await asked();
    kadam.clock.advance(30_000);
    expect(dataOf(await again())).toMatchObject({ sendsRemaining: 3 });
    for (let links = 3; links <= 20; links += 1) expect((await ask(desk, mobile)).status).toBe(200);
    kadam.clock.advance(30_000);
    expect((await ask(desk, mobile)).status).toBe(429);
    expect((await again()).status).toBe(429);
    expect(sentTo(mobile)).toBe(20);
  });

  it('shows its end to the holder of the link for 30 days, and then nothing', async () => {
    const { mobile } = await asked();
    const text = messages.findLast((each) => each.mobile === mobile)?.text ?? '';
    const ref = new RegExp(`${collectPayment.path}\\?ref=([\\w-]{22})`).exec(text)?.[1];
    const info = () => newBrowser(server).get(`/app/payment/request-info?ref=${ref}`);
    kadam.clock.advance(15 * MINUTE_MS + 30 * DAY_MS - 1);
    expect(dataOf(await info())).toMatchObject({ state: 'expired' });
    kadam.clock.advance(1);
    expect((await info()).status).toBe(404);
  });
});

describe('what an agent has asked for', () => {
  type Page = { readonly requests: readonly { readonly txnUuid: string }[]; readonly hasMore: boolean };
  const page = async (desk: Browser, after = ''): Promise<Page> =>
    dataOf(await desk.get(`/app/telesales/requests${after && `?after=${after}`}`)) as unknown as Page;

  it('comes 50 at a time, newest first, and says whether there is more', async () => {
    const desk = await atDesk(server, { agentId: 'ZM-3071' });
    for (let time = 1; time <= 50; time += 1) await ask(desk, someMobile());
    expect(await page(desk)).toMatchObject({ hasMore: false });
    const { txnUuid } = dataOf(await ask(desk, someMobile()));
    const first = await page(desk);
    expect([first.requests.length, first.hasMore, first.requests[0]?.txnUuid]).toEqual([50, true, txnUuid]);
    const second = await page(desk, first.requests.at(-1)?.txnUuid);
    expect([second.requests.length, second.hasMore]).toEqual([1, false]);
    expect(first.requests).not.toContainEqual(second.requests[0]);
  });

  it('is shown for 30 days to the millisecond', async () => {
    const { uuid } = await asked();
    const newest = async () => (await page(await atDesk(server))).requests[0]?.txnUuid;
    kadam.clock.advance(30 * DAY_MS - 1);
    expect(await newest()).toBe(uuid);
    kadam.clock.advance(1);
    expect(await newest()).toBeUndefined();
  });
});
