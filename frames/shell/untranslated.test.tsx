import { beforeAll, describe, expect, it } from 'vitest';
import { lenders } from '../../shared/lenders';
import { hdfc as hdfcBank } from '../../shared/lenders/hdfc';
import { locales } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { organic, type Site } from '../../shared/site/site';
import { siteRows } from '../../shared/site/site-rows';
import { translatable } from '../platform/testing/translatable-figures';
import { pages } from './pages';
import { renderPage } from './render';
import { sampleData } from './testing/sample-data';

const hdfc: Site = { kind: 'lender', lenderId: hdfcBank.lenderId };
const sites = locales.flatMap((locale) => [organic, hdfc].map((site) => ({ locale, site, on: site.kind })));
const names = new Set([...lenders.map(({ name }) => name), 'Sangeetha Mobiles', 'Vijay Sales', 'Amazon', 'Zenmart']);

const drawn = async (site: Site, locale: (typeof locales)[number]): Promise<(readonly [path: string, Document])[]> =>
  Promise.all(
    siteRows.map(async ({ path, shows }) => {
      const { page } = await pages[shows.site]();
      const { html } = renderPage(page, {
        locale,
        site,
        row: shows,
        path,
        ...(shows.asks && { data: sampleData[shows.site] }),
        publicUrl: 'https://kadam.example',
        style: '',
        tags: [],
      });
      return [pathIn(locale, path), new DOMParser().parseFromString(html, 'text/html')] as const;
    }),
  );

describe.each(sites)('in $locale, $on', ({ site, locale }) => {
  let all: Awaited<ReturnType<typeof drawn>> = [];
  beforeAll(async () => {
    all = await drawn(site, locale);
  });

  it('a translator changes no amount and no masked number on any page', () => {
    expect(all.some(([, page]) => /<\w+[^>]* translate="no"[^>]*>₹/.test(page.body.outerHTML))).toBe(true);
    expect(all.flatMap(([path, page]) => translatable(page.body).map((text) => `${path}: ${text}`))).toEqual([]);
  });

  it('a translator changes no name of a lender or shop that stands alone', () => {
    const isName = (text: string): boolean => names.has(text.trim());
    const found = all.flatMap(([path, page]) => translatable(page.body, isName).map((text) => `${path}: ${text}`));
    expect(all).toHaveLength(siteRows.length);
    expect(found).toEqual([]);
  });
});
