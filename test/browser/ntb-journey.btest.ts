import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { startOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { Shopper } from './support/shopper';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

/** Not pre-approved; may apply and is approved. */
const MOBILE = '9000000003';
const PURCHASE = 20_000;
const address = `/ntb-application?amount=${PURCHASE}&merchantId=zenmart_sandbox`;
/** Time from the refusal to the receipt. */
const BUYS_WITHIN_MS = 180_000;

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterAll(async () => {
  await context.close();
  await closePages(browser);
});

const heading = (name: string | RegExp): Promise<void> => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
const secrets = async (): Promise<void> => {
  await page.getByLabel('Date of birth').fill('01011990');
  await page.getByLabel('PAN', { exact: true }).fill('ABCDE1234F');
};
/** Expects everything inside the window, at 320 px as well. */
async function fits(): Promise<void> {
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, wide]).toEqual([width, 0]);
  }
  expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
}

describe('a shopper without an approved lender', () => {
  // @req RTE-057, OTP-039
  it(
    'applies alone, resumes at the same step, finishes at the lender, sets up auto-debit before the credit line, and buys with it',
    async () => {
      await page.goto(addressAt(sites, '', address));
      // The OTP overlay opens over the page by itself, without a navigation.
      const guest = new SiteEntry(page, sites, 'the home page');
      await guest.heading('Apply for a new credit line').waitFor();
      expect(new URL(page.url()).pathname).toBe('/ntb-application');
      expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
      await guest.place.getByRole('textbox', { name: 'Mobile number' }).fill(MOBILE);
      await guest.button(/^send otp$/i).click();
      await guest.heading('Enter OTP to continue').waitFor();
      await guest.giveCode(MOBILE);
      await page.waitForURL(/\/ntb-application\?amount=20000/);
      await heading('Apply for a new credit line');
      await fits();
      await press('Start');
      await page.getByLabel('Full name').fill('Asha Rao');
      await secrets();
      await page.getByLabel('Home pincode').fill('560001');
      await page.getByText('Your order').waitFor();
      await page.getByText('Zenmart', { exact: true }).waitFor();
      await fits();
      await press('Continue');
      await heading('Your income');
      await page.getByRole('radio', { name: 'Pension' }).check();
      await page.getByLabel('In hand each month').fill('42000');
      await page.getByText(/\(text 2026-1\)/).waitFor();
      await fits();
      await press('Continue');
      await heading('Choose a lender');
      const neem = page.getByRole('radio', { name: /Neem Credit/ });
      await neem.check();
      const offer = await page.locator('label').filter({ has: neem }).textContent();
      expect(offer).toMatch(/[\d.]+% a year · fee ₹[\d,.]+.*₹[\d,]+\/month.*\d+ months, total ₹[\d,.]+/);
      await fits();

      const exit = page.getByRole('link', { name: 'Save and exit' });
      expect(await exit.getAttribute('href')).toBe('/redirect/?merchantId=zenmart_sandbox');
      await exit.click();
      await page.waitForURL((url) => url.origin === sites.merchantUrl);
      await page.goto(addressAt(sites, '', address));
      await heading('Choose a lender');
      await page.getByText('You are back where you left').waitFor();
      await press('Continue');
      await heading('Auto-debit and your word');
      await secrets();
      await page.getByRole('checkbox').check();
      await fits();
      // The page redirects after 3 s: the lender's page is held until this one has been checked.
      let lookedAt = (): void => undefined;
      const isLookedAt = new Promise<void>((resolve) => {
        lookedAt = resolve;
      });
      await page.route('**/sandbox/application/*', async (route) => {
        await isLookedAt;
        await route.continue();
      });
      await press('Send my application');

      await heading('You go on to Neem Credit');
      await fits();
      expect(await page.getByRole('link', { name: 'Go on' }).getAttribute('href')).toMatch(/\/sandbox\/application\//);
      lookedAt();
      await page.getByRole('button', { name: 'Finish the application' }).click();
      await page.waitForURL(/\/ntb-status\?applicationId=KA-/);
      const status = page.url();
      await heading('Neem Credit approved your application');
      await fits();
      expect(await page.getByRole('link', { name: 'Activate the credit line' }).count()).toBe(0);
      await press('Set up auto-debit');
      await page.getByRole('button', { name: 'Register the mandate' }).click();
      await page.getByRole('link', { name: /Go back/ }).click();
      await page.waitForURL(/\/ntb-status\?applicationId=KA-/);
      await page.getByText('Auto-debit is set up.').waitFor();
      await page.getByRole('link', { name: 'Activate the credit line' }).click();
      await page.waitForURL(/\/activation\/steps\?lenderId=2203/);

      const items = [{ name: 'Carry case', quantity: 1, amountPaise: PURCHASE * 100 }];
      const { paymentLink } = await startOrder(sites, { amount: PURCHASE, items });
      const shop = await context.newPage();
      await shop.goto(paymentLink);
      const shopper = new Shopper(shop, sites, MOBILE);
      await shopper.choose('Neem Credit', 6);
      await shopper.verify();
      await shopper.agree();
      await shopper.confirm('Neem Credit');
      await shop.getByText(/^Auto-debit, A\/c XX\d{4}$/).waitFor();
      expect(await shop.getByRole('button', { name: 'Set up auto-debit' }).count()).toBe(0);

      await page.goto(status);
      await page.getByRole('link', { name: 'Start Shopping' }).waitFor();
    },
    BUYS_WITHIN_MS,
  );
});
