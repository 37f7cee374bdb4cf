import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';
import { codeFromPhone } from './support/till';

const MOBILE = '9000000005';
const QUERY = 'lenderId=502&utm_campaign=c1';
const NEW_PIN = '8642';

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

// @req RTE-031, RTE-032, RTE-078, ACT-017
it('a credit line is activated with number, PIN and OTP, keeps the query of the first address, and then gets a new PIN', async () => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(addressAt(sites, '', `/activation/steps?${QUERY}`));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**/activation/verify-mobile?${QUERY}`);
  const shopper = new SiteEntry(page, sites, 'My Account');
  await shopper.heading('Verify your mobile number').waitFor();
  await page.getByText('The number that your bank has on record').waitFor();
  await shopper.asksForCode(MOBILE);
  await shopper.giveCode(MOBILE);
  await page.waitForURL(`**/activation/verify-second-factor?${QUERY}`);
  await page.getByLabel('4-digit PIN').fill('1234');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { level: 1, name: /^Enter the OTP of/ }).waitFor();
  await shopper.code.pressSequentially(await codeFromPhone(sites, MOBILE));
  await page.waitForURL(`**/activation/registration-success?${QUERY}`);
  await page.getByRole('heading', { level: 1, name: '₹5,00,000 ready to use' }).waitFor();

  await page.goto(addressAt(sites, '', '/account/change-pin?lenderId=502'));
  await page.getByLabel('Current PIN').fill('1234');
  await page.getByLabel('New PIN', { exact: true }).fill(NEW_PIN);
  await page.getByLabel('New PIN again').fill(NEW_PIN);
  await page.getByRole('button', { name: 'Change PIN' }).click();
  await page.getByText('Your new PIN works from now.').waitFor();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const pin of ['1234', NEW_PIN]) expect([...addresses, stored].filter((text) => text.includes(pin))).toEqual([]);
});
