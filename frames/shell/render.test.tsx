import { describe, expect, it } from 'vitest';
import { keysOf } from '../../shared/keys-of';
import { lenders } from '../../shared/lenders';
import { hdfc as hdfcBank } from '../../shared/lenders/hdfc';
import { defaultLocale, locales, rootAttributesText } from '../../shared/locales';
import { pageColours } from '../../shared/page-colours';
import { pathIn } from '../../shared/site/address';
import { addressesOf, type Route, type SitePage } from '../../shared/site/route';
import { home, routes } from '../../shared/site/routes';
import { organic, type Site } from '../../shared/site/site';
import { siteRows } from '../../shared/site/site-rows';
import { pages } from './pages';
import { renderPage } from './render';
import { sampleData } from './testing/sample-data';

const hdfc: Site = { kind: 'lender', lenderId: hdfcBank.lenderId };
/** Pattern of a path parameter, by its suffix. */
const takes: Readonly<Record<string, string>> = { '': '[^/]+', '?': '[^/]*', '*': '.*', '+': '.+' };
/** Pattern of a row's addresses. */
const addresses = Object.values<Route>(routes)
  .flatMap(addressesOf)
  .map((address) => new RegExp(`^${address.replace(/:\w+([?*+]?)/g, (_, suffix: string) => takes[suffix] ?? '')}$`));
const dataOf = (shows: SitePage) => shows.asks && { data: sampleData[shows.site] };

const drawn = siteRows.flatMap((row) =>
  locales.flatMap((locale) => [organic, hdfc].map((site) => ({ row, locale, site, on: site.kind }))),
);

describe.each(drawn)('$row.path in $locale, $on', ({ row, locale, site }) => {
  const renderAgain = async (): Promise<{ html: string; page: Document }> => {
    const { page } = await pages[row.shows.site]();
    const { html } = renderPage(page, {
      locale,
      site,
      row: row.shows,
      path: row.path,
      ...dataOf(row.shows),
      publicUrl: 'https://kadam.example',
      style: '',
      tags: [],
    });
    return { html, page: new DOMParser().parseFromString(html, 'text/html') };
  };
  // Only read below, so rendered once.
  let first: ReturnType<typeof renderAgain> | undefined;
  const draw = () => {
    first ??= renderAgain();
    return first;
  };
  const all = (page: Document, selector: string, name: string): string[] =>
    [...page.querySelectorAll(selector)].map((each) => each.getAttribute(name) ?? '');

  // @req RTE-003, RTE-004, RTE-010, RTE-044, RTE-066, NTB-023, NTB-024, ODR-007, CAT-049
  it('is a whole document in its language, with one heading of the first level and no id twice', async () => {
    const { html, page } = await draw();
    expect(html.startsWith(`<!doctype html><html ${rootAttributesText(locale)} `)).toBe(true);
    expect(page.documentElement.lang).toBe(`${locale}-IN`);
    expect(page.title).toMatch(/\S · Kadam$/);
    expect(all(page, 'meta[name=description]', 'content')).toEqual([expect.stringMatching(/\S/)]);
    expect(all(page, 'meta[name=theme-color]', 'content')).toEqual(Object.values(pageColours));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    const ids = all(page, '[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  // @req LAY-011
  it('names its template, its lender and the parts of its header', async () => {
    const { page } = await draw();
    expect(page.body.dataset.template).toBe(row.shows.template);
    expect(page.body.dataset.lender).toBe(site.kind === 'lender' ? site.lenderId : undefined);
    expect(all(page, 'header', 'data-header')).toEqual(
      row.shows.header.length === 0 ? [] : [row.shows.header.join(' ')],
    );
  });

  it('names the address that counts, on our own site or its own, in each language, or asks not to be listed', async () => {
    const { page } = await draw();
    const host = row.shows.countsOnEverySite && site.kind === 'lender' ? 'hdfc.kadam.example' : 'kadam.example';
    const canonical = row.shows.isIndexed ? [`https://${host}${pathIn(locale, row.path)}`] : [];
    expect(all(page, 'link[rel=canonical]', 'href')).toEqual(canonical);
    expect(all(page, 'link[rel=alternate]', 'hreflang')).toEqual(
      row.shows.isIndexed ? [...locales.map((each) => `${each}-IN`), 'x-default'] : [],
    );
    expect(all(page, 'meta[name=robots]', 'content')).toEqual(row.shows.isIndexed ? [] : ['noindex']);
  });

  it('tells search engines who publishes it and what it stands below, where they may list it, and nothing else', async () => {
    const { page } = await draw();
    const told = [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as { '@type': string; itemListElement?: { item: string }[] },
    );
    const isBelow = row.path !== home.path;
    const things = row.shows.site === 'product' ? ['Product'] : [];
    const expected = ['Organization', ...(isBelow ? ['BreadcrumbList'] : []), ...things];
    expect(told.map((each) => each['@type'])).toEqual(row.shows.isIndexed ? expected : []);
    const steps = told.flatMap(({ itemListElement = [] }) => itemListElement.map(({ item }) => item));
    const canonical = all(page, 'link[rel=canonical]', 'href');
    expect(steps.slice(1)).toEqual(isBelow ? canonical : []);
  });

  it('has nothing that its policy refuses', async () => {
    const { page } = await draw();
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
    const types = all(page, 'script:not([src])', 'type');
    expect(types.filter((type) => !/^application\/(ld\+)?json$/.test(type))).toEqual([]);
    const handlers = [...page.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on')),
    );
    expect(handlers).toEqual([]);
  });

  it('leads to addresses that there are', async () => {
    const { page } = await draw();
    for (const href of all(page, 'a[href]', 'href')) {
      if (/^(https:|mailto:|tel:)/.test(href)) continue;
      const { pathname, hash } = new URL(href, `https://kadam.example${pathIn(locale, row.path)}`);
      const path = locales
        .filter((each) => each !== defaultLocale)
        .reduce((rest, each) => rest.replace(new RegExp(`^/${each}(?=/)`), ''), pathname);
      expect(
        addresses.some((address) => address.test(path)),
        path,
      ).toBe(true);
      if (href.startsWith('#')) expect(all(page, '[id]', 'id')).toContain(decodeURIComponent(hash.slice(1)));
    }
  });
});

const withSite = lenders.filter(({ subDomainName }) => subDomainName !== null);

it.each(withSite)('the site of $name names no other lender on any page', async ({ lenderId, name: own }) => {
  const guilty: string[] = [];
  for (const { path, shows } of siteRows.filter(({ shows }) => shows.on !== 'organic')) {
    const { page } = await pages[shows.site]();
    for (const locale of locales) {
      const site: Site = { kind: 'lender', lenderId };
      const { html } = renderPage(page, {
        locale,
        site,
        row: shows,
        path,
        ...dataOf(shows),
        publicUrl: 'https://kadam.example',
        style: '',
        tags: [],
      });
      const found = lenders.filter(({ name }) => name !== own && html.includes(name));
      guilty.push(...found.map(({ name }) => `${pathIn(locale, path)}: ${name}`));
    }
  }
  expect(guilty).toEqual([]);
});

it('draws every page there is', () => {
  expect([...new Set(siteRows.map(({ shows }) => shows.site))].sort()).toEqual([...keysOf(pages)].sort());
});
