import { describe, expect, it } from 'vitest';
import type { DataPageId, PageData } from '../../../shared/site/page-data';
import { organic } from '../../../shared/site/site';
import { siteRows } from '../../../shared/site/site-rows';
import { pages } from '../pages';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';

async function drawn<Id extends DataPageId>(
  id: Id,
  data: PageData[Id],
  query: Readonly<Record<string, unknown>> = {},
): Promise<Document> {
  const row = siteRows.find(({ shows }) => shows.site === id);
  if (!row) throw new Error(`no row of ${id}`);
  const { page } = await pages[id]();
  const { html } = renderPage(page, {
    locale: 'en',
    site: organic,
    row: row.shows,
    path: row.path,
    query,
    data,
    publicUrl: 'https://kadam.example',
    style: '',
    tags: [],
  });
  return new DOMParser().parseFromString(html, 'text/html');
}
const textOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const hrefsOf = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map((each) => each.getAttribute('href'));
const nothing = { page: 1, hasMore: false, merchantCount: 0, productCount: 0 };

describe('a product card', () => {
  // @req CAT-022, CAT-023
  it('has image, logo, name, months and instalment, and ‘NO COST EMI*’ where it costs nothing', async () => {
    const page = await drawn('category', sampleData.category);
    const [first, second] = page.querySelectorAll('main article:has(img)');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
    expect(first?.textContent).toMatch(
      /NO COST EMI\*.*SM.*Sangeetha Mobiles.*Nova X5 5G, 256 GB.*6 months.*₹9,000.*\/month/,
    );
    expect(second?.textContent).not.toContain('NO COST EMI');
    expect(second?.textContent).toContain('No plan over 6 months');
  });

  // @req CAT-023
  it('with the tag has its star resolved on the same page, and a page without a tag has none', async () => {
    const star = /\*NO COST EMI: the shop takes the interest off the price/;
    expect((await drawn('category', sampleData.category)).querySelector('main')?.textContent).toMatch(star);
    const { found } = sampleData.category;
    const plain = {
      ...found,
      allMerchants: found.allMerchants.filter(({ noCostTenures }) => noCostTenures.length === 0),
      products: found.products.filter(({ isNoCost }) => !isNoCost),
    };
    const page = await drawn('category', { ...sampleData.category, found: plain });
    expect(page.querySelector('main')?.textContent).not.toMatch(star);
  });
});

describe('categories', () => {
  // @req CAT-013, CAT-014
  it('without any data are one tile, named ‘Categories’, which is featured', async () => {
    for (const [id, data] of [
      ['category-all', { categories: [] }],
      [
        'category',
        { categories: [], chosen: null, found: { ...nothing, allMerchants: [], products: [], featuredMerchants: [] } },
      ],
    ] as const) {
      const page = await drawn(id, data as never);
      const tiles = [...page.querySelectorAll('main li:has(a[href^="/category"])')];
      expect(tiles.map((tile) => [tile.textContent, tile.hasAttribute('data-featured')])).toEqual([
        ['Categories', true],
      ]);
    }
  });

  // @req CAT-001
  it('stand behind that tile, a drawing or a letter above each, and the one that is shown says so', async () => {
    const page = await drawn('category', sampleData.category);
    expect(textOf(page, 'nav[aria-label=Categories] a')).toEqual(['Categories', 'Mobiles', 'TToys']);
    expect(textOf(page, 'nav[aria-label=Categories] [aria-current=page]')).toEqual(['Mobiles']);
    expect(hrefsOf(page, 'nav[aria-label=Categories] a')).toEqual([
      '/category-all',
      '/category?id=mobiles',
      '/category?id=toys',
    ]);
  });

  it('lead to the next page of their list and to the one before, by links', async () => {
    const page = await drawn('category', sampleData.category);
    expect(hrefsOf(page, 'nav[aria-label="Pages of the list"] a')).toEqual([
      '/category?id=mobiles',
      '/category?id=mobiles&page=3',
    ]);
  });
});

describe('the search page', () => {
  it('has a form for every filter with results, with active filters checked, and keeps query and order', async () => {
    const page = await drawn('search', sampleData.search);
    const form = page.querySelector<HTMLFormElement>('#filter form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/search', null]);
    expect(textOf(page, '#filter legend')).toEqual(['Category', 'Brand', 'Plan', 'Months']);
    expect(textOf(page, '#filter label')).toEqual([
      'Mobiles41',
      'Nova3',
      'No cost EMI*40',
      'Voucher offer2',
      '6 months12',
    ]);
    const values = [...page.querySelectorAll<HTMLInputElement>('#filter input')].map(
      ({ name, value, type, defaultChecked }) => [name, value, type === 'hidden' || defaultChecked].join(' '),
    );
    expect(values).toEqual([
      'q mobile true',
      'sort name true',
      'categoryIds mobiles true',
      'brandIds nova true',
      'plan noCost true',
      'plan voucher false',
      'months 6 true',
    ]);
  });

  it('has each filter that is in force as a link to the same without it, on page 1', async () => {
    const page = await drawn('search', sampleData.search);
    const links = [...page.querySelectorAll('[aria-label=Filters] a')].map((each) => [
      each.textContent,
      each.getAttribute('href'),
    ]);
    const params = {
      q: 'q=mobile',
      category: 'categoryIds=mobiles',
      brand: 'brandIds=nova',
      plan: 'plan=noCost',
      months: 'months=6',
    };
    const without = (...names: (keyof typeof params)[]): string =>
      `/search?${Object.entries(params)
        .filter(([name]) => !names.includes(name as keyof typeof params))
        .map(([, part]) => part)
        .join('&')}&sort=name`;
    expect(links).toEqual([
      ['Mobiles', without('category')],
      ['Nova', without('brand')],
      ['No cost EMI*', without('plan')],
      ['6 months', without('months')],
      ['Clear all', without('category', 'brand', 'plan', 'months')],
    ]);
  });

  it('says that nothing was found and leads to categories, and says by which words something else was', async () => {
    const { asked, found } = sampleData.search;
    if (!found) throw new Error('the sample has something');
    const answer = { ...found.answer, ...nothing, allMerchants: [], products: [], featuredMerchants: [] };
    const page = await drawn('search', { asked, found: { ...found, answer } });
    expect(textOf(page, 'main h2')).toContain('Nothing found');
    expect(hrefsOf(page, 'main nav[aria-label=Categories] a')).toContain('/category?id=mobiles');
    const nearest = await drawn('search', {
      asked,
      found: { ...found, answer: { ...found.answer, searchedFor: 'nova' } },
    });
    expect(nearest.querySelector('main')?.textContent).toContain(
      'Nothing is called “mobile”. This is what is nearest: “nova”.',
    );
  });

  it('while the catalogue is away says so, keeps what was looked for and leads to the same again', async () => {
    const page = await drawn('search', { asked: sampleData.search.asked, found: null });
    expect(textOf(page, 'h1')).toEqual(['We can’t search just now']);
    expect(page.querySelector<HTMLInputElement>('main input[name=q]')?.defaultValue).toBe('mobile');
    expect(hrefsOf(page, 'main a').at(-1)).toMatch(/^\/search\?q=mobile&/);
  });
});

// @req LAY-010
it('a page that has the switch can be searched from its header, and leads to the filter where it has that one', async () => {
  const page = await drawn('category', sampleData.category, { id: 'mobiles' });
  expect(page.querySelector('header form')?.getAttribute('action')).toBe('/search');
  expect(page.querySelector('header input')?.getAttribute('aria-label')).toBe('Search 4800+ merchants');
  expect(hrefsOf(page, 'header a').filter((href) => href?.endsWith('#filter'))).toEqual([
    '/search?categoryIds=mobiles#filter',
  ]);
});

it('a page in another language is the same part of the catalogue', async () => {
  const page = await drawn('category', sampleData.category, { id: 'mobiles', page: '2' });
  expect(page.querySelector('header a[hreflang=hi-IN]')?.getAttribute('href')).toBe(
    '/hi/category?id=mobiles&page=2&locale=hi-IN',
  );
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://kadam.example/category?id=mobiles',
  );
});
