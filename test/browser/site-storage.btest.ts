import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { held } from './support/held';
import { startOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';
import { openWidget, widgetPlaces } from './support/widget-page';

const MOBILE = '9000000001';
const MASKED = '90XXXXX001';
const OTHER_MOBILE = '9000000005';
/** Entries that belong to one user. */
const personal = ['authDetails', 'userId', 'userRegistered', 'isUserRegistered', 'loginMethod', 'lenderId', 'txnUuid'];

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

const at = (path: string, host: '' | 'hdfc' = ''): string => addressAt(sites, host, path);
const stored = (from: Pick<Page, 'evaluate'> = page): Promise<Record<string, unknown>> =>
  from.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage }).flatMap(([key, text]) => {
        const entry: unknown = text.startsWith('{') ? JSON.parse(text) : null;
        return typeof entry === 'object' && entry !== null && 'value' in entry ? [[key, entry.value]] : [];
      }),
    ),
  );
const cookieOf = async (name: string): Promise<string | undefined> =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value;
const header = () => page.locator('[data-account]');
function callsTo(path: string): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path)
      sent.push(request.postData() === null ? null : request.postDataJSON());
  });
  return sent;
}
async function logIn(mobile = MOBILE): Promise<void> {
  const shopper = new SiteEntry(page, sites, 'My Account');
  await shopper.open();
  await shopper.heading('Enter Your Mobile Number').waitFor();
  await shopper.logIn(mobile);
  await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
}

describe('storage of the site', () => {
  // @req OTP-032, ELG-018, STO-001, STO-002, STO-004, STO-005, STO-007, STO-009, STO-010, STO-030
  it('has every entry of a login, with the masked number and the origin of the referral, without the number', async () => {
    await page.goto(at('/about-us?utm_campaign=c1'), { referer: 'https://news.example/a?name=Asha' });
    await expect.poll(async () => (await stored()).utmCampaign).toBe('c1');
    const sent = callsTo('/auth/verify-login');
    const looked = page.waitForResponse((response) => response.url().includes('dynamic-check-eligibility'));
    await logIn();
    expect(sent).toMatchObject([{ utmCampaign: 'c1', utmSource: 'news.example' }]);
    const { data } = (await (await looked).json()) as { data: { lenders: { lenderId: string }[] } };
    const values = await stored();
    expect(values).toMatchObject({
      uuId: await cookieOf('userUUID'),
      clientId: await cookieOf('clientId'),
      utmCampaign: 'c1',
      referralUrl: 'https://news.example',
      authDetails: { login: true, mobile: MASKED },
      userId: expect.stringMatching(/^[\w-]{43}$/),
      userRegistered: true,
      loginMethod: 'OTP',
      lenderId: data.lenders[0]?.lenderId,
    });
    expect(values.uuId).toEqual(expect.stringMatching(/^[\da-f-]{36}$/));
    const all = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(all).not.toContain(MOBILE);
    expect(all).not.toContain('Asha');
  });

  it('shows the number in the header before the server has answered', { tags: ['long'] }, async () => {
    await logIn();
    const release = await held(page, '**/auth/identify-user');
    await page.goto(at('/faq'));
    await expect.poll(() => header().textContent()).toBe(MASKED);
    await release();
  });

  // @req Q-049
  it('follows the cookies: another client id and campaign at the next page', { tags: ['long'] }, async () => {
    await page.goto(at('/faq?utm_campaign=c1'));
    await expect.poll(async () => (await stored()).utmCampaign).toBe('c1');
    const clientId = '00000000-0000-4000-8000-000000000007';
    await context.addCookies([{ name: 'clientId', value: clientId, url: sites.providerUrl }]);
    await page.goto(at('/faq?utm_campaign=c2'));
    await expect.poll(stored).toMatchObject({ utmCampaign: 'c2', clientId });
  });

  it('fetches the lenders once in three days, and shows the ids of the browser to its owner', async () => {
    const asked = callsTo('/app/landing-page/details');
    await logIn();
    await expect.poll(async () => (await stored()).lenderDetails).toBeTruthy();
    await page.reload();
    await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
    expect(asked).toHaveLength(1);
    await page.goto(at('/account/data'));
    await page.getByText(`of your visits: ${await cookieOf('userUUID')}`).waitFor();
    await page.getByText(`for experiments: ${await cookieOf('clientId')}`).waitFor();
  });

  it('has no entry of the user after a logout', async () => {
    await logIn();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByText('You are logged out.').waitFor();
    expect(Object.keys(await stored()).filter((key) => personal.includes(key))).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { name: 'Enter Your Mobile Number' }).waitFor();
    expect(await page.getByText('Welcome back').count()).toBe(0);
  });

  it("keeps the user's name after the session has ended, and nothing of them for another user", async () => {
    await logIn();
    const before = await stored();
    await page.evaluate(() => sessionStorage.setItem('ntbOriginationData', 'x'));
    // As after half an hour.
    await context.clearCookies();
    await page.goto(at('/account'));
    await page.getByText('Welcome back. As last time, you log in with an OTP.').waitFor();
    expect(await stored()).not.toHaveProperty('authDetails');
    await logIn(OTHER_MOBILE);
    const after = await stored();
    expect(after.authDetails).toEqual({ login: true, mobile: '90XXXXX005' });
    expect(after.userId).not.toBe(before.userId);
    expect(await page.evaluate(() => sessionStorage.getItem('ntbOriginationData'))).toBeNull();
  });

  // @req ELG-010
  it('selects lender 401 for a guest on the site of HDFC, and none on the main site', { tags: ['long'] }, async () => {
    await page.goto(at('/login', 'hdfc'));
    await page.getByRole('heading', { name: 'Enter Your Mobile Number' }).waitFor();
    expect((await stored()).lenderId).toBe('401');
    await page.goto(at('/account'));
    await page.getByRole('heading', { name: 'Enter Your Mobile Number' }).waitFor();
    expect(await stored()).not.toHaveProperty('lenderId');
  });
});

describe('storage of a payment', () => {
  // @req STO-008
  it('has the uuid of a payment that its link opens', { tags: ['long'] }, async () => {
    const { paymentLink, txnUuid } = await startOrder(sites);
    await page.goto(paymentLink);
    await expect.poll(async () => (await stored()).txnUuid).toBe(txnUuid);
  });
});

describe('storage of a frame in a merchant’s page', () => {
  // @req STO-011
  it("has the merchant's theme", { tags: ['long'] }, async () => {
    const shop = await openWidget(browser, await widgetPlaces(), {
      path: '/widget-check-eligibility',
      open: 'openEligibility',
      options: { amount: 54_990, merchantTheme: { primaryCTAColor: '#b5121b' } },
    });
    expect(await stored(shop.widget)).toMatchObject({
      theme: { merchantKey: 'zenmart_sandbox', theme: { primaryCTAColor: '#b5121b' } },
    });
    expect(shop.problems).toEqual([]);
    await shop.context.close();
  });
});
