import { describe, expect, it } from 'vitest';
import { campaignPage } from '../../../shared/site/offer-rows';
import type { PageData } from '../../../shared/site/page-data';
import { organic } from '../../../shared/site/site';
import { page } from '../pages/campaign';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';

const sample = sampleData.campaign;
function draw(change: Partial<PageData['campaign']> = {}, locale: 'en' | 'hi' = 'en'): HTMLElement {
  const { html } = renderPage(page, {
    locale,
    site: organic,
    row: campaignPage.shows,
    path: '/campaign/diwali',
    data: { ...sample, ...change },
    publicUrl: 'https://kadam.example',
    style: '',
    tags: [],
  });
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  if (!main) throw new Error('no main part');
  return main;
}
const products = (main: HTMLElement): HTMLElement | null => main.querySelector('section[aria-labelledby=products]');
const stars = (main: HTMLElement): number => (main.textContent ?? '').split('*NO COST EMI: ').length - 1;

describe('the page of a campaign', () => {
  it('has products of what its variation sells: whose, how long, what a month costs, and the way to all of them', () => {
    const section = products(draw());
    expect(section?.querySelector('h2')?.textContent).toBe('Mobiles, by the month');
    const [card] = section?.querySelectorAll('li') ?? [];
    expect(card?.textContent).toContain('Sangeetha Mobiles');
    expect(card?.textContent).toContain('6 months₹9,000/month');
    expect(card?.textContent).toContain('NO COST EMI*');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/product/sangeetha-mobiles/nova-x5');
    const [all] = section?.querySelectorAll('a') ?? [];
    expect([all?.textContent, all?.getAttribute('href')]).toEqual(['All Mobiles', '/category?id=mobiles']);
  });

  it('has without a variation products of every category, in Hindi with the words and addresses of Hindi', () => {
    const section = products(draw({ campaign: { ...sample.campaign, variation: null, name: null } }, 'hi'));
    expect(section?.querySelector('h2')?.textContent).toBe('सामान, महीने के हिसाब से');
    expect([...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/hi/category',
      '/hi/product/sangeetha-mobiles/nova-x5',
    ]);
  });

  it('has no part for products where its variation has none', () => {
    expect(products(draw({ products: [] }))).toBeNull();
  });

  it('begins with a product of its own on six steps, where one costs the same in each; once it is over, with none', () => {
    const hero = draw().querySelector('[data-hero]');
    expect(hero?.textContent).toContain('Nova X5 5G, 256 GBNO COST EMI*₹54,0006 steps of ₹9,000, ₹0 today');
    expect(hero?.querySelectorAll('ol > li')).toHaveLength(6);
    const banners = sample.banners.map((banner) => ({ ...banner, picture: 'data:image/svg+xml,x' }));
    for (const change of [
      { campaign: { ...sample.campaign, isOver: true } },
      { products: sample.products.map((card) => ({ ...card, tenure: 12 as const, emi: 4_500 })) },
      { products: sample.products.map((card) => ({ ...card, isNoCost: false, emi: 9_300 })) },
    ]) {
      const other = draw({ banners, ...change }).querySelector('[data-hero]');
      expect([other?.querySelectorAll('ol > li').length, other?.querySelectorAll('img').length]).toEqual([0, 1]);
    }
  });

  it('says once what the star leads to, below the first list that has one', () => {
    expect(stars(draw())).toBe(1);
    expect(products(draw())?.textContent).toContain('*NO COST EMI: ');
    const plain = sample.products.map((card) => ({ ...card, isNoCost: false }));
    expect(stars(draw({ products: plain }))).toBe(1);
    expect(stars(draw({ products: [] }))).toBe(1);
  });
});
