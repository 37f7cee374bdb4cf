import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsMessages } from '../../../shared/legal/terms.messages';
import { defaultLocale, locales } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { pathIn } from '../../../shared/site/address';
import { campaignPage, offersOfMerchant, voucherPage, voucherTerms } from '../../../shared/site/offer-rows';
import { href, isOwnPage } from '../../../shared/site/route';
import { home, howToBuyAt, merchantAt, productAt } from '../../../shared/site/routes';
import { sampleAddress } from '../../../shared/site/sample-address';
import { siteRows } from '../../../shared/site/site-rows';
import { tabRedirection } from '../../../shared/site/tab-address';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import { shop } from '../../testing/server/registered-shop';
import { registerMerchant } from '../../testing/server/sealing';
import { MERCHANT_ORIGIN, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { newBrowser } from '../../testing/site/site-steps';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const open = (path: string, host = 'localhost:4400', headers: Record<string, string> = {}) =>
  kadam.request('GET', path, { headers: { host, accept: 'text/html', ...headers } });

const headingOf = (text: string): string | undefined => /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];

const everywhere = siteRows.filter(({ shows }) => !shows.isGuarded && shows.on === 'everySite');

describe.each(everywhere.map((row) => ({ ...row, path: sampleAddress(row) })))(
  '$path',
  ({ path, shows: { status: due = 200, header } }) => {
    // @req ROL-010
    it.each(locales)('is a document in %s whose policy knows its style, and is not sent twice', async (locale) => {
      const { status, headers, text } = await open(pathIn(locale, path));
      expect([status, headers['content-type'], headers['content-language']]).toEqual([
        due,
        'text/html; charset=utf-8',
        `${locale}-IN`,
      ]);
      const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const again = await open(pathIn(locale, path), 'localhost:4400', { 'if-none-match': String(headers.etag) });
      expect([again.status, again.text]).toEqual(due === 200 ? [304, ''] : [due, text]);
    });

    it('keeps no tie to a window of another origin, unless a checkout opens it', async () => {
      const { headers } = await open(path);
      const due = path === tabRedirection.path ? 'same-origin-allow-popups' : 'same-origin';
      expect(headers['cross-origin-opener-policy']).toBe(due);
    });

    // @req RTE-022, LAY-018, Q-035
    it('is in a lender’s colours on its sub-domain, and nowhere else', async () => {
      const own = await open(path);
      const lender = await open(path, 'hdfc.localhost:4400');
      expect(lender.status).toBe(due);
      if (header.includes('branding')) expect(lender.text).toContain('HDFC Bank');
      expect(lender.headers.etag).not.toBe(own.headers.etag);
      for (const host of ['unknown.localhost:4400', 'localhost.evil.example', 'kadam.example', '127.0.0.1:4400'])
        expect((await open(path, host)).status).toBe(404);
    });
  },
);

describe('the site', () => {
  /** 302 to the login, since the page shows personal data. Source: S1§2.2 (RTE-074, RTE-075, RTE-097). */
  // @req RTE-074, RTE-075, RTE-097
  it.each([
    ['steps to register', '/activation/steps', 200],
    ['transaction details', '/transaction-history/KT-1', 302],
    ['transaction filter', '/transaction-history/all-transaction-list', 302],
    ['user dashboard', '/transaction-history', 302],
    ['request payment', '/ts-payment/init', 200],
    ['offline stores', '/offline-stores', 404],
    ['customer verification', '/verify-details', 200],
    ['activation', '/activation/steps', 200],
    ['brand details', '/brand', 200],
    ['redirection of new customers', '/ntb-redirection', 404],
  ])('has the screen %s, which the specifications name without an address, at %s with %i', async (_, path, due) => {
    const { status, headers, text } = await open(path);
    expect(status).toBe(due);
    if (due === 302) expect(headers.location).toBe(`/account?next=${encodeURIComponent(path)}`);
    if (due === 404) expect(headingOf(text)).toBe('This step is missing');
  });
});

describe('an address that nothing is at', () => {
  it.each(['/tab-redirection', '/ts-payment/init', '/telesales-ntb', '/verify-details'])(
    'is %s on a lender’s host, which the main host alone has',
    async (path) => {
      expect((await open(path)).status).toBe(200);
      expect((await open(path, 'hdfc.localhost:4400')).status).toBe(404);
    },
  );

  // @req RTE-002, RTE-045, Q-029
  it.each(['/nothing', '/home/nothing', '/faq-unknown', '/buy/nothing', '/offline-stores', '/404'])(
    '%s keeps its address and says so with status 404, in the colours of its site',
    async (path) => {
      const { status, headers, text } = await open(path);
      expect([status, headingOf(text), headers.location]).toEqual([404, 'This step is missing', undefined]);
      // The not-found page has one response for all users.
      const isOwn = path === '/404';
      expect(headers.vary).toBe(isOwn ? 'accept-encoding' : 'accept, accept-language, cookie, accept-encoding');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect((await open(path, 'hdfc.localhost:4400')).text).toContain('HDFC Bank');
    },
  );

  it('is in Hindi below /hi, and elsewhere in the browser’s language', async () => {
    expect(headingOf((await open('/hi/nothing')).text)).toBe('यह कदम गायब है');
    expect(headingOf((await open('/hills')).text)).toBe('This step is missing');
    expect(headingOf((await open('/nothing', 'localhost:4400', { 'accept-language': 'hi' })).text)).toBe(
      'यह कदम गायब है',
    );
  });

  it('is reported to a program by the envelope', async () => {
    const { status, body } = await open('/nothing', 'localhost:4400', { accept: 'application/json' });
    expect([status, body]).toEqual([404, expect.objectContaining({ success: false, code: 404 })]);
  });
});

describe('the calculator', () => {
  it('follows its address regardless of earlier requests, and ignores invalid values', async () => {
    const priceOf = async (query: string): Promise<string | undefined> => {
      const { status, text } = await open(`/emi-calculator${query}`);
      expect(status).toBe(200);
      return />(₹[\d,]+)<\/dd><\/div><div [^>]*data-part="rest"/.exec(text)?.[1];
    };
    expect(await priceOf('?amount=40000&tenure=6')).toBe('₹40,000');
    expect(await priceOf('')).toBe('₹50,000');
    expect(await priceOf('?amount=41000')).toBe('₹41,000');
    expect(await priceOf('?amount=1&amount=2&__proto__=x&tenure=x&lenderId=%3Cscript%3E')).toBe('₹50,000');
  });

  it('may send its form to us, and on a lender’s site names no other lender', async () => {
    const { headers, text } = await open('/emi-calculator', 'hdfc.localhost:4400');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(text).not.toMatch(/Kotak|Baroda/);
  });
});

it.each(locales.filter((each) => each !== defaultLocale))('below /%s alone its own home page is', async (locale) => {
  for (const path of [`/${locale}`, `/${locale}/`]) {
    const { status, headers } = await open(`${path}?utm_campaign=x`);
    expect([status, headers.location]).toEqual([302, `${pathIn(locale, home.path)}?utm_campaign=x`]);
  }
});

describe('the language that the user has chosen', () => {
  const asking = (path: string, headers: Record<string, string> = {}) => open(path, 'localhost:4400', headers);

  it('is stored for a year by its link, and precedes the browser’s language on the next visit', async () => {
    const { text } = await asking('/faq');
    const link = /href="([^"]*)"[^>]*hrefLang="hi-IN"[^>]*aria-label/i.exec(text)?.[1] ?? '';
    expect(link).toBe('/hi/faq?locale=hi-IN');
    const { status, headers } = await asking(link);
    expect([status, headers.location, headers['set-cookie']]).toEqual([
      302,
      '/hi/faq',
      ['language=hi; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax'],
    ]);
    expect((await asking('/faq?locale=auto')).headers['set-cookie']).toBeUndefined();
    const liked = { cookie: 'language=hi', 'accept-language': 'en' };
    expect((await asking('/?a=1', liked)).headers.location).toBe('/hi/home/buy-with-kadam?a=1');
    expect((await asking('/nothing', liked)).headers['content-language']).toBe('hi-IN');
  });

  it('yields to the language of an address, and is ignored if the cookie names an unsupported one', async () => {
    const cookie = 'language=hi';
    expect((await asking('/faq', { cookie })).headers['content-language']).toBe('en-IN');
    expect((await asking('/?locale=en', { cookie })).headers.location).toBe('/home/buy-with-kadam');
    for (const other of ['language=fr', 'language=', 'language=hi; language=hi'])
      expect((await asking('/', { cookie: other, 'accept-language': 'en' })).headers.location).toBe(
        '/home/buy-with-kadam',
      );
  });
});

it('a page without a form sends none anywhere', async () => {
  for (const [path, allowed] of [
    ['/about-us', "'none'"],
    [home.path, "'self'"],
  ] as const)
    expect((await open(path)).headers['content-security-policy']).toContain(`form-action ${allowed};`);
});

// @req ACT-003
it('the steps of an activation allow the logo of the shop that waits, by https alone, and no other picture', async () => {
  const { db } = kadam.server;
  const logoUrl = 'https://logos.example/shop.svg';
  await registerMerchant(db, { ...shop, merchantKey: 'logo-shop', logoUrl });
  await registerMerchant(db, { ...shop, merchantKey: 'plain-shop', logoUrl: 'http://logos.example/shop.svg' });
  const imagesAt = async (query: string): Promise<string | undefined> => {
    const { headers } = await open(`/activation/steps?lenderId=1${query}`);
    return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await imagesAt('&merchantId=logo-shop')).toBe("'self' data: https://logos.example");
  for (const query of ['', '&merchantId=plain-shop', '&merchantId=zenmart_sandbox'])
    expect(await imagesAt(query)).toBe("'self' data:");
  const schemes = await kadam.request('GET', '/app/credit-scheme/all?lenderId=1', {
    headers: { host: 'localhost:4400' },
  });
  expect(JSON.stringify(schemes.body)).toMatch(/"benefitImg":"data:image\/svg\+xml,/);
});

describe('the terms', () => {
  // @req RTE-011
  it.each(['/terms-and-condition', '/terms-and-condition-headless'])(
    'stand at %s, in each language, with an anchor for each of their 7 parts',
    async (path) => {
      for (const locale of locales) {
        const { sections } = messagesIn(locale, termsMessages);
        const { text } = await open(pathIn(locale, path));
        const anchors = Object.keys(sections);
        expect(anchors).toHaveLength(7);
        for (const anchor of anchors) expect(text).toContain(`<h2 id="${anchor}">`);
      }
    },
  );

  // @req RTE-012
  it('alone have no header, no menu and no foot around them', async () => {
    const { text } = await open('/terms-and-condition-headless');
    expect(text).not.toMatch(/<(header|nav|footer|script)\b/);
  });

  // @req RTE-008, RTE-009
  it.each([
    ['/privacy-policy', '/terms-and-condition#privacypolicy'],
    ['/privacy-policy/a', '/terms-and-condition#privacypolicy'],
    ['/privacy-policy/a/b', '/terms-and-condition#privacypolicy'],
    ['/data-management-policy/a/b', '/terms-and-condition#datamanagementpolicy'],
    ['/hi/privacy-policy', '/hi/terms-and-condition#privacypolicy'],
    ['/data-management-policy?utm_source=a', '/terms-and-condition?utm_source=a#datamanagementpolicy'],
    ['/privacy-policy?locale=hi-IN&a=1', '/hi/terms-and-condition?a=1#privacypolicy'],
    ['/terms-and-condition?locale=hi-IN', '/hi/terms-and-condition'],
    ['/hi/terms-and-condition-headless?locale=en&a=1', '/terms-and-condition-headless?a=1'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await open(path);
    expect([status, headers.location]).toEqual([302, target]);
  });
});

describe('a program reads', () => {
  const read = (path: string, host = 'localhost:4400') =>
    kadam.request('GET', path, { headers: { host, accept: '*/*' } });

  it('in the site map every page that may be listed, in each language with its others', async () => {
    const { headers, text } = await read('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    // `site-data.itest.ts` covers each category and brand.
    const oneForEach = /^\/(category|brand)$/;
    const { stores, products, offers, campaigns } = sandboxCatalogue({ origin: MERCHANT_ORIGIN, secret: '' });
    const shopsWith = (kind: (typeof offers)[number]['kind']): readonly string[] =>
      offers.filter((offer) => offer.kind === kind).map(({ handle }) => handle);
    const ofEach: Readonly<Record<string, readonly string[]>> = {
      [merchantAt.path]: stores.map(({ handle }) => href(merchantAt, { merchantHandle: handle })),
      [howToBuyAt.path]: stores.map(({ handle }) => href(howToBuyAt, { handle })),
      [productAt.path]: products.map(({ handle, productId }) => href(productAt, { handle, productId })),
      [offersOfMerchant.path]: shopsWith('noCost').map((handle) => href(offersOfMerchant, { handle })),
      [voucherTerms.path]: shopsWith('voucher').map((handle) => href(voucherTerms, { handle })),
      [voucherPage.path]: shopsWith('voucher').map((merchantName) => href(voucherPage, { merchantName })),
      [campaignPage.path]: campaigns.map(({ campaignId }) => href(campaignPage, { campaignId })),
    };
    const listed = siteRows
      .filter(({ path, shows }) => shows.isIndexed && shows.on !== 'lenders' && !oneForEach.test(path))
      .flatMap(({ path }) => ofEach[path] ?? [path]);
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const many = /\/(category|brand)(\?|$)/;
    expect(addresses.filter((address = '') => !many.test(address))).toEqual(
      listed.flatMap((path) => locales.map((locale) => `http://localhost:4400${pathIn(locale, path)}`)),
    );
    expect(text.match(/hreflang="hi-IN"/g)).toHaveLength(addresses.length);
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', /Sitemap: http:\/\/(hdfc\.)?localhost:4400\/sitemap\.xml/],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', /"name":"Kadam"/],
    ['/icon.svg', 'image/svg+xml', /^<svg /],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Contact: mailto:.*\nExpires: 20\d\d-/],
  ])('%s on every site', async (path, type, content) => {
    for (const host of ['localhost:4400', 'hdfc.localhost:4400']) {
      const { status, headers, text } = await read(path, host);
      expect([status, headers['content-type']]).toEqual([200, type]);
      expect(text).toMatch(content);
    }
  });

  it('/robots.txt names port 4400 of the public address for a request to port 9999', async () => {
    for (const host of ['localhost', 'hdfc.localhost'])
      expect((await read('/robots.txt', `${host}:9999`)).text).toContain(`Sitemap: http://${host}:4400/sitemap.xml`);
  });

  it('on a lender’s site in map and robots what counts there: its home page, at its own address', async () => {
    const host = 'hdfc.localhost:4400';
    const { text } = await read('/sitemap.xml', host);
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(locales.map((locale) => `http://${host}${pathIn(locale, home.path)}`));
    expect((await read('/robots.txt', host)).text).toContain(`Sitemap: http://${host}/sitemap.xml`);
  });

  it.each([
    ...['/robots.txt', '/sitemap.xml', '/speculation-rules.json', '/manifest.webmanifest', '/.well-known/security.txt'],
    ...['/favicon.ico', '/icon.svg', '/', '/hi', '/privacy-policy', '/hi/privacy-policy'],
  ])('nothing at %s of a host that is no site', async (path) => {
    for (const host of ['unknown.localhost:4400', 'www.localhost:4400', 'kadam.example'])
      expect((await read(path, host)).status).toBe(404);
  });

  it('which links a browser may fetch before they are followed: no redirects and no authenticated pages', async () => {
    const { headers } = await open('/about-us');
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    const { headers: sent, text } = await read('/speculation-rules.json');
    expect(sent['content-type']).toBe('application/speculationrules+json; charset=utf-8');
    const { prefetch } = JSON.parse(text) as { prefetch: { where: { and: { not?: { href_matches: unknown } }[] } }[] };
    const left = prefetch.flatMap(({ where }) => where.and.flatMap(({ not }) => not?.href_matches ?? []));
    const own = siteRows.filter(({ shows }) => isOwnPage(shows)).map(({ path }) => path);
    expect(own).toContain('/account');
    for (const path of [...own.map((each) => `${each}*`), '/redirect/*', '/payment/*'])
      for (const locale of locales) expect(left).toContain(pathIn(locale, path));
    for (const path of ['/app/*', '/sandbox/*', '/*\\?*ref=*', '/*\\?*locale=*']) expect(left).toContain(path);
  });
});

describe('a merchant that an address names', () => {
  it('goes along where there is one', async () => {
    expect((await open('/buy?merchantId=zenmart_sandbox&utm_source=a')).status).toBe(200);
  });

  it.each([
    ['/buy?merchantId=unknown', 'localhost:4400', '/buy'],
    ['/hi/faq?utm_campaign=diwali&merchantId=unknown', 'hdfc.localhost:4400', '/hi/faq?utm_campaign=diwali'],
    ['/account?merchantId=%20&next=%2Ffaq', 'localhost:4400', '/account?next=%2Ffaq'],
    ['/eligible?merchantId=a&merchantId=b', 'localhost:4400', '/eligible'],
  ])('is left out of %s at %s where there is none, and the rest stays', async (asked, host, target) => {
    const { status, headers } = await open(asked, host);
    expect([status, headers.location]).toEqual([302, target]);
  });
});

it('a first visit leaves ids and the campaign of its address, and no session', async () => {
  const { headers } = await open('/about-us?utm_campaign=diwali');
  const names = [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split('=')[0]);
  expect(names).toEqual(['uniqueId', 'clientId', 'lastTouch']);
});

it('a page about a lender is 404 for one that the site does not have, in the site’s own words', async () => {
  const statuses = async (host: string) =>
    Promise.all(
      ['', '?lenderId=401', '?lenderId=201', '?lenderId=99999', '?lenderId=401&lenderId=402'].map(
        async (query) => (await open(`/activation/steps${query}`, host)).status,
      ),
    );
  expect(await statuses('localhost:4400')).toEqual([200, 200, 200, 404, 404]);
  expect(await statuses('hdfc.localhost:4400')).toEqual([200, 200, 404, 404, 404]);
});

const guarded = siteRows.filter(({ shows }) => shows.isGuarded && shows.on === 'everySite').map(sampleAddress);

describe.each(guarded)('authenticated page %s', (path) => {
  // @req RTE-029, RTE-033, ROL-001, ROL-010, Q-006
  it.each([
    [path, 'localhost:4400', `/account?next=${encodeURIComponent(path)}`],
    [
      `/hi${path}?a=1&status=active&b=%26`,
      'localhost:4400',
      `/hi/account?next=${encodeURIComponent(`/hi${path}?a=1&status=active&b=%26`)}`,
    ],
    [path, 'hdfc.localhost:4400', `/login?next=${encodeURIComponent(path)}`],
  ])('%s at %s leads a guest to log in, and back', async (asked, host, target) => {
    const { status, headers, text } = await open(asked, host);
    expect([status, headers.location, headers['cache-control'], text]).toEqual([
      302,
      target,
      expect.stringContaining('no-store'),
      '',
    ]);
  });
});

it('an application is open to a guest, with a link to a shared one and without; how it stands is not', async () => {
  const statusOf = async (query: string) => (await open(`/ntb-application${query}`, 'localhost:4400')).status;
  expect(await Promise.all(['?ref=x', '', '?amount=1', '?Ref=x'].map(statusOf))).toEqual([200, 200, 200, 200]);
  expect((await open('/ntb-status?ref=x', 'localhost:4400')).status).toBe(302);
});

it('the way out of an application leads to the shop that the user came from, and a shared application has none', async () => {
  const browser = newBrowser(() => kadam);
  await browser.login('9000000001');
  const exitAddresses = async (query: string) => {
    const { text } = await browser.get(`/ntb-application${query}`, { accept: 'text/html' });
    return [...text.matchAll(/href="([^"]*)"[^>]*>Save and exit</g)].map(([, address]) => address);
  };
  expect(await Promise.all(['', '?merchantId=zenmart_sandbox&amount=1', '?ref=x'].map(exitAddresses))).toEqual([
    ['/buy'],
    ['/redirect/?merchantId=zenmart_sandbox'],
    [],
  ]);
});

it('an authenticated page contains no personal data, may be restored by the browser, and is noindex', async () => {
  const browser = newBrowser(() => kadam);
  await browser.login('9000000001');
  for (const path of guarded) {
    const { status, headers, text } = await browser.get(path, { accept: 'text/html' });
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-cache']);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toMatch(/9000000001|90XXX/);
  }
});
