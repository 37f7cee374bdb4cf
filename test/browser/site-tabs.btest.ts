import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

const tabs = () => page.getByRole('navigation', { name: 'Bottom' });

it('the tab bar is at the bottom of a narrow window, covers no line of the page, and is hidden in a wide one', async () => {
  await page.goto(addressAt(sites, '', '/emi-calculator'));
  expect(await tabs().getByRole('link').allTextContents()).toEqual(['Home', 'Category', 'Dashboard', 'My Account']);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.locator('footer').boundingBox();
  const bar = await tabs().boundingBox();
  expect([bar?.y, bar?.height]).toEqual([640 - (bar?.height ?? 0), expect.closeTo(73, 0)]);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  for (const link of await tabs().getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await tabs().waitFor({ state: 'hidden' });
});

it('the tab bar does not cover the focused element, and takes no height on a phone in landscape', async () => {
  await page.goto(addressAt(sites, '', '/home/buy-with-kadam'));
  const last = page.locator('footer a').last();
  await last.focus();
  const bar = await tabs().boundingBox();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await tabs().evaluate((nav) => getComputedStyle(nav).position)).toBe('static');
});

// @req LAY-016
it("the tab bar's links carry the campaign, here and on the next page", async () => {
  await page.goto(addressAt(sites, '', '/home/buy-with-kadam?utm_campaign=c1'));
  await tabs().getByRole('link', { name: 'My Account' }).click();
  await page.waitForURL(addressAt(sites, '', '/account?utm_campaign=c1'));
  await page.getByRole('heading', { level: 1, name: 'Enter Your Mobile Number' }).waitFor();
  await page.goto(addressAt(sites, '', '/emi-calculator'));
  await tabs().getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(addressAt(sites, '', '/home/buy-with-kadam?utm_campaign=c1'));
  expect(await tabs().getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
});
