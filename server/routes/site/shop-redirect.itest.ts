import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../shared/rules/duration';
import { siteCookie } from '../../../shared/site/cookies';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import { tidy } from '../../store/housekeeping';
import { asInProduction } from '../../testing/server/limits';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

const { stores, products } = sandboxCatalogue({ origin: 'http://127.0.0.1:4500', secret: '' });
const registered = new Set(stores.map(({ storeUrl }) => new URL(storeUrl).origin));

let kadam: TestServer;
const follow = (query: string, headers: Record<string, string> = {}, path = '/redirect/', method: 'GET' = 'GET') =>
  kadam.request(method, `${path}${query === '' ? '' : `?${query}`}`, {
    headers: { host: 'localhost:4400', accept: 'text/html', ...headers },
  });
/** Number of clicks on links to a shop without a campaign. */
const clicks = async (handle: string): Promise<number> =>
  (
    await kadam.server.db
      .selectFrom('shop_clicks')
      .select('click_id')
      .where('handle', '=', handle)
      .where('campaign', 'is', null)
      .execute()
  ).length;

describe('a link to a shop', () => {
  beforeAll(async () => {
    kadam = await startTestServer();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  // @req RTE-071
  it('leads to the address of each shop of the catalogue, in each language and without its last slash too', async () => {
    for (const { handle, storeUrl } of stores)
      for (const path of ['/redirect/', '/redirect', '/hi/redirect/']) {
        const { status, headers } = await follow(`to=${handle}`, {}, path);
        expect([handle, status, headers.location]).toEqual([handle, 302, storeUrl]);
        expect(headers['cache-control']).toBe('no-store');
      }
  });

  // @req RTE-024
  it('leads to the shop of its path /redirect/titan as to that of its query, and is 404 with two segments', async () => {
    for (const path of ['/redirect/titan', '/hi/redirect/titan'])
      expect((await follow('', {}, path)).headers.location).toBe('https://titan.example/');
    expect((await follow('', {}, '/redirect/titan/more')).status).toBe(404);
  });

  it('leads to a product where its shop has a page for it, also with the campaign, and else to the shop', async () => {
    expect((await follow('to=zenmart&product=hush-pro&utm_campaign=diwali')).headers.location).toBe(
      'http://127.0.0.1:4500/product?product=hush-pro&utm_campaign=diwali',
    );
    expect((await follow('to=titan&product=titan-gold')).headers.location).toBe('https://titan.example/');
  });

  // @req CAT-019
  it('leads to the shop of a merchant by its key, counted as that shop; a merchant without one to all shops, with the campaign', async () => {
    const before = await clicks('zenmart');
    expect((await follow('merchantId=zenmart_sandbox')).headers.location).toBe('http://127.0.0.1:4500/');
    expect(await clicks('zenmart')).toBe(before + 1);
    expect((await follow('merchantId=zenmart_sandbox&product=hush-pro')).headers.location).toBe(
      'http://127.0.0.1:4500/product?product=hush-pro',
    );
    expect((await follow('merchantId=unknown&utm_campaign=diwali')).headers.location).toBe('/buy?utm_campaign=diwali');
    expect((await follow('merchantId=unknown', {}, '/hi/redirect/')).headers.location).toBe('/hi/buy');
    expect((await follow('to=titan&merchantId=zenmart_sandbox')).headers.location).toBe('https://titan.example/');
  });

  it('is counted by shop, product, campaign and site, and nothing about the user is stored', async () => {
    await follow('to=via');
    await follow('to=via&product=via-cover&utm_campaign=diwali', { host: 'hdfc.localhost:4400' });
    await follow('to=via&campaignId=me');
    const rows = await kadam.server.db
      .selectFrom('shop_clicks')
      .select(['handle', 'product_id', 'campaign', 'lender_id', 'at_ms'])
      .where('handle', '=', 'via')
      .orderBy('click_id', 'desc')
      .limit(3)
      .execute();
    const atMs = kadam.clock.nowMs();
    expect(rows.reverse()).toEqual([
      { handle: 'via', product_id: null, campaign: null, lender_id: null, at_ms: atMs },
      { handle: 'via', product_id: 'via-cover', campaign: 'diwali', lender_id: '401', at_ms: atMs },
      { handle: 'via', product_id: null, campaign: 'me', lender_id: null, at_ms: atMs },
    ]);
  });

  it('takes the campaign along: that of its address, else that of the last visit; no merchant, no experiment and no number', async () => {
    const to = async (query: string, cookie = '') =>
      (await follow(`to=titan&${query}`, cookie === '' ? {} : { cookie })).headers.location;
    const last = `${siteCookie.campaign}=holi%20sale`;
    expect(await to('utm_source=sms&utm_campaign=diwali&merchantId=zenmart_sandbox&variation=b&x=1', last)).toBe(
      'https://titan.example/?utm_source=sms&utm_campaign=diwali',
    );
    expect(await to('campaignId=me', last)).toBe('https://titan.example/?campaignId=me');
    expect(await to('utm_source=sms', last)).toBe('https://titan.example/?utm_source=sms&utm_campaign=holi+sale');
    expect(await to('utm_campaign=9000000001')).toBe('https://titan.example/');
  });

  it('is no click where a browser fetches it ahead, or a program asks for its head', async () => {
    const before = await clicks('asics');
    expect((await follow('to=asics', { 'sec-purpose': 'prefetch' })).status).toBe(302);
    const head = await kadam.server.app.inject({
      method: 'HEAD',
      url: '/redirect/?to=asics',
      headers: { host: 'localhost:4400' },
    });
    expect(head.statusCode).toBe(302);
    expect(await clicks('asics')).toBe(before);
    await follow('to=asics');
    expect(await clicks('asics')).toBe(before + 1);
  });

  it('is 404 without a click for an unknown shop or product, a repeated parameter, or an unknown site', async () => {
    const count = async () => (await kadam.server.db.selectFrom('shop_clicks').select('click_id').execute()).length;
    const before = await count();
    for (const query of [
      '',
      'to=',
      'to=unknown',
      'to=Amazon',
      'to=amazon&to=titan',
      'to[]=amazon',
      'to=https://evil.example/',
      'to=//evil.example',
      'to=%2F%5Cevil.example',
      'to=amazon.example',
      'to=amazon&product=unknown',
      'to=titan&product=hush-pro',
      'to=amazon&product=https://evil.example',
      'url=https://amazon.example/',
      'merchantId=',
      'merchantId=//evil.example',
      'merchantId=zenmart_sandbox&merchantId=zenmart_sandbox',
      'merchantId=zenmart_sandbox&product=unknown',
      'to=unknown&merchantId=zenmart_sandbox',
    ]) {
      const { status, headers, text } = await follow(query);
      expect([query, status, headers.location]).toEqual([query, 404, undefined]);
      expect(text).toContain('This step is missing');
    }
    expect((await follow('to=amazon', { host: 'unknown.localhost:4400' })).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it('redirects only to a registered address, regardless of its query', async () => {
    const handle = fc.oneof(
      fc.constantFrom(...stores.map((store) => store.handle)),
      fc.webUrl(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('//evil.example', '/\\evil.example', 'javascript:alert(1)', 'amazon@evil.example', '__proto__'),
    );
    const product = fc.oneof(fc.constantFrom(...products.map(({ productId }) => productId)), fc.webUrl(), fc.string());
    await fc.assert(
      fc.asyncProperty(
        handle,
        fc.option(product),
        fc.dictionary(fc.constantFrom('utm_source', 'utm_campaign', 'campaignId', 'to', 'url', '#'), fc.string()),
        async (to, productId, others) => {
          const query = new URLSearchParams({ to, ...(productId === null ? {} : { product: productId }) });
          for (const [name, value] of Object.entries(others)) query.append(name, value);
          const { status, headers } = await follow(query.toString());
          if (status !== 302) {
            // Characters that are invalid in an address are 400 for every call.
            expect([400, 404]).toContain(status);
            expect(headers.location).toBeUndefined();
          } else {
            expect(registered).toContain(new URL(String(headers.location)).origin);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is stored for 400 days', async () => {
    await follow('to=fossil');
    const nowMs = kadam.clock.nowMs();
    await tidy(kadam.server.db, nowMs + 400 * DAY_MS - 1);
    expect(await clicks('fossil')).toBeGreaterThan(0);
    await tidy(kadam.server.db, nowMs + 400 * DAY_MS);
    expect(await clicks('fossil')).toBe(0);
  });
});

describe('links to shops', () => {
  it(
    'always redirect, and the 301st of a network within a minute does not count as a click',
    async () => {
      kadam = await startTestServer({ env: asInProduction });
      try {
        for (let times = 0; times < 305; times += 1) expect((await follow('to=ikea')).status).toBe(302);
        expect(await clicks('ikea')).toBe(300);
        kadam.clock.advance(60_000);
        await follow('to=ikea');
        expect(await clicks('ikea')).toBe(301);
      } finally {
        await kadam.close();
      }
    },
    STARTS_WITHIN_MS,
  );

  it(
    'lead to their shops also where they cannot be counted',
    async () => {
      kadam = await startTestServer();
      try {
        await kadam.server.db.schema.dropTable('shop_clicks').execute();
        const { status, headers } = await follow('to=ikea');
        expect([status, headers.location]).toEqual([302, 'https://ikea.example/']);
        expect(kadam.logs()).toContain('a link to a shop was not counted');
      } finally {
        await kadam.close();
      }
    },
    STARTS_WITHIN_MS,
  );
});
