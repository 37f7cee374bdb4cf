import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from './http/notices';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from './testing/test-server';

/** As browsers open an address. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

let kadam: TestServer;
let production: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
  production = await startTestServer({
    env: {
      KADAM_MODE: 'production',
      KADAM_SMS_URL: 'https://sms.example/send',
      KADAM_PUBLIC_URL: 'https://kadam.example',
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => Promise.all([kadam.close(), production.close()]));

const seen = (path: string, language = 'en-IN,en;q=0.9', server = kadam) =>
  server.request('GET', path, { headers: { accept: ACCEPT, 'accept-language': language } });
const got = (path: string, accept?: string) =>
  kadam.request('GET', path, { headers: { ...(accept === undefined ? {} : { accept }) } });

const headingOf = (text: string): string | undefined => /<h1>([^<]*)<\/h1>/.exec(text)?.[1];

const unknown = ['/nothing', '/app/nothing', '/web/nothing-12345678.js', '/sdk/v9/kadam.js', '/sales-app-init/deeper'];

describe('a person who opens', () => {
  it('the address by itself reads what it is, in English or Hindi, with the way to the hub', async () => {
    const { status, headers, text } = await seen('/');
    expect([status, headingOf(text)]).toEqual([200, 'EMI without a card']);
    expect(text).toContain('<html lang="en-IN">');
    expect(text).toContain('href="http://127.0.0.1:4500/"');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept, accept-language',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'/,
    );
    const hindi = await seen('/', 'hi-IN,hi;q=0.9,en;q=0.8');
    expect(headingOf(hindi.text)).toBe('बिना कार्ड EMI');
    expect(hindi.text).toContain('<html lang="hi-IN">');
  });

  it('a page of ours reads it in the size of letters that the browser is set to', async () => {
    for (const path of ['/', '/nothing', '/terms-and-condition'])
      expect((await seen(path)).text).not.toMatch(/font(-size)?:[^;}]*\dpx/);
  });

  it('the address by itself in production reads nothing of a sandbox', async () => {
    const { status, text } = await seen('/', 'en', production);
    expect([status, headingOf(text)]).toEqual([200, 'EMI without a card']);
    expect(text).not.toMatch(/sandbox|127\.0\.0\.1|hub/i);
  });

  it.each(unknown)('%s, which is nothing, reads that in a page with status 404', async (path) => {
    const { status, headers, text } = await seen(path);
    expect([status, headingOf(text)]).toEqual([404, 'There is no page here']);
    expect(headers['content-security-policy']).toContain("style-src 'sha256-");
    expect(headingOf((await seen(path, 'hi')).text)).toBe('यहाँ कोई पेज नहीं है');
  });

  it('an address that cannot be decoded reads that with status 400', async () => {
    const { status, text } = await seen('/web/%zz');
    expect([status, headingOf(text)]).toEqual([400, 'This address cannot be read']);
  });

  it.each(['/sales-app-init', '/payment/init', '/widget-check-eligibility', '/sa-communication-screen'])(
    '%s of a merchant that does not exist reads that with status 404',
    async (path) => {
      const { status, text } = await seen(`${path}?merchantKey=nobody`);
      expect([status, headingOf(text)]).toEqual([404, 'Unknown merchant']);
      expect(headingOf((await seen(`${path}?merchantKey=nobody`, 'hi')).text)).toBe('दुकान नहीं मिली');
    },
  );
});

describe('a program that asks for', () => {
  it.each([undefined, '*/*', 'application/json', 'text/htmlx', 'application/json, text/*'])(
    'what is not there has the envelope, with accept %s',
    async (accept) => {
      for (const path of ['/', ...unknown]) {
        const { status, body } = await got(path, accept);
        expect([path, status, body]).toEqual([path, 404, expect.objectContaining({ success: false, code: 404 })]);
      }
      const bad = await got('/web/%zz', accept);
      expect([bad.status, bad.body?.success]).toEqual([400, false]);
    },
  );

  it('a call that fails has the envelope, whatever it takes', async () => {
    const { status, body } = await got('/app/widget/promo?merchantKey=nobody&amount=20000', ACCEPT);
    expect([status, body?.success]).toEqual([401, false]);
  });
});

describe('a notice', () => {
  it.each(Object.entries(notices))('is there in both languages: %s', (_name, { en, hi }) => {
    for (const words of [en, hi]) expect([words.title, words.text].every((text) => text.trim().length > 10)).toBe(true);
    expect(hi.title + hi.text).toMatch(/[\u0900-\u097f]/);
  });
});
