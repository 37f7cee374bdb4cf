import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { addressAt, breakpoints } from '../browser/support/site-page';

let browser: Browser;
let sites: SharedSites;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

it.each([
  '/home/buy-with-kadam',
  '/hi/home/buy-with-kadam',
  '/hi/emi-calculator',
  '/faq',
  '/hi/terms-and-condition',
  '/account',
])('%s goes sideways at none of the twelve widths', async (path) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(addressAt(sites, '', path));
  for (const width of breakpoints) {
    await page.setViewportSize({ width, height: 844 });
    const past = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect([width, past]).toEqual([width, 0]);
  }
  await page.close();
});
