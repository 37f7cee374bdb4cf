import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../shared/api/endpoint';
import { header } from '../../shared/api/headers';
import { readConfig } from '../config';
import { createMetrics } from '../platform/metrics';
import { SESSION_IDLE_MS } from '../rules/lifetimes';
import { CallLimit } from '../services/call-limit';
import { clientLimits } from '../services/limits';
import { newTransaction } from '../services/payments/start-payment';
import { hasherWith } from '../services/secrets';
import { newLogin, type SessionStartDeps, startSession } from '../services/sessions';
import { siteMerchant } from '../services/site-merchant';
import { MerchantCache } from '../store/merchant-cache';
import { type OpenDatabase, openDatabase } from '../store/open';
import { insertTransaction } from '../store/transactions';
import { WidgetSettings } from '../store/widget-settings';
import { mintToken, type TokenClaims } from '../testing/api/mint-token';
import { anyDatabase } from '../testing/database/fresh-postgres';
import { FakeClock } from '../testing/server/fake-clock';
import { registerMerchant, testSealer } from '../testing/server/sealing';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { createApp } from './app';
import { checkoutHandler, merchantHandler, widgetHandler } from './handler';
import { registerEndpoints } from './register-endpoints';
import { guardPage } from './site-guard';
import { siteHost, startVisit } from './site-session';

const SECRET = 'secret-of-the-first-shop-0123456789abcdef';
const ORIGIN = 'https://shop.example';
const response = z.object({ who: z.string() });
const common = { method: 'GET', summary: '', request: null, response } as const;
const widget = endpoint({ ...common, path: '/widget', scope: 'widget' });
const checkout = endpoint({ ...common, path: '/checkout?v=1', scope: 'checkout' });
const merchant = endpoint({ ...common, path: '/merchant', scope: 'merchant' });

let database: OpenDatabase;
let deps: SessionStartDeps;
const limits = clientLimits(readConfig({}));
const clock = new FakeClock();
const metrics = createMetrics();
const app = createApp({ logger: pino({ enabled: false }), metrics, publicUrl: 'http://localhost', trustedProxies: 0 });

beforeAll(async () => {
  database = await openDatabase(await anyDatabase(), () => undefined);
  const { db } = database;
  const shop = {
    name: 'Shop',
    logoUrl: null,
    secret: SECRET,
    isNtbAllowed: true,
    lenderIds: [],
    customerLimits: {},
    widgets: WidgetSettings.parse({}),
    agents: [],
    webhookUrl: null,
  };
  await registerMerchant(db, { ...shop, merchantKey: 'shop', origins: [ORIGIN, 'https://m.shop.example'] });
  await registerMerchant(db, { ...shop, merchantKey: 'other', origins: [ORIGIN] });
  await registerMerchant(db, siteMerchant([], []));
  deps = { db, clock, hasher: hasherWith('pepper'), calls: new CallLimit({ db, clock, limits: limits.calls }) };
  app.register(registerEndpoints, {
    services: {
      ...deps,
      metrics,
      publicUrl: 'http://localhost',
      merchants: new MerchantCache(db, clock),
      limits,
      sealer: testSealer,
      checksResponses: true,
      refusalFor: () => null,
    },
    handlers: [
      widgetHandler(widget, async (_none, { session }) => ({ who: session?.mobile ?? 'guest' })),
      checkoutHandler(checkout, async (_none, { session }) => ({ who: session.txnUuid })),
      merchantHandler(merchant, async (_none, caller) => ({ who: caller.merchant.merchantKey })),
    ],
  });
  const site = { ...deps, publicUrl: 'http://localhost' };
  const at = (request: FastifyRequest) => siteHost(request, site.publicUrl) ?? neverNull();
  app.get('/enter', async (request, reply) => {
    const { session, login } = await startVisit(site, at(request), request.ip, request, reply);
    const { begun, begin } = newLogin(site, session ?? neverNull(), '9876543210', 'site');
    await db.transaction().execute(begin);
    login.began(begun);
    return reply.send('');
  });
  for (const path of ['/mine', '/hi/mine/:what'])
    app.get(path, async (request, reply) => {
      const mobile = await guardPage(site, at(request), request, reply);
      return mobile === null ? reply : reply.send(mobile);
    });
  await app.ready();
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await app.close();
  await database.close();
});

const neverNull = (): never => {
  throw new Error('no site');
};

/** Status, and the recognised caller or the code of the refusal. */
async function call(url: string, headers: Record<string, string | undefined>): Promise<[number, unknown]> {
  const given = { [header.merchantKey]: 'shop', [header.origin]: ORIGIN, ...headers };
  const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await app.inject({ url, headers: Object.fromEntries(sent) });
  const body = answer.json<{ success: boolean; code?: number; data?: { who: string } }>();
  return [answer.statusCode, body.data?.who ?? body.code];
}
const sessionFor = async (txnUuid: string | null, mobile: string | null = null): Promise<string> =>
  (await startSession(deps, '127.0.0.1', { merchantKey: 'shop', origin: ORIGIN, txnUuid, mobile })).token;

describe('a call of a widget', () => {
  it('passes without a session, and with one knows its verified number', async () => {
    expect(await call('/widget', {})).toEqual([200, 'guest']);
    const token = await sessionFor(null, '9876543210');
    expect(await call('/widget', { 'session-token': token })).toEqual([200, '9876543210']);
  });

  // @req WID-031, WID-032
  it('is 401 without a merchant, and 403 from a page that the merchant has not registered', async () => {
    expect(await call('/widget', { 'ic-merchant-key': 'unknown' })).toEqual([401, 401]);
    expect(await call('/widget', { 'ic-origin': 'https://evil.example' })).toEqual([403, 403]);
    expect(await call('/widget', { 'ic-origin': undefined })).toEqual([403, 403]);
  });

  it('is 401 with the session of another merchant or of another page of the same one', async () => {
    const token = await sessionFor(null);
    expect(await call('/widget', { 'session-token': token, 'ic-merchant-key': 'other' })).toEqual([401, 401]);
    expect(await call('/widget', { 'session-token': token, 'ic-origin': 'https://m.shop.example' })).toEqual([
      401, 401,
    ]);
  });

  it('keeps its session for 30 minutes from the last use, and is 4010 after that', async () => {
    const token = await sessionFor(null);
    clock.advance(SESSION_IDLE_MS - 1);
    expect(await call('/widget', { 'session-token': token })).toEqual([200, 'guest']);
    clock.advance(SESSION_IDLE_MS - 1);
    expect(await call('/widget', { 'session-token': token })).toEqual([200, 'guest']);
    clock.advance(30 * 60_000);
    expect(await call('/widget', { 'session-token': token })).toEqual([200, 4010]);
    expect(await call('/widget', { 'session-token': 'x'.repeat(43) })).toEqual([200, 4010]);
  });

  it('has a token that the database does not know', async () => {
    const token = await sessionFor(null);
    const rows = await database.db.selectFrom('sessions').selectAll().execute();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a guarded page of the site', () => {
  const open = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: all, body } = await app.inject({ url, headers });
    return { status: statusCode, location: all.location, cookies: [all['set-cookie'] ?? []].flat().map(String), body };
  };
  const enter = async (host: string): Promise<string> =>
    (await open('/enter', { host })).cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

  // @req RTE-028
  it('sends a guest to log in, 302, on the host where he is, and names the way back', async () => {
    for (const [host, url, location] of [
      ['localhost:4400', '/mine', '/account?next=%2Fmine'],
      ['hdfc.localhost:4400', '/mine?a=1&b=2', '/login?next=%2Fmine%3Fa%3D1%26b%3D2'],
      ['localhost', '/hi/mine/a?x=//evil.example', '/account?next=%2Fhi%2Fmine%2Fa%3Fx%3D%2F%2Fevil.example'],
    ] as const)
      expect(await open(url, { host })).toMatchObject({ status: 302, location, body: '' });
    const forged = { host: 'localhost', cookie: 'kadamSession=1; authToken=x; sessionId=y' };
    expect(await open('/mine', forged)).toMatchObject({ status: 302, location: '/account?next=%2Fmine' });
  });

  // @req RTE-028
  it('is shown to a user who has logged in at its host, until 30 minutes after the last use', async () => {
    const cookie = await enter('localhost:4400');
    expect(await open('/mine', { host: 'localhost:4400', cookie })).toMatchObject({ status: 200, body: '9876543210' });
    expect(await open('/mine', { host: 'hdfc.localhost:4400', cookie })).toMatchObject({ status: 302 });
    clock.advance(SESSION_IDLE_MS - 1);
    const later = await open('/mine', { host: 'localhost:4400', cookie });
    expect(later.cookies.map((each) => each.replace(/=[^;]*/, ''))).toEqual([
      'sessionId; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
      '__Host-session; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
      'authToken; Path=/; Max-Age=1800; HttpOnly; Secure; SameSite=Lax',
      'kadamSession; Path=/; Max-Age=1800; Secure; SameSite=Lax',
    ]);
    clock.advance(SESSION_IDLE_MS);
    expect(await open('/mine', { host: 'localhost:4400', cookie })).toMatchObject({ status: 302 });
  });
});

describe('a call of a checkout', () => {
  it('needs the session of a transaction: 401 without one and with a widget’s', async () => {
    expect(await call('/checkout', {})).toEqual([401, 401]);
    expect(await call('/checkout', { 'session-token': await sessionFor(null) })).toEqual([401, 401]);
    const order = { orderId: '1', amount: 20_000, channel: 'ONLINE' as const, items: [], returnUrl: ORIGIN };
    const txn = newTransaction({ merchantKey: 'shop', noCostTenures: null }, order, clock.nowMs());
    await insertTransaction(database.db, txn, { tokenHash: 'a', referenceHash: 'b' });
    const { txnUuid } = txn;
    expect(await call('/checkout?v=1', { 'session-token': await sessionFor(txnUuid) })).toEqual([200, txnUuid]);
  });
});

describe('a call of a merchant’s server', () => {
  const bearer = async (claims: Partial<TokenClaims> = {}): Promise<Record<string, string | undefined>> => ({
    [header.origin]: undefined,
    authorization: `Bearer ${await mintToken({
      merchantKey: 'shop',
      secret: SECRET,
      agentId: 'server',
      scope: 'merchant',
      issuedAtMs: clock.nowMs(),
      livesMs: 60_000,
      audience: 'kadam',
      ...claims,
    })}`,
  });

  it('passes with a token of its scope and subject, from no page at all', async () => {
    expect(await call('/merchant', await bearer())).toEqual([200, 'shop']);
  });

  it('passes with the scheme as bearer and BEARER, and with two spaces behind it', async () => {
    const [, token] = (await bearer()).authorization?.split(' ') ?? [];
    for (const scheme of ['bearer', 'BEARER', 'Bearer '])
      expect(await call('/merchant', { ...(await bearer()), authorization: `${scheme} ${token}` })).toEqual([
        200,
        'shop',
      ]);
  });

  it('is 401 with an agent’s token, another secret, a token past its time, or none', async () => {
    for (const claims of [
      { scope: 'sales' },
      { agentId: 'ZM-3071' },
      { secret: 'x'.repeat(40) },
      { merchantKey: 'other' },
      { issuedAtMs: clock.nowMs() - 120_000 },
    ])
      expect([claims, await call('/merchant', await bearer(claims))]).toEqual([claims, [401, 401]]);
    expect(await call('/merchant', { authorization: undefined })).toEqual([401, 401]);
    expect(await call('/merchant', { authorization: 'Basic abc' })).toEqual([401, 401]);
  });
});
