import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

const MOBILE = '9000000001';

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

describe('a link of an SMS', () => {
  // @req RTE-051, CAT-048
  it('shows the campaign’s variation, is sent with the number, and leads to the campaign’s result and voucher', async () => {
    const said = new Map<string, unknown>();
    page.on('request', (request) => {
      if (request.method() === 'POST') said.set(new URL(request.url()).pathname, request.postDataJSON());
    });
    await page.goto(addressAt(sites, '', '/campaign/diwali?c=me'));
    await page.getByRole('heading', { level: 1, name: 'The new phone. ₹0 today.' }).waitFor();
    const shopper = new SiteEntry(page, sites, 'the home page');
    await shopper.asksForCode(MOBILE);
    const campaign = { channel: 'CAMPAIGN_LANDING_PAGE', campaignId: 'diwali' };
    expect(said.get('/auth/initiate-login/')).toEqual({ mobile: MOBILE, ...campaign });
    const arrived = page.waitForURL(/\/campaign-preapproved-user-activation-success\?campaignId=diwali$/);
    await shopper.giveCode(MOBILE);
    await arrived;
    expect(said.get('/auth/verify-login')).toMatchObject(campaign);
    await page.getByRole('heading', { level: 1, name: 'You’re pre-approved' }).waitFor();

    await page.goto(addressAt(sites, '', '/voucher/zenmart'));
    await page.getByRole('button', { name: 'Send the SMS' }).click();
    await page.getByText(/^The SMS is on its way\. Buy by/).waitFor();
    expect(await page.locator('form#entry').isVisible()).toBe(false);
  });
});
