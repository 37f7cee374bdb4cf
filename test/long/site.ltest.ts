import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLocale } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { homePage } from '../../shared/site/home-page';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { addressAt, expectInOrder, openPages, widths } from '../browser/support/site-page';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
/** Without JavaScript. */
let plain: BrowserContext;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  context = await browser.newContext({ reducedMotion: 'reduce' });
  plain = await browser.newContext({ javaScriptEnabled: false });
});
afterAll(async () => {
  await closePages(browser);
});

// Pages that work without a script. My Account, an activation, and the hand-over tab of a lender's page need one.
// Independent of host and language.
const readable = openPages.filter(
  ({ row: { path, shows }, host, locale }) =>
    shows.weight !== 'account' &&
    shows.weight !== 'activation' &&
    path !== '/tab-redirection' &&
    host === '' &&
    locale === defaultLocale,
);
it.each(readable.filter((_, index) => index % 12 === 0))(
  '$row.path in $locale, $host, has its heading, text and links without script too',
  async ({ opened, host, locale }) => {
    const read = async (by: BrowserContext) => {
      const page = await by.newPage();
      await page.goto(addressAt(sites, host, pathIn(locale, opened)));
      // A dialog that opens by itself has a separate heading.
      const ownHeading = page.locator('h1').first();
      await ownHeading.waitFor();
      const heading = (await ownHeading.textContent()) ?? '';
      const text = (await page.locator('main').textContent()) ?? '';
      const links = await page.locator('a[href]').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      await page.close();
      return { heading, hasText: text.length > heading.length, links: links.sort() };
    };
    const without = await read(plain);
    expect(without).toEqual(await read(context));
    expect(without.hasText).toBe(true);
  },
);

// A lender's site differs in its home page only. Another language has longer text; site-large-letters.ltest.ts checks
// that on all pages, so here every second one suffices.
const inOrder = openPages.filter(
  ({ row: { shows }, host, locale }, index) =>
    (host === '' || shows === homePage) && (locale === defaultLocale || index % 16 === 1),
);
it.each(inOrder)('$row.path in $locale, $host, is in order at every width', async ({ row: { path }, host, locale }) => {
  await expectInOrder(context, sites, {
    path,
    host,
    locale,
    at: locale === defaultLocale && host === '' ? widths : [widths[0]],
  });
});
