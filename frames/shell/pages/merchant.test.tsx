import { describe, expect, it } from 'vitest';
import type { PageData } from '../../../shared/site/page-data';
import { howToBuyAt, merchantAt } from '../../../shared/site/routes';
import { organic, type Site } from '../../../shared/site/site';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';
import { page as howToBuy } from './how-to-buy';
import { page as merchant } from './merchant';

const around = { locale: 'en', publicUrl: 'https://kadam.example', style: '', tags: [] } as const;
const parsed = (html: string): HTMLElement => {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) throw new Error('no main part');
  return main;
};
const draw = (change: Partial<PageData['merchant']> = {}, site: Site = organic): HTMLElement => {
  const data = { ...sampleData.merchant, ...change };
  return parsed(renderPage(merchant, { ...around, site, row: merchantAt.shows, path: '/buy/vijay-sales', data }).html);
};
const drawSteps = (change: Partial<PageData['how-to-buy']> = {}): HTMLElement => {
  const data = { ...sampleData['how-to-buy'], ...change };
  const drawn = { ...around, site: organic, row: howToBuyAt.shows, path: '/how-to-buy/vijay-sales', data };
  return parsed(renderPage(howToBuy, drawn).html);
};
const hrefs = (main: HTMLElement): (string | null)[] =>
  [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const months = (main: HTMLElement): string[] =>
  [...main.querySelectorAll('[aria-labelledby=no-cost] li')].map(({ textContent }) => textContent ?? '');

describe('the page of a merchant', () => {
  // @req RTE-037, CAT-008
  it('leads to its shop by our own link, to how to buy there, and to its products', () => {
    const main = draw();
    expect(hrefs(main)).toEqual(
      expect.arrayContaining([
        '/redirect/?to=vijay-sales',
        '/how-to-buy/vijay-sales',
        '/product/vijay-sales/feather-14',
        '/buy/vijay-sales?page=2',
      ]),
    );
    expect(main.querySelector('a[target=_blank]')?.getAttribute('rel')).toBe('noopener');
  });

  // @req CAT-037, CAT-038, CAT-039
  it.each([
    [
      [3, 6, 9, 12],
      [
        '3 months₹12,000₹0 interest',
        '6 months₹6,000₹0 interest',
        '9 months₹4,000₹0 interest',
        '12 months₹3,000₹0 interest',
      ],
    ],
    [[3], ['3 months₹12,000₹0 interest']],
    [
      [3, 6],
      ['3 months₹12,000₹0 interest', '6 months₹6,000₹0 interest'],
    ],
  ])('shows of its months at no cost, %j, what ₹36,000 is a month. Source: CAT-037..039', (noCostTenures, shown) => {
    expect(months(draw({ merchant: { ...sampleData.merchant.merchant, noCostTenures } }))).toEqual(shown);
  });

  it('names the lenders of no-cost EMI, and shows no months without a lender or an agreement', () => {
    expect(draw().textContent).toContain('Lenders: ICICI Bank, HDFC Bank,');
    for (const without of [
      { noCostLenders: [] },
      { merchant: { ...sampleData.merchant.merchant, noCostTenures: [] } },
    ]) {
      const main = draw(without);
      expect(months(main)).toEqual([]);
      expect(main.querySelector('[aria-labelledby=no-cost]')?.textContent).toContain('No months without cost');
    }
  });

  // @req CAT-010
  it('has its offers, with their last day, and its stores', () => {
    const text = draw().textContent;
    expect(text).toContain('Rs. 500 gift voucher');
    expect(text).toContain('Until 31 Dec 2027');
    expect(text).toContain('14 Link Road, Mumbai 400058');
    expect(draw({ branchLocator: [], offers: [] }).textContent).not.toContain('Find a store');
  });

  it('shows a notice if no lender finances the merchant any more, and still links to the shop', () => {
    const main = draw({ isFinanced: false, noCostLenders: [] });
    expect(main.textContent).toContain('No EMI here at the moment');
    expect(hrefs(main)).toContain('/redirect/?to=vijay-sales');
    expect(draw().textContent).not.toContain('No EMI here');
  });

  it('leads on its second page back to the first, and not beyond the last', () => {
    expect(hrefs(draw({ page: 2, hasMore: false }))).toContain('/buy/vijay-sales');
    expect(hrefs(draw({ page: 2, hasMore: false }))).not.toContain('/buy/vijay-sales?page=3');
    expect(hrefs(draw({ page: 3, hasMore: true }))).toEqual(
      expect.arrayContaining(['/buy/vijay-sales?page=2', '/buy/vijay-sales?page=4']),
    );
  });
});

describe('how to buy at a merchant', () => {
  // @req RTE-040
  it('has each step, with a drawing for the usual ones alone', () => {
    const drawings = (main: HTMLElement) => main.querySelectorAll('ol:has(h2) > li > [aria-hidden]').length;
    expect([...drawSteps().querySelectorAll('ol h2')].map(({ textContent }) => textContent)).toEqual(
      sampleData['how-to-buy'].steps.map(({ title }) => title.en),
    );
    expect([drawings(drawSteps()), drawings(drawSteps({ hasOwnSteps: true }))]).toEqual([4, 0]);
  });

  // @req WID-030
  it('plays a film that is a .webm or .mp4 file in place, and no page of a film portal', () => {
    const drawn = drawSteps({ videoUrl: 'https://film.example/buy.webm' });
    const video = drawn.querySelector('video');
    expect([video?.getAttribute('src'), video?.preload, video?.controls]).toEqual([
      'https://film.example/buy.webm',
      'none',
      true,
    ]);
    expect(drawSteps().querySelector('video')).toBeNull();
  });

  it('has a film behind a link in a new tab, where there is one', () => {
    const film = 'a[href="https://film.example/vijay-sales"]';
    const link = drawSteps().querySelector(film);
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(drawSteps({ videoUrl: null }).querySelector(film)).toBeNull();
    expect(drawSteps().querySelector('iframe, video')).toBeNull();
  });

  it('shows the smallest amount that a lender finances, and none without a lender', () => {
    expect(drawSteps({ leastRupees: 3_000 }).textContent).toContain('under ₹3,000');
    expect(drawSteps({ leastRupees: null }).textContent).not.toContain('The basket may be under');
  });
});
