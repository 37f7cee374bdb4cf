import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

const APPROVED = '9000000001';

let sites: SharedSites;
let browser: Browser;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterAll(() => closePages(browser));

it('the demo takes a shop and a price, checks a number, and leads to shopping in that shop', {
  tags: ['long'],
}, async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/dynamic-check-eligibility')) asked.push(request.postDataJSON());
  });
  await page.goto(addressAt(sites, '', '/demo-communication-screen'));
  await page.getByRole('combobox', { name: 'Shop' }).selectOption({ label: 'Zenmart' });
  await page.getByRole('spinbutton', { name: 'Price in rupees' }).fill('54000');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.waitForURL(addressAt(sites, '', '/demo-communication-screen?shop=zenmart&amount=54000'));
  const screen = page.getByRole('region', { name: 'The screen at Zenmart' });
  await screen.getByText('for ₹54,000').waitFor();
  expect(await accessibilityFaults(page.mainFrame())).toEqual([]);

  await screen.getByRole('link', { name: 'Check eligibility' }).click();
  const shopper = new SiteEntry(page, sites, 'the home page');
  await shopper.asksForCode(APPROVED);
  await shopper.giveCode(APPROVED);
  const startShopping = shopper.button('Start Shopping');
  await startShopping.waitFor();
  expect(asked[0]).toEqual({ amount: 54_000, merchantId: 'zenmart_sandbox' });
  const led = page.waitForRequest(/\/redirect\//);
  await startShopping.click();
  expect(new URL((await led).url()).search).toBe('?merchantId=zenmart_sandbox');
  expect(page.url()).not.toContain(APPROVED);
  await context.close();
});
