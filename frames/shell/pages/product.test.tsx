import { describe, expect, it } from 'vitest';
import type { ProductCard } from '../../../shared/api/catalogue';
import { formatPaise, formatRupees } from '../../../shared/format';
import type { Tenure } from '../../../shared/lenders';
import { paiseOf, rupeesOf } from '../../../shared/money/paise';
import { productAt } from '../../../shared/site/routes';
import { organic, type Site } from '../../../shared/site/site';
import { lastPaise, lendersAt, oneOfEachKind, randomPlans } from '../../product-plans/testing/random-plans';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';
import { page } from './product';

const sample = sampleData.product;

interface Asked {
  readonly amountRupees: number;
  readonly months: readonly Tenure[];
  readonly query?: Readonly<Record<string, string>>;
  readonly site?: Site;
  readonly locale?: 'en' | 'hi';
  readonly card?: Partial<ProductCard>;
}

function draw({ amountRupees, months, query = {}, site = organic, locale = 'en', card = {} }: Asked): Document {
  const { html } = renderPage(page, {
    locale,
    site,
    row: productAt.shows,
    path: '/product/vijay-sales/feather-14',
    query,
    data: {
      ...sample,
      noCostTenures: months,
      product: { ...sample.product, pricePaise: paiseOf(amountRupees), ...card },
      lenders: lendersAt(amountRupees, months),
    },
    publicUrl: 'https://kadam.example',
    style: '',
    tags: [],
  });
  return new DOMParser().parseFromString(html, 'text/html');
}
const textOf = (root: ParentNode, selector: string): string => root.querySelector(selector)?.textContent ?? '';
const lines = (drawn: Document): Record<string, string> =>
  Object.fromEntries(
    [...drawn.querySelectorAll('form dl > div')].map((line) => [textOf(line, 'dt'), textOf(line, 'dd')]),
  );
/** Figures of the page's calculator. */
const worked = (drawn: Document): Record<string, string> =>
  Object.fromEntries(
    [...drawn.querySelectorAll('#calculator dl > div')].map((line) => [textOf(line, 'dt'), textOf(line, 'dd')]),
  );
/** Form data of the choice. */
const chosen = (drawn: Document): Record<string, string> =>
  Object.fromEntries(
    [...drawn.querySelectorAll<HTMLInputElement>('#product-plans input[type=radio][checked]')].map(
      ({ name, value }) => [name, value],
    ),
  );

describe('the page of a product', () => {
  it('has for each kind of plan among 200 random ones the figures of `shared/money`, and says each the same everywhere', () => {
    const plans = oneOfEachKind(randomPlans(200));
    expect(plans.length).toBeGreaterThanOrEqual(5);
    for (const plan of plans) {
      const { name: at, lender, months, tenure, amountRupees, rateBps, cost } = plan;
      const drawn = draw({ amountRupees, months, query: { lenderId: lender.lenderId, tenure: String(tenure) } });
      expect(chosen(drawn), at).toEqual({ lenderId: lender.lenderId, tenure: String(tenure) });
      const interestName = cost.isNoCost ? 'Interest' : `Interest, ${rateBps / 100}%`;
      expect(lines(drawn), at).toEqual({
        Price: formatPaise(paiseOf(amountRupees)),
        [interestName]: `+ ${formatPaise(cost.interestPaise)}`,
        ...(cost.gstOnInterestPaise > 0 && { 'GST on interest': `+ ${formatPaise(cost.gstOnInterestPaise)}` }),
        ...(cost.discountPaise > 0 && { 'No cost discount*': `− ${formatPaise(cost.discountPaise)}` }),
        ...(cost.feesPaise > 0 && { 'Lender’s fee, once': `+ ${formatPaise(cost.feesPaise)}` }),
        'Total you pay': formatPaise(cost.totalPayablePaise),
      });
      const row = drawn.querySelector('label:has(input[name=tenure][checked])');
      expect(row?.textContent, at).toContain(`${formatRupees(rupeesOf(cost.emiPaise))}/month`);
      expect(row?.textContent?.includes('NO COST EMI*'), at).toBe(cost.isNoCost);
      const last = lastPaise(plan);
      const emi = formatRupees(rupeesOf(cost.emiPaise));
      expect(textOf(drawn, 'form dl + p'), at).toContain(
        last === cost.emiPaise ? `${tenure} × ${emi}.` : `${tenure - 1} × ${emi}, then ${formatPaise(last)}.`,
      );
      expect(worked(drawn), at).toMatchObject({
        'Each month': emi,
        Price: formatPaise(paiseOf(amountRupees)),
        Interest: formatPaise(cost.interestPaise),
        ...(cost.discountPaise > 0 && { 'No cost discount*': `− ${formatPaise(cost.discountPaise)}` }),
        'Total you pay': formatPaise(cost.totalPayablePaise),
      });
    }
  });

  // @req RTE-041
  it('begins with the plan that its card shows, of the first lender that has it', () => {
    const drawn = draw({ amountRupees: 72_000, months: [3, 6, 9, 12] });
    expect(chosen(drawn)).toMatchObject({ tenure: '12' });
    expect(lines(drawn)).toMatchObject({ Price: '₹72,000' });
    expect(textOf(drawn, 'label:has(input[name=tenure][checked])')).toContain('₹6,000/month');
    expect(textOf(drawn, 'form dl + p')).toContain('12 × ₹6,000.');
    expect(drawn.querySelector('main')?.textContent).toContain('*NO COST EMI: Vijay Sales takes the interest');
  });

  it('of ₹54,000 over 6 months at no cost is ₹9,000 a month, with interest and discount in two lines, and ₹54,000 in total', () => {
    const drawn = draw({ amountRupees: 54_000, months: [3, 6], query: { lenderId: '401', tenure: '6' } });
    const { Interest, 'No cost discount*': discount } = lines(drawn);
    expect(textOf(drawn, 'label:has(input[name=tenure][checked])')).toContain('₹9,000/month');
    expect(Interest?.slice(2)).toBe(discount?.slice(2));
    expect(lines(drawn)).not.toHaveProperty('Lender’s fee, once');
    expect(lines(drawn)['Total you pay']).toBe('₹54,000');
    expect(drawn.querySelector('main')?.textContent).toContain('so you pay ₹54,000 in total.');
  });

  it('ignores parameters without a valid meaning', () => {
    const first = chosen(draw({ amountRupees: 72_000, months: [3, 6, 9, 12] }));
    for (const query of [
      { lenderId: '9999' },
      { tenure: '5' },
      { tenure: 'x', month: '-' },
      { fits: 'x' },
      { fits: '9-9' },
    ])
      expect(chosen(draw({ amountRupees: 72_000, months: [3, 6, 9, 12], query }))).toEqual(first);
  });

  it('without script takes a plan that fits a month by its button, and says at most two', () => {
    const drawn = draw({ amountRupees: 72_000, months: [3, 6, 9, 12], query: { month: '5,000' } });
    const fits = [...drawn.querySelectorAll<HTMLButtonElement>('button[name=fits]')];
    expect(fits).toHaveLength(2);
    expect(fits[0]?.textContent).toContain('Nearest within ₹5,000');
    expect(fits[1]?.textContent).toMatch(/A little more.*₹6,000\/month.*12 months.*no interest.*saves ₹/);
    const [lenderId, tenure] = (fits[1]?.value ?? '').split('-');
    const taken = draw({ amountRupees: 72_000, months: [3, 6, 9, 12], query: { fits: fits[1]?.value ?? '' } });
    expect(chosen(taken)).toEqual({ lenderId, tenure });
  });

  it('leads to the shop by our own link, in a new tab without a way back, and names its host', () => {
    const shop = draw({ amountRupees: 72_000, months: [3], locale: 'hi' }).querySelector('a[target=_blank]');
    expect(shop?.getAttribute('href')).toBe('/hi/redirect/?to=vijay-sales&product=feather-14');
    expect(shop?.getAttribute('rel')).toBe('noopener');
  });

  it('has a calculator of the lenders there, at no cost for the months of its merchant alone, which leads without script to the large one', () => {
    const drawn = draw({ amountRupees: 54_000, months: [3, 6], query: { lenderId: '701', tenure: '6' } });
    expect(drawn.querySelector('#calculator form')?.getAttribute('action')).toBe('/emi-calculator');
    const options = [...drawn.querySelectorAll<HTMLOptionElement>('#calculator option')].map(({ value }) => value);
    expect(options.sort()).toEqual(sample.lenders.map(({ lenderId }) => lenderId).sort());
    expect(worked(drawn)['Each month']).toBe('₹9,000');
    const offered: { lenderId: string; noCostTenures: number[] }[] = JSON.parse(
      drawn.getElementById('calculator')?.dataset.offered ?? '[]',
    );
    expect(offered.find(({ lenderId }) => lenderId === '701')?.noCostTenures).toEqual([3, 6]);
    const link = drawn.querySelector('[aria-labelledby=any-price] a')?.getAttribute('href');
    expect(link).toBe('/emi-calculator?lenderId=701&amount=54000&tenure=6&noCost=1');
  });

  it('shows the nearest amount and the link to the shop for a price that no lender finances', () => {
    const drawn = draw({ amountRupees: 991, months: [3] });
    expect(drawn.querySelector('#product-plans')).toBeNull();
    expect(worked(drawn).Price).toBe('₹72,000');
    expect(drawn.querySelector('main')?.textContent).toContain('No lender finances ₹991.');
    expect(drawn.querySelector('a[target=_blank]')).not.toBeNull();
  });

  it('on the site of a lender shows its plans alone', () => {
    const hdfc: Site = { kind: 'lender', lenderId: '401' };
    const drawn = draw({ amountRupees: 72_000, months: [3, 6, 9, 12], site: hdfc });
    expect([...drawn.querySelectorAll('#calculator option')].map((each) => each.getAttribute('value'))).toEqual([
      '401',
    ]);
    expect([...drawn.querySelectorAll('input[name=lenderId]')].map((each) => each.getAttribute('value'))).toEqual([
      '401',
    ]);
  });

  it('has structured data with name, merchant and price. Source: schema.org', () => {
    const drawn = draw({ amountRupees: 72_000, months: [3] });
    const things = [...drawn.querySelectorAll('script[type="application/ld+json"]')].map((each) =>
      JSON.parse(each.textContent ?? '{}'),
    );
    expect(things.find((each) => each['@type'] === 'Product')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Feather 14 laptop, 16 GB',
      category: 'Laptops',
      brand: { '@type': 'Brand', name: 'Feather' },
      offers: {
        '@type': 'Offer',
        url: 'https://kadam.example/product/vijay-sales/feather-14',
        price: '72000.00',
        priceCurrency: 'INR',
        seller: { '@type': 'Organization', name: 'Vijay Sales' },
      },
    });
  });

  it('says NO COST EMI* where it has no cost, and not where it has', () => {
    const tag = (isNoCost: boolean) =>
      textOf(draw({ amountRupees: 72_000, months: [], card: { isNoCost } }), '[data-tone=gold]');
    expect([tag(true), tag(false)]).toEqual(['NO COST EMI*', '']);
  });
});
