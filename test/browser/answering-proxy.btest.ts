import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { type AnsweringProxy, type ForeignReply, loginPage, startAnsweringProxy } from './support/answering-proxy';
import { closePages, sharedBrowser } from './support/browser';
import { CheckoutPage } from './support/checkout-page';
import { startOrder, trackOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';
import { codeFromPhone, openTill } from './support/till';
import { expectRefusals } from './support/unexpected-answers';

// A proxy between browser and server answers calls itself.

const MOBILE = '9000000001';
const NETWORK = /Your network answered instead of us/;
const AT_PAY = /^\/app\/(payment\/(confirm|txn-status)|transaction\/details)/;

const blockPage: ForeignReply = { status: 403, type: 'text/html', body: '<html>Blocked by policy</html>' };
// Unit tests of `frames/platform/api` cover every reply with every call; here each case polls for seconds.
type Named = readonly [string, ForeignReply];
const atPay: readonly Named[] = [
  ['200 with a login page', loginPage],
  ['200 with {}', { status: 200, type: 'application/json', body: '{}' }],
  [
    '200 with the success of another product',
    { status: 200, type: 'application/json', body: '{"success":true,"data":{"token":"x"}}' },
  ],
];
const atStart: readonly Named[] = [
  ['200 without a body', { status: 200, type: 'text/plain', body: '' }],
  ['403 with a page of HTML', blockPage],
  ['511 with a page of HTML', { ...loginPage, status: 511 }],
  ['200 with JSON that is cut off', { status: 200, type: 'application/json', body: '{"success":true,"data":{"sta' }],
];

let browser: Browser;
let sites: SharedSites;
let proxy: AnsweringProxy;
let context: BrowserContext;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));
beforeEach(async () => {
  proxy = await startAnsweringProxy();
  context = await browser.newContext({
    viewport: { width: 640, height: 800 },
    reducedMotion: 'reduce',
    proxy: { server: proxy.url },
  });
  expectRefusals(context, (response) => response.status() === 511);
});
afterEach(async () => {
  await context.close();
  await proxy.close();
});

async function openShop(): Promise<{ page: Page; shown: CheckoutPage }> {
  const order = await startOrder(sites);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${sites.merchantUrl}/checkout`);
  await page.waitForFunction(() => window.Kadam?.version !== undefined);
  await page.evaluate((checkoutToken) => {
    const options = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };
    const session = window.Kadam?.openCheckout({ ...options, checkoutToken });
    if (!session) throw new Error('no checkout');
    window.checkout = session;
  }, order.checkoutToken);
  return { page, shown: new CheckoutPage(sites, order, context, page, [], true) };
}

async function toPay(shown: CheckoutPage): Promise<void> {
  await shown.verify(MOBILE);
  await shown.agree();
  await shown.heading(/^Confirm with/).waitFor();
  await shown.field(/otp/i).pressSequentially(await codeFromPhone(sites, MOBILE));
}

const endOf = (page: Page): Promise<{ outcome: string }> => page.evaluate(() => window.checkout.result);
const statusOf = async (shown: CheckoutPage): Promise<unknown> => (await trackOrder(sites, shown.order.orderId)).status;

describe('a proxy that answers at Pay instead of the server', () => {
  const paidBehindProxy = async (_: string, reply: ForeignReply): Promise<void> => {
    const { page, shown } = await openShop();
    await toPay(shown);
    proxy.intercept({ paths: AT_PAY, reply, isForwarded: true });
    await shown.button(/^Pay ₹/).click();
    await shown.heading(/We are still checking with/).waitFor();
    await expect.poll(() => statusOf(shown)).toBe('COMPLETE');
    expect(await shown.app.getByText('Something went wrong').count()).toBe(0);
    proxy.intercept(null);
    await shown
      .heading(/Order placed|Payment complete|paid/i)
      .first()
      .waitFor();
    await page.close();
  };
  it.each(atPay.slice(0, 1))(
    '%s after the server has received the call: the checkout keeps polling and shows the receipt once the server answers',
    { timeout: 60_000 },
    paidBehindProxy,
  );
  it.each(atPay.slice(1, 2))(
    '%s after the server has received the call: the checkout keeps polling and shows the receipt once the server answers',
    { tags: ['long'], timeout: 60_000 },
    paidBehindProxy,
  );

  it('the session ends as ‘pending’, not ‘cancelled’, if the shopper closes the checkout meanwhile', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const { page, shown } = await openShop();
    await toPay(shown);
    proxy.intercept({ paths: AT_PAY, reply: loginPage, isForwarded: true });
    await shown.button(/^Pay ₹/).click();
    await shown.heading(/We are still checking with/).waitFor();
    await page.evaluate(() => window.checkout.close());
    expect(await endOf(page)).toMatchObject({ outcome: 'pending' });
    await expect.poll(() => statusOf(shown)).toBe('COMPLETE');
  });

  it('if the server has not received the call, the same OTP pays with the same key once the proxy lets it pass', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const { page, shown } = await openShop();
    await toPay(shown);
    proxy.intercept({ paths: AT_PAY, reply: blockPage, isForwarded: false });
    await shown.button(/^Pay ₹/).click();
    await shown.heading(/We are still checking with/).waitFor();
    expect(await statusOf(shown)).toBe('INITIATED');
    const { key } = proxy.intercepted.find(({ path }) => path.startsWith('/app/payment/confirm')) ?? {};
    expect(key).toBeTypeOf('string');
    proxy.intercept(null);
    await shown.heading(/^Confirm with/).waitFor();
    const again = page.waitForRequest('**/app/payment/confirm*');
    await shown.button(/^Pay ₹/).click();
    expect((await again).headers()['idempotency-key']).toBe(key);
    await shown
      .heading(/Order placed|Payment complete|paid/i)
      .first()
      .waitFor();
    expect(await statusOf(shown)).toBe('COMPLETE');
  });
});

/** Number of OTPs on the sandbox phone; earlier tests of this file use the number too. */
async function codesSent(): Promise<number> {
  const answer = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${MOBILE}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.filter(({ text }) => /(?<!\S)\d{5}\b/.test(text)).length;
}

describe('a proxy that answers from the start', () => {
  it.each(atStart)(
    '%s: the checkout names the network, not a wrong link, and opens after ‘Retry’',
    { tags: ['long'], timeout: 60_000 },
    async (_, reply) => {
      proxy.intercept({ paths: /^\/app\//, reply, isForwarded: false });
      const { shown } = await openShop();
      await shown.heading('The payment could not open').waitFor();
      await shown.app.getByText(NETWORK).waitFor();
      expect(await shown.app.getByText(/link does not work/).count()).toBe(0);
      proxy.intercept(null);
      await shown.button(/Retry|Try again/).click();
      await shown.app.getByRole('radio', { name: /6 months/ }).waitFor();
    },
  );

  it('before Pay a dialog names the network, and ‘Retry’ sends one OTP', {
    tags: ['long'],
    timeout: 60_000,
  }, async () => {
    const { shown } = await openShop();
    await shown.choosePlan();
    const before = await codesSent();
    proxy.intercept({ paths: /send-otp/, reply: loginPage, isForwarded: true });
    await shown.giveMobile(MOBILE);
    await shown.app.getByRole('alertdialog').getByText(NETWORK).waitFor();
    proxy.intercept(null);
    await shown.button(/Retry|Try again/).click();
    await shown.heading('Enter OTP to continue').waitFor();
    expect((await codesSent()) - before).toBe(1);
  });
});

describe('a proxy that answers in the till', () => {
  it('at the start a message appears, and ‘Retry’ opens the app', { timeout: 60_000 }, async () => {
    proxy.intercept({ paths: /^\/app\//, reply: loginPage, isForwarded: false });
    const { app } = await openTill(browser, sites, { context });
    await app.getByText(NETWORK).waitFor();
    proxy.intercept(null);
    await app.getByRole('button', { name: 'Retry' }).click();
    await app.getByRole('textbox', { name: 'Amount' }).waitFor();
    expect(await app.getByText(NETWORK).count()).toBe(0);
  });

  it('at the plans a message appears, and ‘Retry’ loads them', { tags: ['long'], timeout: 60_000 }, async () => {
    const { app } = await openTill(browser, sites, { context });
    const agent = new Agent(app, sites);
    await app.getByRole('textbox', { name: 'Amount' }).waitFor();
    proxy.intercept({ paths: /get-emi-details/, reply: blockPage, isForwarded: true });
    await app.getByRole('textbox', { name: 'Amount' }).fill('54990');
    await agent.button('Calculate EMI').click();
    await app.getByText(NETWORK).waitFor();
    proxy.intercept(null);
    await agent.button('Retry').click();
    await agent.heading(/lenders? for this amount/).waitFor();
    expect(await app.getByText(NETWORK).count()).toBe(0);
  });
});

describe('a proxy that answers on a page of the site', () => {
  it.each([
    ['en', '/account', NETWORK, 'Try again'],
    ['hi', '/hi/account', /आपके नेटवर्क ने जवाब दिया/, 'फिर कोशिश करें'],
  ])(
    'My Account names the network (%s), and ‘Try again’ opens the page',
    { tags: ['long'], timeout: 60_000 },
    async (_, path, words, again) => {
      proxy.intercept({ paths: /^\/(app|auth)\//, reply: loginPage, isForwarded: true });
      const page = await context.newPage();
      await page.goto(addressAt(sites, '', path));
      await page.getByRole('main').getByText(words).waitFor();
      proxy.intercept(null);
      await page.getByRole('button', { name: again }).click();
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      expect(await page.getByRole('main').getByText(words).count()).toBe(0);
    },
  );

  it('a foreign 401, 403 or 404 keeps the shopper logged in and is named on the page of the purchases', {
    timeout: 60_000,
  }, async () => {
    const page = await context.newPage();
    const address = addressAt(sites, '', '/transaction-history');
    // A guest is redirected to My Account, and back after the login.
    await page.goto(address);
    await new SiteEntry(page, sites, 'My Account').logIn('9000000011');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    for (const status of [401, 403, 404]) {
      proxy.intercept({ paths: /^\/(app|txn)\//, reply: { ...loginPage, status }, isForwarded: true });
      await page.goto(address);
      const alert = page.getByRole('alert').getByText(NETWORK);
      await alert.waitFor();
      expect(page.url()).toBe(address);
      proxy.intercept(null);
      await page.getByRole('button', { name: 'Try again' }).click();
      await alert.waitFor({ state: 'detached' });
      await page.locator('main [aria-busy=false]').first().waitFor();
    }
  });
});
