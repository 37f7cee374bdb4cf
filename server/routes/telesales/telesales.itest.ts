import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/api';
import { type Endpoint, routeOf } from '../../../shared/api/endpoint';
import { header } from '../../../shared/api/headers';
import { HOUR_MS, MINUTE_MS } from '../../../shared/rules/duration';
import { OTHER_MERCHANT } from '../../sandbox/seed';
import {
  MERCHANT_ORIGIN,
  type Reply,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server';
import { type Browser, newBrowser, setBy } from '../../testing/site/site-steps';
import { askForDesk, atDesk, DESK_AGENT, entryIn } from '../../testing/telesales/telesales-steps';

const KEY = 'zenmart_sandbox';
const AGENT = '/app/telesales/agent';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const server = () => kadam;
const short = ({ status, body }: Reply): [number, unknown] => [status, body?.code];
const OK: [number, unknown] = [200, undefined];

describe('an agent of telesales', () => {
  it('is admitted once by an address that a merchant’s server has requested', async () => {
    const asked = await askForDesk(server);
    expect(asked.body?.data).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:4400\/telesales\/enter\?entry=[\w-]{43}&opens=payment$/),
      expiresAtMs: kadam.clock.nowMs() + MINUTE_MS,
      serverNowMs: kadam.clock.nowMs(),
    });
    const [first, second] = [newBrowser(server), newBrowser(server)];
    const entered = await first.get(entryIn(asked));
    expect([entered.status, entered.headers.location]).toEqual([303, '/ts-payment/init']);
    expect(setBy(entered).map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'))).toEqual([
      '__Host-telesalesSession=…; Path=/; Max-Age=43200; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect((await first.get(AGENT)).body?.data).toMatchObject({ agentId: DESK_AGENT, merchantName: 'Zenmart' });
    const again = await second.get(entryIn(asked));
    expect([again.status, setBy(again), short(await second.get(AGENT))]).toEqual([303, [], [401, 401]]);
  });

  it('gets in once where two browsers follow the address at the same moment', async () => {
    const entry = entryIn(await askForDesk(server));
    const both = await Promise.all([newBrowser(server).get(entry), newBrowser(server).get(entry)]);
    expect(both.map((reply) => setBy(reply).length).sort()).toEqual([0, 1]);
  });

  it('is redirected to the requested page', async () => {
    const entered = await newBrowser(server).get(entryIn(await askForDesk(server, { opens: 'applications' })));
    expect(entered.headers.location).toBe('/telesales-ntb');
  });

  it.each([
    ['his browser likes Hindi', '', { 'accept-language': 'hi-IN,en;q=0.8' }, '/hi/ts-payment/init'],
    ['he has asked for Hindi', '', { cookie: 'language=hi', 'accept-language': 'en' }, '/hi/ts-payment/init'],
    ['his shop asks for Hindi', '&locale=hi-IN', { 'accept-language': 'en' }, '/hi/ts-payment/init'],
    ['neither asks for a supported language', '', { 'accept-language': 'fr' }, '/ts-payment/init'],
  ])('is redirected to the page in the language if %s', async (_, asks, headers, location) => {
    const entry = entryIn(await askForDesk(server));
    expect((await newBrowser(server).get(entry + asks, headers)).headers.location).toBe(location);
  });

  it('is not admitted after 60 s, nor by a prefetch', async () => {
    const late = entryIn(await askForDesk(server));
    const ahead = entryIn(await askForDesk(server));
    for (const headers of [
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-purpose': 'preview' },
      { 'x-moz': 'prefetch' },
    ])
      expect(setBy(await newBrowser(server).get(ahead, headers))).toEqual([]);
    expect(setBy(await newBrowser(server).get(ahead))).toHaveLength(1);
    kadam.clock.advance(MINUTE_MS);
    expect(setBy(await newBrowser(server).get(late))).toEqual([]);
  });

  it('is refused to a server for who is none: 400 for a till’s, 4070 for a blocked one, 1402 for one past his time', async () => {
    for (const [agentId, answer] of [
      ['ZM-3072', [400, 400]],
      ['unknown', [400, 400]],
      ['ZM-4040', [200, 4070]],
      ['ZM-1402', [200, 1402]],
    ] as const)
      expect([agentId, short(await askForDesk(server, { agentId }))]).toEqual([agentId, answer]);
    const { merchantKey, secret } = OTHER_MERCHANT;
    expect(short(await askForDesk(server, { merchantKey, secret }))).toEqual([400, 400]);
  });

  it('may work at a till as well where his role says both, and not where it says telesales', async () => {
    const init = (agentId: string) =>
      kadam.call('init', undefined, { token: { agentId }, headers: { [header.agentId]: agentId } });
    expect(short(await init('ZM-3071'))).toEqual(OK);
    expect(short(await init(DESK_AGENT))).toEqual([401, 401]);
  });
});

describe('an address of another agent in a browser with a session at the desk', () => {
  const OTHER_AGENT = 'ZM-3071';
  const fieldsIn = (text: string): URLSearchParams =>
    new URLSearchParams(
      [...text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
  const press = (browser: Browser, form: URLSearchParams, cookie = browser.proof().cookie): Promise<Reply> =>
    kadam.request('POST', '/telesales/enter', {
      headers: {
        host: 'localhost:4400',
        origin: 'null',
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie !== undefined && { cookie }),
      },
      payload: form.toString(),
    });
  const agentIn = async (browser: Browser): Promise<unknown> => (await browser.get(AGENT)).body?.data?.agentId;

  it('asks first, in English and Hindi, and uses nothing up; pressed, it replaces the session and deletes it', async () => {
    const desk = await atDesk(server);
    const old = desk.proof().cookie ?? '';
    const entry = entryIn(await askForDesk(server, { agentId: OTHER_AGENT }));
    for (const [locale, heading] of [
      ['en-IN', 'Another agent works in this browser'],
      ['hi-IN', 'इस ब्राउज़र में कोई और एजेंट काम कर रहा है'],
    ]) {
      const asked = await desk.get(`${entry}&locale=${locale}`);
      expect([asked.status, setBy(asked), asked.text.includes(`<h1>${heading}</h1>`)]).toEqual([200, [], true]);
      expect(await agentIn(desk)).toBe(DESK_AGENT);
    }
    const form = fieldsIn((await desk.get(entry)).text);
    const pressed = await press(desk, form);
    expect([pressed.status, setBy(pressed)]).toEqual([303, [expect.stringMatching(/^__Host-telesalesSession=/)]]);
    const next = setBy(pressed)[0]?.split(';', 1)[0] ?? '';
    expect((await newBrowser(server).get(AGENT, { cookie: next })).body?.data).toMatchObject({ agentId: OTHER_AGENT });
    expect(short(await newBrowser(server).get(AGENT, { cookie: old }))).toEqual([200, 1402]);
  });

  it('lets a form of another site replace nothing: without the cookie, without proof, or with one of another session', async () => {
    const [desk, other] = [await atDesk(server), await atDesk(server)];
    const entry = entryIn(await askForDesk(server, { agentId: OTHER_AGENT }));
    const form = fieldsIn((await desk.get(entry)).text);
    const foreign = fieldsIn((await other.get(entry)).text);
    const none = new URLSearchParams(form);
    none.set('proof', 'x');
    for (const [sent, cookie] of [
      [form, 'a=b'],
      [none, undefined],
      [foreign, undefined],
    ] as const)
      expect(setBy(await press(desk, sent, cookie ?? desk.proof().cookie))).toEqual([]);
    expect([await agentIn(desk), await agentIn(other)]).toEqual([DESK_AGENT, DESK_AGENT]);
    expect(setBy(await press(desk, form))).toHaveLength(1);
  });

  it('of the same agent replaces the session without asking and deletes the one before', async () => {
    const desk = await atDesk(server);
    const old = desk.proof().cookie ?? '';
    expect((await desk.get(entryIn(await askForDesk(server)))).status).toBe(303);
    expect(await agentIn(desk)).toBe(DESK_AGENT);
    expect(short(await newBrowser(server).get(AGENT, { cookie: old }))).toEqual([200, 1402]);
  });
});

describe('the session at the desk', () => {
  it('lasts 30 minutes from its last use and never longer than 12 hours, and is 1402 after that', async () => {
    const idle = await atDesk(server);
    kadam.clock.advance(30 * MINUTE_MS - 1);
    expect(short(await idle.get(AGENT))).toEqual(OK);
    kadam.clock.advance(30 * MINUTE_MS);
    expect(short(await idle.get(AGENT))).toEqual([200, 1402]);

    const busy = await atDesk(server);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      kadam.clock.advance(20 * MINUTE_MS);
      expect(short(await busy.get(AGENT))).toEqual(OK);
    }
    kadam.clock.advance(20 * MINUTE_MS);
    expect(short(await busy.get(AGENT))).toEqual([200, 1402]);
    kadam.clock.advance(HOUR_MS);
  });

  it('ends at once for an agent who is blocked (4070), expired (1402) or no longer in telesales (401)', async () => {
    const desk = await atDesk(server);
    const set = (change: { status?: 'active' | 'blocked' | 'expired'; role?: 'till' | 'telesales' }) =>
      kadam.server.db.updateTable('agents').set(change).where('agent_id', '=', DESK_AGENT).execute();
    await set({ status: 'blocked' });
    expect(short(await desk.get(AGENT))).toEqual([200, 4070]);
    await set({ status: 'expired' });
    expect(short(await desk.get(AGENT))).toEqual([200, 1402]);
    await set({ status: 'active', role: 'till' });
    expect(short(await desk.get(AGENT))).toEqual([401, 401]);
    await set({ role: 'telesales' });
    expect(short(await desk.get(AGENT))).toEqual(OK);
  });

  it('ends when he leaves, and its cookie with it', async () => {
    const desk = await atDesk(server);
    const token = desk.jar.get('__Host-telesalesSession') ?? '';
    expect(short(await desk.post('/app/telesales/end'))).toEqual(OK);
    expect(desk.jar.has('__Host-telesalesSession')).toBe(false);
    desk.jar.set('__Host-telesalesSession', token);
    expect(short(await desk.get(AGENT))).toEqual([200, 1402]);
  });

  it('is told to no other page than the desk’s own: 403 from another origin, another site and a lender’s host', async () => {
    const desk = await atDesk(server);
    const cookie = desk.proof().cookie ?? '';
    expect(short(await desk.get(AGENT, { origin: MERCHANT_ORIGIN }))).toEqual([403, 403]);
    expect(short(await desk.get(AGENT, { 'sec-fetch-site': 'cross-site' }))).toEqual([403, 403]);
    expect(short(await desk.post('/app/telesales/end', {}, { origin: undefined }))).toEqual([403, 403]);
    const lenders = newBrowser(server, 'hdfc.localhost:4400');
    expect(short(await lenders.get(AGENT, { cookie }))).toEqual([403, 403]);
    expect((await lenders.get(entryIn(await askForDesk(server)))).status).toBe(404);
  });

  it('has a token that the database does not know', async () => {
    const desk = await atDesk(server);
    const { db } = kadam.server;
    const rows = [
      await db.selectFrom('telesales_sessions').selectAll().execute(),
      await db.selectFrom('telesales_entries').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(desk.jar.get('__Host-telesalesSession'));
    expect(kadam.logs()).not.toContain(desk.jar.get('__Host-telesalesSession'));
  });

  // @req TEL-005
  it('gives no access to any other scope, regardless of how its token is sent', async () => {
    const token = (await atDesk(server)).jar.get('__Host-telesalesSession') ?? '';
    const frame = { [header.merchantKey]: KEY, [header.origin]: MERCHANT_ORIGIN };
    const proofs: Readonly<Record<'sales' | 'merchant' | 'checkout' | 'site', Record<string, string>>> = {
      sales: { ...frame, [header.sdkToken]: token, [header.agentId]: DESK_AGENT, [header.scope]: 'sales' },
      merchant: { [header.merchantKey]: KEY, authorization: `Bearer ${token}` },
      checkout: { ...frame, [header.sessionToken]: token },
      site: {
        host: 'localhost:4400',
        origin: 'http://localhost:4400',
        cookie: `sessionId=${token}; authToken=${token}; kadamSession=1`,
      },
    };
    const wrong: string[] = [];
    let tried = 0;
    const ask = async ({ method, ...endpoint }: Endpoint, headers: Record<string, string>): Promise<Reply> => {
      tried += 1;
      return kadam.request(method, routeOf({ method, ...endpoint }), {
        ip: `10.9.${Math.floor(tried / 200)}.${(tried % 200) + 1}`,
        headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
        ...(method === 'POST' && { payload: '{}' }),
      });
    };
    for (const endpoint of Object.values(endpoints)) {
      const { scope } = endpoint;
      if (scope === 'sales' || scope === 'merchant' || scope === 'checkout') {
        const { status, body } = await ask(endpoint, proofs[scope]);
        // An expired or unknown session is 4010.
        if (![401, 403].includes(status) && body?.code !== 4010) wrong.push(`${scope} ${endpoint.path}`);
      }
    }
    const { body } = await kadam.request('GET', '/auth/identify-user', { headers: proofs.site });
    expect(body?.data).toEqual({ authDetails: null, permissions: [] });
    expect(wrong).toEqual([]);
  });

  it('is not opened by what opens a till, a frame or the site', async () => {
    const member = newBrowser(server);
    await member.login('7999100001');
    const session = member.jar.get('sessionId') ?? '';
    expect(short(await member.get(AGENT))).toEqual([401, 401]);
    member.jar.set('__Host-telesalesSession', session);
    expect(short(await member.get(AGENT))).toEqual([200, 1402]);
    const till = { [header.merchantKey]: KEY, [header.origin]: MERCHANT_ORIGIN, [header.agentId]: 'ZM-3071' };
    expect(short(await kadam.request('GET', AGENT, { headers: till }))).toEqual([401, 401]);
  });
});
