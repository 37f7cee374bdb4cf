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

// @req LIM-021
it.each(['/home/buy-with-kadam', '/hi/home/buy-with-kadam', '/hi/emi-calculator', '/account'])(
  '%s does not scroll horizontally at any of the twelve widths',
  async (path) => {
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
  },
);

/** Rows are narrowest between the specification's widths. */
const headerWidths = [...breakpoints, 900, 993, 1024, 1088, 1100, 1217, 1280].sort((a, b) => a - b);

it.each([
  ['', '/home/buy-with-kadam'],
  ['', '/hi/home/buy-with-kadam'],
  ['hdfc', '/home/buy-with-kadam'],
  ['axis', '/hi/home/buy-with-kadam'],
] as const)('nothing in the header of %s%s overlaps or is clipped at any width', async (host, path) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(addressAt(sites, host, path));
  for (const width of headerWidths) {
    await page.setViewportSize({ width, height: 844 });
    const faults = await page.evaluate(() => {
      const row = document.querySelector('[data-header] > div');
      const drawn = [...(row?.children ?? [])].filter((each) => each.getBoundingClientRect().width > 0);
      return drawn.flatMap((each, at) => {
        const next = drawn[at + 1];
        const name = (each.getAttribute('aria-label') ?? each.textContent ?? '').slice(0, 30);
        const liesOn = next && next.getBoundingClientRect().left < each.getBoundingClientRect().right - 0.5;
        const isCut =
          !each.matches('details') &&
          each.scrollWidth > each.clientWidth + 1 &&
          getComputedStyle(each).display !== 'inline';
        const field = each.querySelector('input');
        const isNoField = field !== null && field.getBoundingClientRect().width < 80;
        return [...(liesOn ? [`on another: ${name}`] : []), ...(isCut || isNoField ? [`cut: ${name}`] : [])];
      });
    });
    expect([width, faults]).toEqual([width, []]);
  }
  await page.close();
});
