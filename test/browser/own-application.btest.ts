import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt } from './support/site-page';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

/** Expects everything inside the window, at 320 px as well. */
async function fits(): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, wide]).toEqual([width, 0]);
  }
  expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
}

describe('a shopper whose application was refused', () => {
  it.each(['4106', '4107'])(
    'sees the reason and alternatives at /ntb-failure?code=%s',
    { tags: ['long'] },
    async (code) => {
      await page.goto(addressAt(sites, '', `/hi/ntb-failure?code=${code}`));
      await page.getByText(code, { exact: true }).waitFor();
      await fits();
    },
  );
});
