import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { sampleAddress } from '../../../shared/site/sample-address';
import { siteRows } from '../../../shared/site/site-rows';
import { asInProduction } from '../../testing/server/limits';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

/** Header of a browser navigation. */
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';

let kadam: TestServer;
let production: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
  production = await startTestServer({
    env: {
      ...asInProduction,
      KADAM_MODE: 'production',
      KADAM_SMS_URL: 'https://sms.example/send',
      KADAM_PUBLIC_URL: 'https://kadam.example',
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => Promise.all([kadam.close(), production.close()]));

const seen = (path: string, language = 'en-IN,en;q=0.9') =>
  kadam.request('GET', path, { headers: { accept: ACCEPT, 'accept-language': language } });
const got = (path: string, accept?: string) =>
  kadam.request('GET', path, { headers: { ...(accept === undefined ? {} : { accept }) } });

const headingOf = (text: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/
    .exec(text)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();

const unknown = ['/nothing', '/app/nothing', '/web/nothing-12345678.js', '/sdk/v9/kadam.js', '/sales-app-init/deeper'];

describe('a user who opens', () => {
  // @req RTE-001, RTE-027, Q-030
  it('the bare address is redirected to the home page with its query, in the language of the browser. Source: RTE-001', async () => {
    const leads = async (path: string, language?: string) => {
      const { status, headers } = await seen(path, language);
      return [status, headers.location, headers.vary];
    };
    expect(await leads('/?utm_campaign=x&a=1')).toEqual([
      302,
      '/home/buy-with-kadam?utm_campaign=x&a=1',
      'accept-language, cookie',
    ]);
    for (const query of ['b=%20%26', 'a=b?c=d', 'a=1&&b=', 'c=%E0%A4%95+d'])
      expect((await leads(`/?${query}`))[1]).toBe(`/home/buy-with-kadam?${query}`);
    expect((await leads('/?b=%20%26&locale=en-IN&c=d'))[1]).toBe('/home/buy-with-kadam?b=%20%26&c=d');
    expect(await leads('/', 'hi-IN,hi;q=0.9,en;q=0.8')).toEqual([
      302,
      '/hi/home/buy-with-kadam',
      'accept-language, cookie',
    ]);
  });

  // @req RTE-035, RTE-036
  it('the home page reads the same at /buy, and in the sandbox has the way to the hub. Source: RTE-035, RTE-036', async () => {
    const [home, buy] = [await seen('/home/buy-with-kadam'), await seen('/buy')];
    expect([home.status, headingOf(home.text)]).toEqual([200, 'Buy now. Pay in small steps.']);
    expect(buy.text).toBe(home.text);
    expect(home.text).toContain('href="http://127.0.0.1:4500/"');
    expect(home.text).toContain('href="/sandbox/phone"');
  });

  it('a page of ours reads it in the size of letters that the browser is set to', async () => {
    for (const path of ['/buy', '/nothing', '/terms-and-condition'])
      expect((await seen(path)).text).not.toMatch(/font(-size)?:[^;}]*\dpx/);
  });

  it('any page of the site in production reads nothing of a sandbox', async () => {
    for (const { path, shows } of siteRows) {
      // Nothing is sold there.
      if (shows.isGuarded || sampleAddress({ path }) !== path) continue;
      const { status = 200 } = shows;
      const host = shows.on === 'lenders' ? 'hdfc.kadam.example' : 'kadam.example';
      for (const locale of locales) {
        const { status: sent, text } = await production.request('GET', pathIn(locale, path), {
          headers: { accept: ACCEPT, host },
        });
        expect([path, sent, /sandbox|127\.0\.0\.1|\bhub\b/i.exec(text)?.[0]]).toEqual([path, status, undefined]);
      }
    }
  });

  it.each(unknown)('%s, which is nothing, reads that in a page with status 404', async (path) => {
    const { status, headers, text } = await seen(path);
    expect([status, headingOf(text)]).toEqual([404, 'This step is missing']);
    expect(headers['content-security-policy']).toMatch(/style-src [^;]*'sha256-/);
    expect(headingOf((await seen(path, 'hi')).text)).toBe('यह कदम गायब है');
  });

  it('an address that cannot be decoded reads that with status 400', async () => {
    const { status, text } = await seen('/web/%zz');
    expect([status, headingOf(text)]).toEqual([400, 'This address cannot be read']);
  });

  it.each(['/sales-app-init', '/payment/init', '/widget-check-eligibility', '/sa-communication-screen'])(
    '%s of a merchant that does not exist reads that with status 404',
    async (path) => {
      const { status, text } = await seen(`${path}?merchantKey=unknown`);
      expect([status, headingOf(text)]).toEqual([404, 'Unknown merchant']);
      expect(headingOf((await seen(`${path}?merchantKey=unknown`, 'hi')).text)).toBe('दुकान नहीं मिली');
    },
  );
});

describe('a program that asks for', () => {
  it.each([undefined, '*/*', 'application/json', 'text/htmlx', 'application/json, text/*'])(
    'an unknown address has the envelope, with accept %s',
    async (accept) => {
      for (const path of unknown) {
        const { status, body } = await got(path, accept);
        expect([path, status, body]).toEqual([path, 404, expect.objectContaining({ success: false, code: 404 })]);
      }
      const bad = await got('/web/%zz', accept);
      expect([bad.status, bad.body?.success]).toEqual([400, false]);
    },
  );

  it('a failed call has the envelope, regardless of its accept header', async () => {
    const { status, body } = await got('/app/widget/promo?merchantKey=unknown&amount=20000', ACCEPT);
    expect([status, body?.success]).toEqual([401, false]);
  });
});

describe('a page of the site at a host that is none of ours', () => {
  it.each(['tamarind.localhost:4400', 'www.localhost:4400', 'evil.example', '127.0.0.1:4400', 'localhost:99999'])(
    'is 404 at %s: a page to a person, the envelope to a program',
    async (host) => {
      const at = (accept: string) => kadam.request('GET', '/about-us', { headers: { host, accept } });
      const [person, program] = [await at(ACCEPT), await at('*/*')];
      expect([person.status, person.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect([program.status, program.body?.code]).toEqual([404, 404]);
    },
  );
});

describe('a language in an address', () => {
  const langOf = (text: string): string | undefined => /<html lang="([^"]*)"/.exec(text)?.[1];

  it.each([
    ['hi', 'hi-IN'],
    ['hi-IN', 'hi-IN'],
    ['HI-deva-in', 'hi-IN'],
    ['en-GB', 'en-IN'],
    ['auto', 'hi-IN'],
  ])('?locale=%s goes before the browser’s, which is Hindi: %s', async (locale, lang) => {
    expect(langOf((await seen(`/nothing?locale=${locale}`, 'hi')).text)).toBe(lang);
  });

  it.each(['fr', 'hi_IN', 'en-', 'hi,en', 'x'.repeat(36), ''])(
    'that is %j is refused: to a program by the name of the field, to a person by a page',
    async (locale) => {
      const path = `/terms-and-condition?locale=${encodeURIComponent(locale)}`;
      const { status, body } = await got(path);
      expect([status, body]).toMatchObject([
        400,
        {
          success: false,
          code: 400,
          fields: [{ path: 'locale', message: 'expected auto or a tag of en, hi, like hi-IN' }],
        },
      ]);
      const page = await seen(path, 'hi');
      expect([page.status, headingOf(page.text), langOf(page.text)]).toEqual([400, 'यह पता पढ़ा नहीं जा सकता', 'hi-IN']);
    },
  );

  it('said twice is refused as well', async () => {
    expect((await got('/terms-and-condition?locale=hi&locale=en')).status).toBe(400);
  });

  // @req RTE-030
  it('goes on where its page leads: the policies, the anchors of the terms, the check of a statement', async () => {
    expect((await seen('/?locale=hi-IN')).headers.location).toBe('/hi/home/buy-with-kadam');
    expect((await seen('/privacy-policy?locale=hi-IN')).headers.location).toBe('/hi/terms-and-condition#privacypolicy');
    const checked = 'proposal=KD1-1&fingerprint=00';
    expect((await seen(`/kfs/verify?${checked}&locale=hi-IN`)).headers.location).toBe(`/hi/kfs/verify?${checked}`);
  });
});
