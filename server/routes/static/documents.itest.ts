import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGENT_STYLE_HASH, PUBLISHED_VERSION, SDK_VERSION } from '../../testing/server/built-files';
import {
  MERCHANT_ORIGIN,
  MERCHANT_ORIGINS,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const get = (url: string, headers: Record<string, string> = {}) => kadam.request('GET', url, { headers });
const policyOf = (headers: { readonly [name: string]: unknown }): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

describe('the page of a frame', () => {
  // @req LAY-001
  it.each([
    ['/sales-app-init', 'salesApp'],
    ['/sales-support', 'salesApp'],
    ['/widget-check-eligibility', 'widget'],
    ['/widget-benefit-screen', 'widget'],
    ['/widget-communication-screen', 'widget'],
    ['/sa-communication-screen', 'common'],
    ['/payment/init', 'default'],
    ['/checkout-lender-hosted-txn-redirect', 'default'],
  ])('%s names its template %s', async (address, template) => {
    const { text } = await get(`${address}?merchantKey=zenmart_sandbox`);
    expect(text).toContain(`<meta name="kadam-template" content="${template}">`);
  });
});

describe('a page of the sales app', () => {
  const pages = [
    '/sales-app-init',
    '/sales-emi-home',
    '/sales-lenders-list',
    '/sales-lender-details',
    '/sales-support',
    '/sales-session-expired',
    '/sales-agent-blocked',
    '/sa-pre-eligibility-check',
  ];

  it('is the same document at each of its 8 addresses, with and without the trailing slash', async () => {
    const answers = await Promise.all(
      pages.flatMap((page) => [page, `${page}/`]).map((page) => get(`${page}?merchantKey=zenmart_sandbox`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('tells itself the registered origins, and has no placeholder left', async () => {
    const { text } = await get('/sales-app-init?merchantKey=zenmart_sandbox');
    expect(text).toContain(`<meta name="kadam-merchant-origins" content="${MERCHANT_ORIGINS}">`);
    expect(text).not.toMatch(/\{\{|<!-- /);
  });

  it('loads its script by address and hash', async () => {
    const { text } = await get('/sales-app-init?merchantKey=zenmart_sandbox');
    const hash = createHash('sha384').update('// agent').digest('base64');
    expect(text).toContain(`href="/web/agent-12345678.js" integrity="sha384-${hash}">`);
  });

  it('allows its own files, its styles by hash, the merchant’s pictures, and framing by the merchant alone', async () => {
    const { headers } = await get('/sales-app-init?merchantKey=zenmart_sandbox');
    expect(policyOf(headers)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' '${AGENT_STYLE_HASH}'`,
      'img-src': `'self' data: ${MERCHANT_ORIGINS}`,
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
      'frame-ancestors': MERCHANT_ORIGINS,
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('cannot be framed when its merchant is unknown (404) or not named (400)', async () => {
    for (const [query, status] of [
      ['?merchantKey=unknown', 404],
      ['', 400],
      ['?merchantKey=', 400],
      ['?merchantKey=a&merchantKey=zenmart_sandbox', 400],
    ] as const) {
      const answer = await get(`/sales-app-init${query}`);
      expect([query, answer.status, policyOf(answer.headers)['frame-ancestors']]).toEqual([query, status, "'none'"]);
      expect(answer.text).not.toContain('<script');
    }
  });

  it('of a customer’s application cannot be framed', async () => {
    const { status, headers } = await get(`/ntb-application?ref=${'x'.repeat(22)}`);
    expect([status, policyOf(headers)['frame-ancestors']]).toEqual([200, "'none'"]);
  });
});

describe('a widget’s page', () => {
  it.each([
    ['/widget-check-eligibility', 'eligibility'],
    ['/widget-benefit-screen', 'benefit'],
    ['/widget-communication-screen', 'communication'],
  ])('%s may be framed by its merchant alone, and needs one', async (path, page) => {
    const { status, headers, text } = await get(`${path}/?merchantKey=zenmart_sandbox`);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="kadam-template" content="widget">');
    expect(text).toMatch(new RegExp(`<(script|link) [^>]*"/web/${page}-12345678\\.js"`));
    expect(policyOf(headers)['frame-ancestors']).toBe(MERCHANT_ORIGINS);
    expect([(await get(path)).status, (await get(`${path}?merchantKey=unknown`)).status]).toEqual([400, 404]);
  });

  it.each(['/sales-app-init', '/payment/init', '/widget-check-eligibility', '/widget-benefit-screen'])(
    '%s says in a tab of its own that it belongs inside a shop’s page, and is the page in a frame',
    async (path) => {
      const url = `${path}?merchantKey=zenmart_sandbox`;
      const alone = await get(url, { 'sec-fetch-dest': 'document', 'accept-language': 'hi' });
      expect([alone.status, policyOf(alone.headers)['frame-ancestors']]).toEqual([404, "'none'"]);
      expect(alone.text).toContain('<h1>यह पेज दुकान के पेज के अंदर खुलता है</h1>');
      const framed = await get(url, { 'sec-fetch-dest': 'iframe' });
      expect([framed.status, policyOf(framed.headers)['frame-ancestors']]).toEqual([200, MERCHANT_ORIGINS]);
    },
  );

  it('/sa-communication-screen may also be opened on its own, and then cannot be framed', async () => {
    const alone = await get('/sa-communication-screen');
    expect([alone.status, policyOf(alone.headers)['frame-ancestors']]).toEqual([200, "'none'"]);
    const inside = await get('/sa-communication-screen?merchantKey=zenmart_sandbox');
    expect(policyOf(inside.headers)['frame-ancestors']).toBe(MERCHANT_ORIGINS);
  });
});

describe('a build that is under way', () => {
  const address = '/sales-app-init?merchantKey=zenmart_sandbox';

  it.each([
    ['without the page', '{}'],
    ['of which half is written', '{"agent":{"file":"ag'],
  ])('and its manifest %s change no page that the process has served', async (_, halfway) => {
    const manifest = join(kadam.builtFolder, 'web/manifest/agent.json');
    const whole = readFileSync(manifest);
    const before = await get(address);
    writeFileSync(manifest, halfway);
    const meanwhile = await get(address);
    writeFileSync(manifest, whole);
    expect([meanwhile.status, meanwhile.text]).toEqual([200, before.text]);
    expect(policyOf(meanwhile.headers)).toEqual(policyOf(before.headers));
  });
});

describe('the built files', () => {
  const chunk = '/web/agent-Ab12_-9z.js';

  // @req NFR-005
  it('chunks never change: they are cached for a year', async () => {
    const { status, headers } = await get(chunk);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('travel compressed by brotli or gzip, as the browser takes them', async () => {
    const raw = async (accepted: string): Promise<[unknown, Buffer]> => {
      const response = await kadam.server.app.inject({ url: chunk, headers: { 'accept-encoding': accepted } });
      return [response.headers['content-encoding'], response.rawPayload];
    };
    const [none, plain] = await raw('');
    const [br, small] = await raw('gzip, deflate, br');
    const [gzip, zipped] = await raw('gzip, br;q=0');
    expect([none, br, gzip]).toEqual([undefined, 'br', 'gzip']);
    expect([brotliDecompressSync(small), gunzipSync(zipped)]).toEqual([plain, plain]);
    expect(small.length).toBeLessThan(plain.length / 4);
  });

  it('pages and long answers of the API are compressed too', async () => {
    const headers = { 'accept-encoding': 'br' };
    const page = await kadam.server.app.inject({ url: '/sales-app-init?merchantKey=zenmart_sandbox', headers });
    expect(page.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain(MERCHANT_ORIGIN);
    const { headers: init } = await kadam.call('init', undefined, { headers: { 'accept-encoding': 'gzip' } });
    expect(init['content-encoding']).toBe('gzip');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await get(chunk);
    expect((await get(chunk, { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('are only chunks: no page, no index, nothing outside the folder', async () => {
    for (const path of [
      'manifest',
      'manifest%2Fagent.json',
      'nothing-Ab12_-9z.js',
      '..%2Fsdk%2Fkadam.js',
      '%2e%2e/sdk/kadam.js',
    ])
      expect([path, (await get(`/web/${path}`)).status]).toEqual([path, 404]);
    expect((await get('/web/a%00-Ab12_-9z.js')).status).toBe(400);
  });

  it('the SDK is evergreen under v1, immutable under each released version, and nowhere under the unreleased 0.3.0', async () => {
    const evergreen = await get('/sdk/v1/kadam.js');
    const pinned = await get(`/sdk/${PUBLISHED_VERSION}/kadam.js`);
    expect(pinned.text).toBe('globalThis.Kadam = "published";');
    expect(evergreen.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(pinned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const manifests = [await get('/sdk/manifest.json'), await get(`/sdk/${PUBLISHED_VERSION}/manifest.json`)];
    expect(manifests.map(({ text }) => JSON.parse(text).version)).toEqual([PUBLISHED_VERSION, PUBLISHED_VERSION]);
    for (const { headers } of [evergreen, pinned, ...manifests])
      expect(headers['access-control-allow-origin']).toBe('*');
    for (const path of ['v1/kadam.mjs', 'v1/kadam.d.mts']) expect((await get(`/sdk/${path}`)).status).toBe(200);
    const unknown = [
      '9.9.9/kadam.js',
      `${SDK_VERSION}/kadam.js`,
      'v1/manifest.json',
      'v1/built.json',
      'v1/other.js',
      'releases/kadam.js',
      '0.2/kadam.js',
    ];
    for (const path of [...unknown, '..%2Fweb/agent.html', '0.2.0%2F../kadam.js', `${PUBLISHED_VERSION}/..%2Fkadam.js`])
      expect([path, (await get(`/sdk/${path}`)).status]).toEqual([path, 404]);
  });
});

describe('what operators ask', () => {
  it('health and readiness answer 200', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
  });

  it('metrics count requests by route pattern and refusals by name', async () => {
    await kadam.call('init', undefined, { headers: { 'ic-scope': 'other' } });
    const { text } = await get('/metrics');
    expect(text).toMatch(
      /kadam_http_request_seconds_count\{method="GET",route="\/app\/affordability\/sa\/init",status="401"\} 1/,
    );
    expect(text).toMatch(/kadam_http_own_seconds_count\{method="GET",route="\/app\/affordability\/sa\/init"\} [1-9]/);
    expect(text).toMatch(/kadam_refusals_total\{error="AUTHORIZATION_FAIL"\} 1/);
  });

  it.each(['/openapi.json', '/openapi-frames.json'])('%s is an OpenAPI document, for every site', async (path) => {
    const { body, headers } = await get(path);
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:4400' }] });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' });
  });

  it('/openapi-lender.json is the OpenAPI document of the Lender API, for every site', async () => {
    const { body, headers } = await get('/openapi-lender.json');
    expect(body).toMatchObject({ openapi: '3.1.0', info: { version: '2026-12-01' } });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' });
  });

  it('every answer names its request, by the name the proxy gave it or a new one', async () => {
    expect((await get('/healthz', { 'x-request-id': 'proxy-request-1' })).headers['x-request-id']).toBe(
      'proxy-request-1',
    );
    expect((await get('/healthz', { 'x-request-id': 'bad id\t' })).headers['x-request-id']).toMatch(/^[a-p]{32}$/);
  });
});

describe('the sandbox', () => {
  it('lets a registered merchant’s page read messages, and no other site', async () => {
    const url = '/sandbox/sms?mobile=9000000001';
    expect((await get(url, { origin: MERCHANT_ORIGIN })).headers['access-control-allow-origin']).toBe(MERCHANT_ORIGIN);
    expect((await get(url, { origin: 'http://evil.example' })).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('shows the phone to itself and inside the example merchant’s hub', async () => {
    const { headers } = await get('/sandbox/phone?mobile=9000000001');
    expect(policyOf(headers)['frame-ancestors']).toBe(`'self' ${MERCHANT_ORIGIN}`);
  });

  it('refuses a number that is none', async () => {
    expect((await get('/sandbox/sms?mobile=12')).status).toBe(400);
  });
});
