import { expect, it } from 'vitest';
import type { locales } from '../../../shared/locales';
import type { PageData } from '../../../shared/site/page-data';
import { demo } from '../../../shared/site/routes';
import { organic } from '../../../shared/site/site';
import { renderPage } from '../render';
import { sampleData } from '../testing/sample-data';
import { page } from './demo';

function draw(change: Partial<PageData['demo']> = {}, locale: (typeof locales)[number] = 'en'): Document {
  const data = { ...sampleData.demo, ...change };
  const around = { locale, site: organic, row: demo.shows, path: demo.path, style: '', tags: [], data };
  return new DOMParser().parseFromString(
    renderPage(page, { ...around, publicUrl: 'https://kadam.example' }).html,
    'text/html',
  );
}
const screenOf = (drawn: Document): string => drawn.querySelector('section[aria-label]')?.textContent ?? '';

// @req RTE-015
it.each([
  ['en', '₹2,617 a month for 24 months', 'for ₹54,000, with Banyan Bank', '/demo-communication-screen'],
  ['hi', '24 महीनों तक हर महीने ₹2,617', '₹54,000 पर, Banyan Bank के साथ', '/hi/demo-communication-screen'],
] as const)(
  'shows the screen of the chosen shop with what the price costs by the month there, and the way to try it: %s',
  (locale, monthly, of, action) => {
    const drawn = draw({}, locale);
    const screen = screenOf(drawn);
    for (const said of ['Zenmart', monthly, of]) expect(screen).toContain(said);
    expect(drawn.querySelectorAll('section[aria-label] ol > li')).toHaveLength(3);
    expect([...drawn.querySelectorAll('section[aria-label] a')].map((link) => link.getAttribute('href'))).toEqual([
      '#entry',
    ]);
    const form = drawn.querySelector('main form[method=get][action$=screen]');
    expect(form?.getAttribute('action')).toBe(action);
    expect([...drawn.querySelectorAll('option')].map((each) => [each.value, each.hasAttribute('selected')])).toEqual([
      ['vijay-sales', false],
      ['zenmart', true],
    ]);
  },
);

it('takes the number for the chosen shop and price, and never in an address', () => {
  const drawn = draw();
  const { merchantId, amount } = drawn.querySelector<HTMLElement>('[data-place=home]')?.dataset ?? {};
  expect([merchantId, amount]).toEqual(['zenmart_sandbox', '54000']);
  expect(drawn.querySelector('input[type=tel]')?.hasAttribute('name')).toBe(false);
  const shown = draw({ chosen: { handle: 'vijay-sales', name: 'Vijay Sales', merchantKey: null } });
  expect(shown.querySelector<HTMLElement>('[data-place=home]')?.dataset.merchantId).toBeUndefined();
});

it('shows a notice for a price that no lender finances, and takes a number without a shop', () => {
  expect(screenOf(draw({ plan: null, amountRupees: 1 }))).toContain('No lender lends ₹1 there.');
  const none = draw({ shops: [], chosen: null });
  expect(none.querySelector('select')).toBeNull();
  expect(none.querySelector('main')?.textContent).toContain('No shop can be shown at this moment.');
  expect(none.querySelector('input[type=tel]')).not.toBeNull();
});
