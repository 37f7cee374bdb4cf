import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../shared/locales';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt, expectInOrder, openPages, widths } from './support/site-page';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  context = await browser.newContext({ reducedMotion: 'reduce' });
});
afterAll(async () => {
  await context.close();
  await closePages(browser);
});

/** Every fifth page, alternating language and width, and every fifteenth on a lender's site too;
 *  test/long/site.ltest.ts covers the whole table. `openPages` has one row per language, in sequence. */
const some = openPages
  .filter(({ host }, index) => {
    const row = Math.floor(index / locales.length);
    return index % locales.length === row % locales.length && row % (host === '' ? 5 : 15) === 0;
  })
  .map((each, index) => ({ ...each, width: widths[index % widths.length] ?? 390 }));

describe('a page of the shopper’s site', () => {
  // @req RTE-022
  it.each(some)('$row.path in $locale, $host, $width px wide, has no fault', ({ row: { path }, host, locale, width }) =>
    expectInOrder(context, sites, { path, host, locale, at: [width] }),
  );

  it.each(['axis', 'hdfc'] as const)(
    'the home page of %s is readable on its background',
    { tags: ['long'] },
    async (host) => {
      await expectInOrder(context, sites, { path: '/home/buy-with-kadam', host, locale: 'en', at: [390] });
    },
  );

  it('is equally readable without script: text, links, and the menu of a narrow window', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await plain.newPage();
    await page.goto(addressAt(sites, '', '/about-us'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('summary').first().click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).waitFor();
    await page.getByRole('link', { name: 'Read in Hindi' }).or(page.getByText('हिन्दी में पढ़ें')).first().click();
    await page.waitForURL(addressAt(sites, '', '/hi/about-us'));
    // The site opens in the chosen language the next time.
    await page.goto(addressAt(sites, '', '/'));
    expect(page.url()).toBe(addressAt(sites, '', '/hi/home/buy-with-kadam'));
    await plain.close();
  });

  it('opens the answer of a fragment link, and others without script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await plain.newPage();
    const answer = page.getByText('The lender auto-debits the linked savings account each month.');
    await page.goto(addressAt(sites, '', '/faq'));
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('How do I repay?').click();
    await answer.waitFor();
    await page.goto(addressAt(sites, '', '/new-user-faq'));
    await page.goto(addressAt(sites, '', '/faq#repay'));
    await answer.waitFor();
    await plain.close();
  });
});
