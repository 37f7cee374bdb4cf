import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

/** Not pre-approved; may apply, and is approved. */
const MOBILE = '9000000003';

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

const heading = (name: string | RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
/** Whether everything is in the window, at 320 px as well. */
async function fits(): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, wide]).toEqual([width, 0]);
  }
  expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
}

describe('a shopper whom nobody has approved', () => {
  it.each(['4106', '4107'])('reads at /ntb-failure?code=%s why, and what works instead', async (code) => {
    await page.goto(addressAt(sites, '', `/hi/ntb-failure?code=${code}`));
    await page.getByText(code, { exact: true }).waitFor();
    await fits();
  });
});
