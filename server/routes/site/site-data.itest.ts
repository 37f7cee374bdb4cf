import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { sampleAddress } from '../../../shared/site/sample-address';
import { siteRows } from '../../../shared/site/site-rows';
import { CATALOGUE_CACHE_MS } from '../../rules/lifetimes';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import type { CatalogueFile } from '../../services/catalogue/catalogue-file';
import {
  EXAMPLE_SECRET,
  MERCHANT_ORIGIN,
  STARTS_WITHIN_MS,
  startTestServer,
  type TestServer,
} from '../../testing/server/test-server';

const { site: budgets } = JSON.parse(readFileSync('test/size/budgets.json', 'utf8')) as {
  site: Readonly<Record<string, { htmlBrotliBytes: number }>>;
};
const folder = mkdtempSync(join(tmpdir(), 'kadam-site-data-'));
const file = join(folder, 'catalogue.json');
const sandbox = sandboxCatalogue({ origin: MERCHANT_ORIGIN, secret: EXAMPLE_SECRET });
/** A new length each time, so that the file differs by more than its modification time. */
let writes = 0;
const write = (catalogue: CatalogueFile): void => {
  writes += 1;
  writeFileSync(file, JSON.stringify({ ...catalogue, revision: writes }) + ' '.repeat(writes));
};

let kadam: TestServer;
beforeAll(async () => {
  write(sandbox);
  kadam = await startTestServer({ env: { KADAM_CATALOGUE: file } });
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await kadam.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string, headers: Record<string, string> = {}) =>
  kadam.request('GET', path, { headers: { host: 'localhost:4400', accept: 'text/html', ...headers } });
const dataRows = siteRows.filter(({ shows }) => shows.asks !== undefined);

describe.each(dataRows)('$path, drawn from the catalogue,', (row) => {
  const { shows } = row;
  const path = sampleAddress(row);

  it.each(locales)('is within its budget with what the sandbox sells, in %s', async (locale) => {
    const { status, text } = await open(pathIn(locale, path));
    expect(status).toBe(200);
    const asSent = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    expect(asSent.length).toBeLessThanOrEqual(budgets[shows.weight]?.htmlBrotliBytes ?? 0);
  });

  // @req RTE-037, RTE-067, RTE-068, RTE-069
  it('is the same for all that says nothing of it, and its parts in another language are one link away', async () => {
    const sign = path.includes('?') ? '&' : '?';
    const plain = await open(path);
    const { headers, text } = await open(`${path}${sign}utm_source=x&utm_campaign=diwali`);
    expect(headers.etag).toBe(plain.headers.etag);
    expect(text).toContain(
      `href="${pathIn('hi', path).replaceAll('&', '&amp;')}${sign === '&' ? '&amp;' : '?'}locale=hi-IN"`,
    );
  });
});

it('a changed catalogue is visible within 5 s, and cached answers of the earlier one are not sent again', async () => {
  const before = await open('/brands');
  expect(before.text).toContain('>Nova<');
  const { etag = '' } = before.headers;
  const known = { 'if-none-match': String(etag) };
  expect((await open('/brands', known)).status).toBe(304);
  write({
    ...sandbox,
    brands: sandbox.brands.map((brand) => (brand.brandId === 'nova' ? { ...brand, name: 'Supernova' } : brand)),
  });
  kadam.clock.advance(CATALOGUE_CACHE_MS);
  const after = await open('/brands', known);
  expect([after.status, after.headers.etag === etag]).toEqual([200, false]);
  expect(after.text).toContain('>Supernova<');
  expect(after.text).not.toContain('>Nova<');
  write(sandbox);
  kadam.clock.advance(CATALOGUE_CACHE_MS);
  expect((await open('/brands')).headers.etag).toBe(etag);
});

// @req RTE-070, CAT-002
it('brands are found by the beginnings of their names, from A to Z, and a name without a match says so', async () => {
  const named = async (query: string): Promise<readonly string[]> => {
    const { status, text } = await open(`/brands${query}`);
    expect(status).toBe(200);
    return [...text.matchAll(/<b translate="no">([^<]+)<\/b>/g)].map(([, name = '']) => name);
  };
  const all = await named('');
  expect(all).toEqual(sandbox.brands.map(({ name }) => name).sort());
  expect(await named('?q=no')).toEqual(['Nova']);
  expect(await named('?q=%20NOVA%20')).toEqual(['Nova']);
  expect(await named(`?q=${'a'.repeat(101)}`)).toEqual(all);
  expect(await named('?q=a&q=b')).toEqual(all);
  expect(await named('?q=unknown')).toEqual([]);
  expect((await open('/brands?q=unknown')).text).toContain('No brand has this name.');
  expect((await open('/hi/brands?q=%22%3E%3Cscript%3E')).text).not.toContain('"><script>');
});

it.each([
  '/brand?id=unknown',
  '/category?id=cars',
  '/hi/category?id=cars',
  '/brand?id=a&id=b',
  '/category?id=mobiles&id=mobiles',
  '/category?id=Mobiles',
  '/category?id=%3Cscript%3E',
  '/category?id=',
  '/category?id=%20',
  '/brand?id=nova_',
  `/brand?id=${'a'.repeat(200)}`,
])('%s, which names nothing in the catalogue, answers 404', async (path) => {
  expect((await open(path)).status).toBe(404);
});

describe('a search', () => {
  const read = async (query: string) => {
    const { status, text } = await open(`/search${query}`);
    expect([query, status]).toEqual([query, 200]);
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
    const [, merchants = '', products = ''] =
      /<h1[^>]*>.*?<span>(\d+) merchants? · (\d+) products?<\/span>/s.exec(main) ?? [];
    const counts = [
      ...main.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([\w-]+)"[^>]*\/?><span>[^<]*<\/span><span[^>]*>(\d+)</g),
    ];
    return {
      main,
      merchants: Number(merchants),
      products: Number(products),
      counts: counts.map(([, name = '', value = '', count]) => ({ name, value, count: Number(count) })),
    };
  };

  // @req RTE-038
  it('finds merchants and products by words and filters, without script', async () => {
    const { main, merchants } = await read('?q=mobile&plan=noCost&months=6');
    expect(merchants).toBe(2);
    expect(main).toContain('Sangeetha Mobiles');
    expect(main).toContain('Nova X5 5G, 256 GB');
    expect((await read('?q=mobile&plan=x&months=5&months=6x&categoryIds=..%2F&sort=z&page=0')).merchants).toBe(
      (await read('?q=mobile')).merchants,
    );
  });

  it('shows for each filter how many merchants it alone would leave', async () => {
    for (const q of ['', 'mobile', 'furnitur', 'peperfry']) {
      const asked = q === '' ? '' : `q=${q}`;
      const { counts } = await read(`?${asked}`);
      expect(counts.length).toBeGreaterThan(3);
      for (const { name, value, count } of counts)
        expect([q, name, value, (await read(`?${asked}&${name}=${value}`)).merchants]).toEqual([q, name, value, count]);
    }
  });

  it('that is filtered and freed of its filters again is the search that it was', async () => {
    const hrefs = (main: string): string[] =>
      [...main.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    const plain = await open('/search?q=mobile');
    for (const filters of [
      'plan=noCost',
      'categoryIds=mobiles&months=3',
      'brandIds=nova&brandIds=slate&plan=voucher',
    ]) {
      const { main } = await read(`?q=mobile&${filters}`);
      expect(hrefs(main)).toContain('/search?q=mobile');
      let at = `/search?q=mobile&${filters}`;
      for (let left = filters.split('&').length; left > 0; left -= 1) {
        const { text } = await open(at);
        const applied = /<ul[^>]*aria-label="Filters"[^>]*>[\s\S]*?<\/ul>/.exec(text)?.[0] ?? '';
        expect(hrefs(applied)).toHaveLength(left + 1);
        at = hrefs(applied)[0] ?? '';
      }
      expect(at).toBe('/search?q=mobile');
      expect((await open(at)).text).toBe(plain.text);
    }
  });

  it('has its next page behind a link, and the one before', async () => {
    const { main } = await read('?plan=noCost');
    expect(main).toContain('href="/search?plan=noCost&amp;page=2"');
    const second = await read('?plan=noCost&page=2');
    expect(second.main).toContain('Zenmart');
    expect(second.main).toContain('href="/search?plan=noCost"');
  });

  it('escapes the text of a search', async () => {
    for (const q of ['"><script>x</script>', '</title><b>', "'", '\\', '%00'.replace('%00', '%25')]) {
      const { text } = await open(`/search?q=${encodeURIComponent(q)}`);
      expect(text).not.toContain('<script>x');
      expect(text).not.toContain('</title><b>');
    }
  });
});

it('the site map lists each page of the catalogue once in each language', async () => {
  const { text } = await open('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at);
  for (const locale of locales)
    expect(listed.filter((at) => at === `http://localhost:4400${pathIn(locale, '/brands')}`)).toHaveLength(1);
  const named = [
    ...sandbox.categories.map(({ categoryId }) => `/category?id=${categoryId}`),
    ...sandbox.brands.map(({ brandId }) => `/brand?id=${brandId}`),
  ];
  for (const path of [...named, '/category', '/category-all', '/search'])
    for (const locale of locales)
      expect(listed.filter((at) => at === `http://localhost:4400${pathIn(locale, path)}`)).toHaveLength(1);
  expect(listed).not.toContain('http://localhost:4400/brand');
  const counted = ['offers-', 'vouchers-', 'buy/', 'product/'].map(
    (begin) => listed.filter((at = '') => at.startsWith(`http://localhost:4400/${begin}`)).length,
  );
  expect(counted).toEqual([11, 2, 21, 48]);
  expect(new Set(listed).size).toBe(listed.length);
  for (const file of ['1', '2', '0', 'x'])
    expect([file, (await open(`/sitemap.xml?file=${file}`)).status]).toEqual([file, file === '1' ? 200 : 404]);
});
