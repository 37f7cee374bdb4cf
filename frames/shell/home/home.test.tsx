import { describe, expect, it } from 'vitest';
import { lenders } from '../../../shared/lenders';
import { type Locale, locales } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import type { PageData } from '../../../shared/site/page-data';
import { initialBuyPage } from '../../../shared/site/page-state';
import { aboutUs, home } from '../../../shared/site/routes';
import { sampleMerchants } from '../../../shared/site/samples';
import { organic, type Site } from '../../../shared/site/site';
import { page as about } from '../pages/about';
import { page } from '../pages/home';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';

const draw = (
  site: Site = organic,
  locale: Locale = 'en',
  hubOrigin?: string,
  sold: Partial<PageData['home']['buy-with-the-product']> = {},
): Document => {
  const { html } = renderPage(page, {
    locale,
    site,
    row: home.shows,
    path: home.path,
    data: { 'buy-with-the-product': { ...initialBuyPage, ...sold } },
    publicUrl: 'https://kadam.example',
    style: '',
    tags: [],
    ...(hubOrigin === undefined ? {} : { hubOrigin }),
  });
  return new DOMParser().parseFromString(html, 'text/html');
};
const drawAbout = (locale: Locale): Document => {
  const { html } = renderPage(about, {
    locale,
    site: organic,
    row: aboutUs.shows,
    path: aboutUs.path,
    publicUrl: 'https://kadam.example',
    style: '',
    tags: [],
  });
  return new DOMParser().parseFromString(html, 'text/html');
};
const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());
const main = (drawn: Document): string => drawn.querySelector('main')?.textContent ?? '';
const ofLender = (name: string): Site => ({
  kind: 'lender',
  lenderId: lenders.find(({ subDomainName }) => subDomainName === name)?.lenderId ?? '',
});

describe('the lending partners of the home page', () => {
  const tileOf = (name: string): Element | null | undefined =>
    [...draw().querySelectorAll('[aria-labelledby=partners] li')].find((item) => item.textContent?.includes(name))
      ?.firstElementChild;

  // @req CAT-047
  it('show the logo of Kadam Credit, the generic icon of Banyan Housing Finance and the monogram IB of ICICI Bank', () => {
    expect(tileOf('Kadam Credit')?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(tileOf('Banyan Housing Finance')?.querySelector('svg.icon')).not.toBeNull();
    expect(tileOf('ICICI Bank')?.textContent).toBe('IB');
  });
});

describe('the home page of our own site', () => {
  // @req CNT-001, CNT-002, CNT-003, CNT-004, CNT-005, CNT-006, CNT-007, CNT-008, CNT-009, CNT-010, CNT-011, Q-052
  it.each([
    'Buy now, pay later with zero down payment',
    'Shop with a mobile number, no card',
    'Pre-approved by the lender, with no KYC or paperwork',
    'by auto-debit from your linked bank account',
    '3-18 months',
    '4800+',
    'mobiles, laptops, electronics, fashion, furniture, travel, fitness, insurance',
    '4.5+ Crore preapproved users',
    'No fee for checking',
    'Your credit score is not affected',
    'Our Lending Partners',
    'INR 50,000',
    'The lender auto-debits the linked savings account',
  ])('claims ‘%s’. Source: CNT-001..011, 020, 021', (claim) => {
    expect(main(draw())).toContain(claim);
  });

  it('leads from its last partner to the page that names all 23 lenders', () => {
    for (const locale of locales) {
      const lastLink = draw(organic, locale).querySelector('[aria-labelledby=partners] li:last-child a');
      expect(lastLink?.getAttribute('href')).toBe(`${pathIn(locale, '/about-us')}#ourpartners`);
      const named = texts(drawAbout(locale), '#ourpartners ~ ul li');
      expect(named).toHaveLength(23);
      expect(lenders.filter(({ name }) => !named.some((text) => text.endsWith(name)))).toEqual([]);
    }
  });

  it('keeps the months that it claims on one line, where a browser would break them at their hyphen', () => {
    for (const locale of locales) {
      const drawn = draw(organic, locale);
      const inParts = drawn.createTreeWalker(drawn.querySelector('main') ?? drawn, NodeFilter.SHOW_TEXT);
      const loose: string[] = [];
      while (inParts.nextNode())
        if (inParts.currentNode.textContent?.includes('3-18') && !inParts.currentNode.parentElement?.matches('.num'))
          loose.push(inParts.currentNode.textContent);
      expect(loose).toEqual([]);
    }
  });

  it('leads to where a number is entered, in its language. Source: CNT-009', () => {
    const formAction = (site: Site, locale: Locale) =>
      draw(site, locale).querySelector('main form')?.getAttribute('action');
    expect(locales.map((locale) => formAction(organic, locale))).toEqual(
      locales.map((locale) => pathIn(locale, '/account')),
    );
    expect(formAction(ofLender('axis'), 'hi')).toBe('/hi/login');
  });

  // @req CNT-014, CNT-015
  it('names the 20 merchants in their order. Source: CNT-014, CNT-015', () => {
    expect(texts(draw(), '[aria-labelledby=merchants] li')).toEqual([...sampleMerchants]);
  });

  it('leads from each merchant of the catalogue to its page, and from each product to its own', () => {
    const { merchants, products } = sampleData.home['buy-with-the-product'];
    const drawn = draw(organic, 'hi', undefined, { merchants, products });
    const hrefs = (id: string) =>
      [...drawn.querySelectorAll(`[data-slider=${id}] li a`)].map((link) => link.getAttribute('href'));
    expect(hrefs('merchants')).toEqual(merchants.map(({ merchantHandle }) => `/hi/buy/${merchantHandle}`));
    expect(hrefs('products')).toEqual(
      products.map(({ merchantHandle, productId }) => `/hi/product/${merchantHandle}/${productId}`),
    );
    expect(texts(drawn, '[data-slider=merchants] li')).toEqual(merchants.map(({ name }) => name));
  });

  // @req CNT-012, CNT-013
  it('shows products of no cost over 3, 6, 9 and 12 months, and says what the star is. Source: CNT-012, CNT-013', () => {
    const cards = texts(draw(), '[tabindex][aria-labelledby=products] li');
    const over = cards.map((text) => /(\d+) months/.exec(text)?.[1]);
    expect(over.sort((one, other) => Number(one) - Number(other))).toEqual(['3', '6', '9', '12']);
    for (const card of cards) expect(card).toContain('NO COST EMI*');
    expect(main(draw())).toContain('*NO COST EMI: the shop takes the interest off the price');
  });

  // @req CNT-016, CNT-017
  it('shows 6 testimonials, and the others behind ‘See more’, which becomes ‘See less’. Source: CNT-016, CNT-017', () => {
    const drawn = draw();
    const all = drawn.querySelectorAll('[aria-labelledby=voices] figure');
    const others = drawn.querySelectorAll('[aria-labelledby=voices] details:not([open]) figure');
    expect(all.length - others.length).toBe(6);
    expect(others.length).toBeGreaterThan(0);
    expect(texts(drawn, '[aria-labelledby=voices] summary span')).toEqual(['See more', 'See less']);
  });

  // @req CNT-018
  it('answers a question of each of the five subjects. Source: CNT-018, CNT-019', () => {
    expect(texts(draw(), '[aria-labelledby=faq] summary')).toEqual([
      'What is card-less EMI?',
      'How does it work?',
      'Who lends the money?',
      'Is there a fee to check eligibility?',
      'How do I shop with Kadam?',
      'How do I repay?',
    ]);
  });

  // @req CNT-022
  it('shows what a purchase costs, and leads to the calculator. Source: CNT-022', () => {
    expect(draw().querySelector('[aria-labelledby=calculator] a')?.getAttribute('href')).toBe('/emi-calculator');
  });
});

describe('the home page of a lender', () => {
  const sites = lenders.filter(({ subDomainName }) => subDomainName !== null);

  // @req LAY-019
  it.each(sites)(
    '$name has its colour, three reasons and its costs, and names no other. Source: LAY-018..021',
    (own) => {
      const drawn = draw({ kind: 'lender', lenderId: own.lenderId });
      const said = main(drawn);
      for (const other of lenders) if (other.bank !== own.bank) expect(said).not.toContain(other.name);
      expect(said).not.toContain('Our Lending Partners');
      expect(drawn.querySelectorAll('[aria-labelledby=why] li')).toHaveLength(3);
      const rows = Object.values(own.annualRateBps).filter((rate) => rate !== null);
      expect(drawn.querySelectorAll('[aria-labelledby=costs] tbody tr')).toHaveLength(rows.length);
      expect(drawn.querySelector('[data-hero]')?.getAttribute('data-hero')).toBe(own.hero);
    },
  );
});

it('leads to the demo hub and the sandbox phone in a sandbox, and nowhere else', () => {
  const hrefs = (drawn: Document) =>
    [...drawn.querySelectorAll('main aside a')].map((link) => link.getAttribute('href'));
  expect(hrefs(draw(organic, 'hi', 'http://127.0.0.1:4500'))).toEqual(['http://127.0.0.1:4500/', '/sandbox/phone']);
  expect(hrefs(draw())).toEqual([]);
  expect(main(draw())).not.toMatch(/sandbox/i);
});
