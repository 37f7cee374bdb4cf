import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultLocale } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { addressAt, openPages } from '../browser/support/site-page';

let sites: SharedSites;
let browser: Browser;
/** One window for all pages, with enlarged text. */
let page: Page;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 320, height: 844 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});
afterAll(() => closePages(browser));

// Only the home page of a lender's site has other text. English text is shorter: only a few pages are checked in it.
const ofOwnWords = openPages.filter(
  ({ row, host, locale }, index) =>
    (host === '' || row.shows.weight === 'home') && index % (locale === defaultLocale ? 12 : 2) === 0,
);
it.each(ofOwnWords)(
  '$row.path in $locale, $host, does not scroll horizontally at 320 px with text at 200 %',
  async ({ opened, host, locale }) => {
    await page.goto(addressAt(sites, host, pathIn(locale, opened)));
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    const wide = await page.evaluate(() => {
      const all = [...document.querySelectorAll('body *')].filter(
        (each) => each.getBoundingClientRect().right > innerWidth + 0.5,
      );
      return {
        width: document.documentElement.scrollWidth,
        // Elements that cause the overflow.
        by: document.documentElement.scrollWidth > innerWidth ? all.map(({ outerHTML }) => outerHTML.slice(0, 90)) : [],
      };
    });
    expect(wide).toEqual({ width: 320, by: [] });
  },
);
