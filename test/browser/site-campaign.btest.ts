import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

const MOBILE = '9000000012';

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

const campaign = {
  channel: 'CAMPAIGN_LANDING_PAGE',
  utmSource: 'sms',
  utmMedium: 'a&b',
  utmContent: 'c',
  utmTerm: 'd',
  campaignId: '77',
  merchantId: 'zenmart_sandbox',
};
const query =
  '?channel=CAMPAIGN_LANDING_PAGE&utm_source=sms&utm_medium=a%26b&utm_content=c&utm_term=d&utm_campaign=diwali&campaignId=77&merchantId=zenmart_sandbox&variation=v2';

/** Request bodies of a number from now on. */
function bodies(): Map<string, unknown> {
  const said = new Map<string, unknown>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') said.set(pathname, request.postDataJSON());
  });
  return said;
}

describe('campaign of a visit', () => {
  // @req OTP-012
  it('is sent with the number, the OTP and the lender queries, from the home page', async () => {
    const said = bodies();
    const shopper = new SiteEntry(page, sites, 'the home page');
    await page.goto(addressAt(sites, '', `/home/buy-with-kadam${query}`));
    await shopper.asksForCode(MOBILE);
    expect(said.get('/auth/initiate-login/')).toEqual({ mobile: MOBILE, ...campaign });
    const arrived = page.waitForURL(/\/campaign-(preapproved-user-activation-success|user-not-eligible)\?/);
    await shopper.giveCode(MOBILE);
    await arrived;
    const { otp: _otp, ...verified } = said.get('/auth/verify-login') as Record<string, unknown>;
    expect(verified).toEqual({ mobile: MOBILE, variation: 'v2', isTermsAccepted: true, ...campaign });
    expect(said.get('/app/landing-page/dynamic-check-eligibility')).toEqual({ merchantId: 'zenmart_sandbox' });
    expect(page.url()).not.toContain(MOBILE);
  });

  it('an unknown merchant in the link does not prevent a login', { tags: ['long'] }, async () => {
    const said = bodies();
    const shopper = new SiteEntry(page, sites, 'My Account');
    await page.goto(addressAt(sites, '', '/account?utm_source=sms&merchantId=unknown'));
    expect(page.url()).toBe(addressAt(sites, '', '/account?utm_source=sms'));
    await shopper.asksForCode('9000000014');
    expect(said.get('/auth/initiate-login/')).toEqual({ mobile: '9000000014', channel: 'ONLINE', utmSource: 'sms' });
  });

  it('the last campaign stays at an address without one, and never contains a number', { tags: ['long'] }, async () => {
    await page.goto(addressAt(sites, '', '/about-us?utm_campaign=holi%202026'));
    await page.goto(addressAt(sites, '', '/faq?utm_campaign=9812345678'));
    expect((await context.cookies()).find(({ name }) => name === 'lastTouch')?.value).toBe('holi%202026');
    const said = bodies();
    const shopper = new SiteEntry(page, sites, 'My Account');
    await page.goto(addressAt(sites, '', '/account?utm_term=9812345678'));
    await shopper.asksForCode('9000000013');
    expect(said.get('/auth/initiate-login/')).toEqual({
      mobile: '9000000013',
      channel: 'ONLINE',
      utmCampaign: 'holi 2026',
    });
  });
});
