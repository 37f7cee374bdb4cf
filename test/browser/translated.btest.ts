import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { type AnsweringProxy, loginPage, startAnsweringProxy } from './support/answering-proxy';
import { closePages, sharedBrowser } from './support/browser';
import { CheckoutPage } from './support/checkout-page';
import { storeClientId } from './support/client-id';
import { imitateTranslator } from './support/imitation-translator';
import { resetCustomer, startOrder, trackOrder } from './support/order';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';
import { openTill } from './support/till';

const MOBILE = '9000000001';
const NETWORK = /Your network answered instead of us/;
const WITHIN_MS = 120_000;

let browser: Browser;
let sites: SharedSites;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

/** Visible text of a step, without order numbers, times, countdowns, counts of earlier runs and empty marks, which
 *  differ between runs. */
async function seen(document: Frame | Page): Promise<string[]> {
  // Nothing has changed for 800 ms: a live region gets its text 500 ms after the screen.
  await document.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const give = (): void => {
          observer.disconnect();
          resolve();
        };
        let still = setTimeout(give, 800);
        const observer = new MutationObserver(() => {
          clearTimeout(still);
          still = setTimeout(give, 800);
        });
        observer.observe(window.document, { childList: true, subtree: true, characterData: true });
      }),
  );
  const [text = ''] = await document.locator('body').allInnerTexts();
  return text
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'FINGERPRINT')
    .replace(/NE-[\da-f]{8}|\b[A-Z]{2}[\dA-Z]{8,}\b/g, 'ID')
    .replace(/\b\d{1,2}:\d\d( [AP]M)?\b/gi, 'TIME')
    .replace(/\b\d{1,2} seconds?\b/g, 'SECONDS')
    .replace(/\b\d+ (texts?|devices? now)\b/g, 'COUNT $1')
    .replace(/\uFEFF/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

type See = (step: string, document: Frame | Page) => Promise<void>;
/** Presses `Retry` if the network answers first. */
type Retry = (document: Frame | Page) => Promise<void>;

async function checkout(context: BrowserContext, see: See, retry: Retry): Promise<unknown> {
  await resetCustomer(sites, MOBILE);
  const order = await startOrder(sites);
  const page = await context.newPage();
  await page.goto(`${sites.merchantUrl}/checkout`);
  await page.waitForFunction(() => window.Kadam?.version !== undefined);
  await page.evaluate((checkoutToken) => {
    const options = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };
    const session = window.Kadam?.openCheckout({ ...options, checkoutToken });
    if (!session) throw new Error('no checkout');
    window.checkout = session;
  }, order.checkoutToken);
  const shopper = new CheckoutPage(sites, order, context, page, [], true);
  const at = async (heading: string | RegExp): Promise<void> => {
    await shopper.heading(heading).first().waitFor();
    await see(String(heading), shopper.app);
  };
  await expect.poll(() => page.frames().length).toBeGreaterThan(1);
  await retry(shopper.app);
  await shopper.app.getByRole('radio', { name: /24 months/ }).waitFor();
  await at('EMI plan');
  await shopper.chooseLender('Axis Bank');
  await at('EMI plan');
  await shopper.app.getByRole('radio', { name: /9 months/ }).check();
  await see('nine months', shopper.app);
  await shopper.choosePlan(6);
  await at('Enter Your Mobile Number');
  await shopper.giveMobile(MOBILE);
  await at('Enter OTP to continue');
  await shopper.giveOtp(MOBILE);
  await at('Key Facts Statement');
  await shopper.agree();
  await at(/^Confirm with/);
  await shopper.pay(MOBILE);
  await at('Order placed');
  return (await trackOrder(sites, order.orderId)).status;
}

async function till(context: BrowserContext, see: See, retry: Retry): Promise<unknown> {
  const { app } = await openTill(browser, sites, { context });
  const agent = new Agent(app, sites);
  await retry(app);
  await app.getByRole('textbox', { name: 'Amount' }).waitFor();
  await see('amount', app);
  await agent.calculate(54_990);
  await see('lenders', app);
  await agent.openLender(/HDFC/);
  await see('plans', app);
  await agent.button('Back').click();
  await agent.openLender(/Axis/);
  await see('plans of another lender', app);
  await agent.giveMobile(MOBILE);
  await agent.heading('Enter Secure Share Code').waitFor();
  await see('code', app);
  await agent.giveCode(MOBILE);
  await agent.heading('Customer is pre-approved').waitFor();
  await see('result', app);
  return await agent.heading('Customer is pre-approved').count();
}

async function account(context: BrowserContext, see: See, retry: Retry): Promise<unknown> {
  const page = await context.newPage();
  const shopper = new SiteEntry(page, sites, 'My Account');
  await shopper.open();
  await retry(page);
  await shopper.heading('Enter Your Mobile Number').waitFor();
  await see('number', page);
  await shopper.asksForCode(MOBILE);
  await see('OTP', page);
  await shopper.giveCode(MOBILE);
  await shopper.heading('You’re pre-approved').waitFor();
  await see('lenders', page);
  await page.getByRole('button', { name: /Show all \d+ lenders/ }).click();
  await see('all lenders', page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByText('You are logged out.').waitFor();
  await see('logged out', page);
  return (await page.locator('[data-account]').allInnerTexts()).map((text) => text.replace('\uFEFF', ''));
}

async function calculator(context: BrowserContext, see: See): Promise<unknown> {
  const page = await context.newPage();
  await page.goto(addressAt(sites, '', '/emi-calculator?amount=40000&tenure=6'));
  await see('6 months', page);
  await page.getByRole('radio', { name: /^12/ }).first().check({ force: true });
  await page.getByRole('status').filter({ hasText: '₹3,592' }).first().waitFor({ state: 'attached' });
  await see('12 months', page);
  return new URL(page.url()).pathname;
}

type Journey = (context: BrowserContext, see: See, retry: Retry) => Promise<unknown>;
const journeys: Readonly<Record<string, Journey>> = { checkout, till, 'My Account': account };

async function walked(journey: Journey, context: BrowserContext, retry: Retry) {
  context.setDefaultTimeout(20_000);
  const texts: [step: string, lines: string[]][] = [];
  const end = await journey(context, async (step, page) => void texts.push([step, await seen(page)]), retry);
  await context.close();
  return { texts, end };
}
const noRetry: Retry = async () => undefined;
async function newContext(proxy?: AnsweringProxy): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 640, height: 900 },
    reducedMotion: 'reduce',
    ...(proxy && { proxy: { server: proxy.url } }),
  });
  await storeClientId(context, 'client-0000');
  return context;
}
const walkedPlain = new Map<Journey, ReturnType<typeof walked>>();
/** The journey without a translator or proxy, walked once. */
function plainly(journey: Journey): ReturnType<typeof walked> {
  const walk = walkedPlain.get(journey) ?? newContext().then((context) => walked(journey, context, noRetry));
  walkedPlain.set(journey, walk);
  return walk;
}
async function underTranslator(journey: Journey, isStubborn: boolean) {
  const context = await newContext();
  await context.addInitScript(imitateTranslator, isStubborn);
  return walked(journey, context, noRetry);
}

describe('a page translator that replaces each text node', () => {
  it.each(['till'])(
    'changes no text of the journey %s, even if it does not respect translate="no"',
    { timeout: WITHIN_MS, tags: ['long'] },
    async (name) => {
      const journey = journeys[name] ?? till;
      const plain = await plainly(journey);
      expect(plain.texts.length).toBeGreaterThan(4);
      expect(await underTranslator(journey, true)).toEqual(plain);
    },
  );

  it('changes no text of the calculator from 6 to 12 months', { tags: ['long'] }, async () => {
    const plain = await walked(calculator, await newContext(), noRetry);
    expect(plain.texts[0]?.[1]).not.toEqual(plain.texts[1]?.[1]);
    expect(await underTranslator(calculator, true)).toEqual(plain);
  });
});

describe('a proxy that answers with 200 and HTML from the start', () => {
  it.each(['checkout', 'My Account'])(
    'changes no text of the journey %s once ‘Retry’ was pressed, nor its end',
    { timeout: WITHIN_MS, tags: ['long'] },
    async (name) => {
      const journey = journeys[name] ?? till;
      const plain = await plainly(journey);
      const proxy = await startAnsweringProxy();
      proxy.intercept({ paths: /^\/(app|auth)\//, reply: loginPage, isForwarded: false });
      const behind = await walked(journey, await newContext(proxy), async (page) => {
        await page.getByText(NETWORK).first().waitFor();
        proxy.intercept(null);
        await page
          .getByRole('button', { name: /^(Retry|Try again)$/ })
          .first()
          .click();
      });
      await proxy.close();
      expect(behind).toEqual(plain);
    },
  );
});
