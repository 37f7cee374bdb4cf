import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeMessages } from '../../../frames/shell/documents/notice.messages';
import { header } from '../../../shared/api/headers';
import { messagesIn } from '../../../shared/messages/define-messages';
import { readConfig } from '../../config';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import { clientLimits, limitedUse } from '../../services/limits';
import type { Registration } from '../../store/merchants';
import type { DatabaseChoice } from '../../store/open';
import { reserveQuota } from '../../store/rate-limits';
import { WidgetSettings } from '../../store/widget-settings';
import { merchantSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, someMobile } from '../sales/sales-steps';
import { asInProduction } from '../server/limits';
import { registerMerchant } from '../server/sealing';
import {
  EXAMPLE_SECRET,
  MERCHANT_ORIGIN,
  type Reply,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../server/test-server';
import { newBrowser } from '../site/site-steps';
import { type Frame, newFrame, startedFrame } from '../widgets/widget-steps';
import { mintToken, type TokenClaims } from './mint-token';

/** A call without a session. */
const WHO = '/auth/identify-user';

export function limitTests(openDatabase: () => Promise<DatabaseChoice>): void {
  let server: TestServer;
  const kadam = (): TestServer => server;
  const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];

  describe('brute force', () => {
    beforeAll(async () => {
      server = await startTestServer({ database: await openDatabase(), env: asInProduction });
    }, STARTS_WITHIN_MS);
    afterAll(() => server.close());

    it('the 31st forged token a minute from one client is 429 with Retry-After; a genuine one still passes', async () => {
      kadam().clock.advance(MINUTE_MS);
      const forged = { token: { secret: 'x'.repeat(40) }, ip: '10.0.0.1' };
      for (let call = 1; call <= 30; call += 1)
        expect((await kadam().call('init', undefined, forged)).status).toBe(401);
      const refused = await kadam().call('init', undefined, forged);
      expect([...short(refused), refused.headers['retry-after']]).toEqual([429, 429, '60']);
      expect((await kadam().call('init', undefined, { ip: '10.0.0.1' })).status).toBe(200);
      kadam().clock.advance(MINUTE_MS);
      expect((await kadam().call('init', undefined, forged)).status).toBe(401);
    });

    it('the 61st unknown reference of a payment request a minute from one client is 429; another client’s is 404', async () => {
      kadam().clock.advance(MINUTE_MS);
      const tried = (ip: string): Promise<Reply> => {
        const ref = randomBytes(16).toString('base64url');
        return kadam().request('GET', `/app/payment/request-info?ref=${ref}`, { ip });
      };
      for (let call = 1; call <= 60; call += 1) expect((await tried('10.0.0.30')).status).toBe(404);
      expect((await tried('10.0.0.30')).status).toBe(429);
      expect((await tried('10.0.0.31')).status).toBe(404);
      kadam().clock.advance(MINUTE_MS);
      expect((await tried('10.0.0.30')).status).toBe(404);
    });

    it('31 forged tokens from as many addresses of one IPv6 network are one client’s; the network beside it is another', async () => {
      kadam().clock.advance(MINUTE_MS);
      const forge = async (ip: string): Promise<number> =>
        (await kadam().call('init', undefined, { token: { secret: 'x'.repeat(40) }, ip })).status;
      for (let call = 1; call <= 30; call += 1) expect(await forge(`2001:db8:1:2:${call}::${call}`)).toBe(401);
      expect(await forge('2001:db8:1:2:ffff::1')).toBe(429);
      expect(await forge('2001:db8:1:3::1')).toBe(401);
    });

    it('the 31st code typed by one agent within 10 minutes is 429, over all numbers', async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const type = (index: number): Promise<Reply> =>
        kadam().call('verify-share-code', { mobile: String(6_100_000_000 + index), otp: '12345' }, { ip: '10.0.0.2' });
      for (let index = 1; index <= 30; index += 1) expect((await type(index)).status).toBe(200);
      expect(short(await type(31))).toEqual([429, 429]);
      kadam().clock.advance(10 * MINUTE_MS);
      expect((await type(32)).status).toBe(200);
    });

    it('the 31st code sent by one agent within 10 minutes is 429, and sends nothing', async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const send = (index: number): Promise<Reply> =>
        kadam().call('send-share-code', { mobile: String(6_200_000_000 + index) }, { ip: '10.0.0.3' });
      for (let index = 1; index <= 30; index += 1) expect((await send(index)).status).toBe(200);
      expect((await send(31)).status).toBe(429);
      expect((await kadam().request('GET', '/sandbox/sms?mobile=6200000031')).text).toBe('{"messages":[]}');
    });

    // 601 calls: more than vitest's 5 s on a busy machine.
    it('the 601st call a minute of one session is 429; another session at its address still passes', {
      timeout: 30_000,
    }, async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const [busy, other] = [await startedFrame(kadam, {}, '10.0.0.4'), await startedFrame(kadam, {}, '10.0.0.4')];
      const first = await Promise.all(Array.from({ length: 600 }, () => busy.get(WHO)));
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await busy.get(WHO)).status).toBe(429);
      expect((await other.get(WHO)).status).toBe(200);
    });

    it('150 codes typed within 10 minutes by five agents at one address are all looked at', async () => {
      kadam().clock.advance(10 * MINUTE_MS);
      const agents = [1, 2, 3, 4, 5].map((till) => ({ agentId: `TILL-${till}`, status: 'active' as const }));
      const { merchantKey, secret } = await bigShop(agents);
      const type = (agentId: string, mobile: number): Promise<Reply> =>
        kadam().call(
          'verify-share-code',
          { mobile: String(mobile), otp: '12345' },
          { token: { merchantKey, secret, agentId }, ip: '10.0.0.6' },
        );
      const typed = agents.flatMap(({ agentId }, till) =>
        Array.from({ length: 30 }, (_, index) => type(agentId, 6_300_000_000 + till * 30 + index)),
      );
      expect(new Set((await Promise.all(typed)).map(({ status }) => status))).toEqual(new Set([200]));
      expect((await type('TILL-1', 6_300_000_150)).status).toBe(429);
    });

    it.each([
      ['visitor', 'payment'],
      ['payment', 'visitor'],
    ] as const)(
      'the 6,001st code typed by %ss of one network within 10 minutes is 429; a %s’s, an agent’s and one from elsewhere are looked at',
      async (kind, other) => {
        kadam().clock.advance(10 * MINUTE_MS);
        const { codesOfNetwork } = clientLimits(readConfig({}));
        const [network, mobile] = ['198.51.100.9', someMobile()];
        const typed = async (by: typeof kind, ip: string): Promise<number> =>
          by === 'visitor'
            ? (
                await (
                  await startedFrame(kadam, {}, ip)
                ).post('/auth/verify-login', { mobile, otp: '12345', isTermsAccepted: true })
              ).status
            : (
                await (
                  await opened(ip)
                ).post('/app/payment/verify-otp', { mobile, otp: '12345', isTermsAccepted: true })
              ).status;
        const limit = { ...codesOfNetwork('typed', kind), quota: 5_999 };
        await reserveQuota(kadam().server.db, [limitedUse(limit, ['zenmart_sandbox', network])], kadam().clock.nowMs());
        expect(await typed(kind, network)).toBe(200);
        expect(await typed(kind, network)).toBe(429);
        expect(await typed(kind, '198.51.100.10')).toBe(200);
        expect(await typed(other, network)).toBe(200);
        const byAgent = await kadam().call('verify-share-code', { mobile, otp: '12345' }, { ip: network });
        expect(byAgent.status).toBe(200);
      },
    );
  });

  /** With `KADAM_CALLS_PER_MINUTE=10`: a session and an agent have 10 calls a minute, a merchant's server 100, and a
   *  network without sessions 100. */
  describe('calls', () => {
    beforeAll(async () => {
      const env = { ...asInProduction, KADAM_CALLS_PER_MINUTE: '10' };
      server = await startTestServer({ database: await openDatabase(), env });
    }, STARTS_WITHIN_MS);
    beforeEach(() => kadam().clock.advance(MINUTE_MS));
    afterAll(() => server.close());

    const anonymousFrame = (ip: string): Frame => newFrame(kadam, {}, ip);
    /** Number of served calls. */
    const servedOf = async (times: number, call: () => Promise<Reply>): Promise<number> => {
      const replies = await Promise.all(Array.from({ length: times }, call));
      return replies.filter(({ status }) => status !== 429).length;
    };
    const ofServer = async (shop: Pick<TokenClaims, 'merchantKey' | 'secret'>, ip: string): Promise<Reply> =>
      kadam().request('GET', '/app/order/track?orderId=none', { ip, headers: await bearer(shop, 60_000) });
    const bearer = async (shop: Pick<TokenClaims, 'merchantKey' | 'secret'>, livesMs: number) => ({
      [header.merchantKey]: shop.merchantKey,
      authorization: `Bearer ${await mintToken({
        ...shop,
        agentId: 'server',
        scope: 'merchant',
        issuedAtMs: kadam().clock.nowMs() - MINUTE_MS,
        livesMs: MINUTE_MS + livesMs,
        audience: 'kadam',
      })}`,
    });
    const zenmart = { merchantKey: 'zenmart_sandbox', secret: EXAMPLE_SECRET };
    const ofAgent = (agentId: string, ip: string): Promise<Reply> =>
      kadam().call('init', undefined, { token: { agentId }, ip });

    it('of a merchant’s server are 100, from an address whose visitors have used up theirs and in which they go on, and from any other', async () => {
      const shopper = await startedFrame(kadam, {}, '10.1.0.1');
      expect(await servedOf(120, () => anonymousFrame('10.1.0.1').get(WHO))).toBe(99);
      expect(await servedOf(60, () => ofServer(zenmart, '10.1.0.1'))).toBe(60);
      expect(await servedOf(60, () => ofServer(zenmart, '10.1.0.2'))).toBe(40);
      const refused = await ofServer(zenmart, '10.1.0.1');
      expect([...short(refused), refused.headers['retry-after']]).toEqual([429, 429, '60']);
      expect((await shopper.get(WHO)).status).toBe(200);
      expect((await anonymousFrame('10.1.0.2').get(WHO)).status).toBe(200);
    });

    it('to pages are 100 of a network, and 10 of them to pages drawn for what they ask; then a page of 429 says so in the reader’s language, and who has logged in goes on', async () => {
      const browser = newBrowser(kadam, undefined, '10.1.0.20');
      await browser.login(someMobile());
      const open = (path: string, language = 'en') =>
        kadam().request('GET', path, {
          ip: '10.1.0.20',
          headers: { accept: 'text/html', 'accept-language': language },
        });
      let amount = 20_000;
      const drawn = () => {
        amount += 1_000;
        return open(`/emi-calculator?amount=${amount}`);
      };
      expect(await servedOf(12, drawn)).toBe(10);
      expect(await servedOf(100, () => open('/emi-calculator'))).toBe(90);
      for (const [language, title] of [
        ['en', messagesIn('en', noticeMessages).tooOften.title],
        ['hi', messagesIn('hi', noticeMessages).tooOften.title],
      ] as const) {
        const refused = await open('/about-us', language);
        expect([refused.status, refused.headers['retry-after'], refused.headers.refresh]).toEqual([429, '60', '60']);
        expect(refused.text).toContain(title);
      }
      expect((await browser.get('/emi-calculator?amount=99000', { accept: 'text/html' })).status).toBe(200);
      const elsewhere = await kadam().request('GET', '/emi-calculator?amount=99000', { ip: '10.1.0.21' });
      expect(elsewhere.status).toBe(200);
    });

    it('of two merchants’ servers at one address are counted apart', async () => {
      expect(await servedOf(120, () => ofServer(zenmart, '10.1.0.3'))).toBe(100);
      expect(await servedOf(120, () => ofServer(OTHER_MERCHANT, '10.1.0.3'))).toBe(100);
    });

    it('of an agent are 10, and those of the agent beside him 10 more', async () => {
      expect(await servedOf(120, () => anonymousFrame('10.1.0.4').get(WHO))).toBe(100);
      expect(await servedOf(12, () => ofAgent('ZM-3071', '10.1.0.4'))).toBe(10);
      expect(await servedOf(12, () => ofAgent('ZM-3072', '10.1.0.4'))).toBe(10);
    });

    it('of a blocked agent count like any agent’s', async () => {
      expect(await servedOf(12, () => ofAgent('ZM-4040', '10.1.0.5'))).toBe(10);
    });

    it('of a session are 10, in a widget, a checkout and at the shopper’s site, where the network’s are used up', async () => {
      const widget = await startedFrame(kadam, {}, '10.1.0.6');
      const other = await startedFrame(kadam, {}, '10.1.0.6');
      const checkout = await opened('10.1.0.6');
      const site = newBrowser(kadam, undefined, '10.1.0.6');
      // The call that starts a session is made without one.
      await site.post('/auth/initiate-login/', { mobile: someMobile() });
      expect(await servedOf(120, () => anonymousFrame('10.1.0.6').get(WHO))).toBe(97);
      for (const each of [widget, checkout, site]) expect(await servedOf(12, () => each.get(WHO))).toBe(10);
      expect((await other.get(WHO)).status).toBe(200);
    });

    it('that prove nothing are the network’s: an invented session, a token past its time', async () => {
      const past = async (): Promise<Reply> =>
        kadam().request('GET', '/app/order/track?orderId=none', {
          ip: '10.1.0.7',
          headers: await bearer(zenmart, -31_000),
        });
      const pastAgent = (): Promise<Reply> =>
        kadam().call('init', undefined, {
          token: { issuedAtMs: kadam().clock.nowMs() - 2 * MINUTE_MS, livesMs: MINUTE_MS },
          ip: '10.1.0.7',
        });
      const invented = (): Promise<Reply> =>
        newFrame(kadam, { [header.sessionToken]: randomBytes(32).toString('base64url') }, '10.1.0.7').get(WHO);
      expect(await Promise.all([past(), pastAgent(), invented()].map(async (each) => short(await each)))).toEqual([
        [401, 401],
        [200, 1402],
        [200, 4010],
      ]);
      expect(await servedOf(40, past)).toBe(40);
      expect(await servedOf(40, pastAgent)).toBe(40);
      expect(await servedOf(40, invented)).toBe(17);
      expect(await servedOf(2, past)).toBe(0);
      expect(await servedOf(2, pastAgent)).toBe(0);
    });

    it('of a session at a call that is not for it count for it', async () => {
      const widget = await startedFrame(kadam, {}, '10.1.0.8');
      const replies = [];
      for (let time = 1; time <= 11; time += 1) replies.push((await widget.get('/app/transaction/details')).status);
      expect(replies).toEqual([...Array(10).fill(401), 429]);
    });
  });

  /** A checkout at an IP address. */
  async function opened(ip: string): Promise<Frame> {
    const { checkoutToken } = dataOf(await merchantSteps(kadam).order());
    const frame = newFrame(kadam, {}, ip);
    frame.token = String(dataOf(await frame.post('/app/widget/init', { checkoutToken })).sessionToken);
    return frame;
  }

  /** A merchant with these agents. */
  async function bigShop(agents: Registration['agents']): Promise<Registration> {
    const shop: Registration = {
      merchantKey: 'big-shop',
      name: 'Big shop',
      logoUrl: null,
      secret: 'secret-of-the-big-shop-0123456789abcdef',
      isNtbAllowed: true,
      origins: [MERCHANT_ORIGIN],
      lenderIds: [],
      customerLimits: {},
      widgets: WidgetSettings.parse({}),
      agents,
      webhookUrl: null,
    };
    await registerMerchant(kadam().server.db, shop);
    return shop;
  }
}
