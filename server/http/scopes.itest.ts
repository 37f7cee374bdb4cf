import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../shared/api/endpoint';
import { header } from '../../shared/api/headers';
import { createMetrics } from '../metrics';
import { hasherWith } from '../services/secrets';
import { SESSION_IDLE_MS, type SessionDeps, startSession } from '../services/sessions';
import { registerMerchant } from '../store/merchants';
import { type OpenDatabase, openDatabase } from '../store/open';
import { WidgetSettings } from '../store/widget-settings';
import { FakeClock } from '../testing/fake-clock';
import { memoryDatabase } from '../testing/memory-database';
import { mintToken, type TokenClaims } from '../testing/mint-token';
import { STARTS_WITHIN_MS } from '../testing/test-server';
import { createApp } from './app';
import { checkoutHandler, merchantHandler, widgetHandler } from './handler';
import { registerEndpoints } from './register-endpoints';

const SECRET = 'secret-of-the-first-shop-0123456789abcdef';
const ORIGIN = 'https://shop.example';
const response = z.object({ who: z.string() });
const common = { method: 'GET', summary: '', request: null, response } as const;
const widget = endpoint({ ...common, path: '/widget', scope: 'widget' });
const checkout = endpoint({ ...common, path: '/checkout?v=1', scope: 'checkout' });
const merchant = endpoint({ ...common, path: '/merchant', scope: 'merchant' });

let database: OpenDatabase;
let deps: SessionDeps;
const clock = new FakeClock();
const metrics = createMetrics();
const app = createApp({ logger: pino({ enabled: false }), metrics, publicUrl: 'http://localhost', trustedProxies: 0 });

beforeAll(async () => {
  database = await openDatabase(await memoryDatabase(), () => undefined);
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
  deps = { db, clock, hasher: hasherWith('pepper') };
  registerEndpoints(
    app,
    { widget, checkout, merchant },
    [
      widgetHandler(widget, async (_none, { session }) => ({ who: session?.mobile ?? 'guest' })),
      checkoutHandler(checkout, async (_none, { session }) => ({ who: session.txnUuid })),
      merchantHandler(merchant, async (_none, caller) => ({ who: caller.merchant.merchantKey })),
    ],
    { ...deps, metrics, callsPerMinute: 600, checksResponses: true, refusalFor: () => null },
  );
  await app.ready();
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Status, and who the server took the caller for or the code of its refusal. */
async function call(url: string, headers: Record<string, string | undefined>): Promise<[number, unknown]> {
  const given = { [header.merchantKey]: 'shop', [header.origin]: ORIGIN, ...headers };
  const sent = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await app.inject({ url, headers: Object.fromEntries(sent) });
  const body = answer.json<{ success: boolean; code?: number; data?: { who: string } }>();
  return [answer.statusCode, body.data?.who ?? body.code];
}
const sessionFor = async (txnUuid: string | null, mobile: string | null = null): Promise<string> =>
  (await startSession(deps, { merchantKey: 'shop', origin: ORIGIN, txnUuid, mobile })).token;

describe('a call of a widget', () => {
  it('passes without a session, and with one knows its verified number', async () => {
    expect(await call('/widget', {})).toEqual([200, 'guest']);
    const token = await sessionFor(null, '9876543210');
    expect(await call('/widget', { 'session-token': token })).toEqual([200, '9876543210']);
  });

  it('is 401 without a merchant, and 403 from a page that the merchant has not registered', async () => {
    expect(await call('/widget', { 'ic-merchant-key': 'nobody' })).toEqual([401, 401]);
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

describe('a call of a checkout', () => {
  it('needs the session of a transaction: 401 without one and with a widget’s', async () => {
    expect(await call('/checkout', {})).toEqual([401, 401]);
    expect(await call('/checkout', { 'session-token': await sessionFor(null) })).toEqual([401, 401]);
    expect(await call('/checkout?v=1', { 'session-token': await sessionFor('txn-1') })).toEqual([200, 'txn-1']);
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
