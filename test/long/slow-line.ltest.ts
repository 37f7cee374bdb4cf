import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Agent } from '../browser/support/agent';
import { agreeToTerms } from '../browser/support/agree-to-terms';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { CheckoutPage } from '../browser/support/checkout-page';
import { startOrder, trackOrder } from '../browser/support/order';
import { type OpeningCall, openFrame, shopPage } from '../browser/support/sdk-frame';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { codeFromPhone } from '../browser/support/till';

// Screens while a call, a font, a chunk or the whole connection is pending. Nothing is timed: responses are held until
// the test has checked the screen.

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

async function shop(): Promise<void> {
  context = await browser.newContext({ viewport: { width: 414, height: 800 }, reducedMotion: 'reduce' });
  page = await shopPage(context, sites);
  await page.route(`${sites.providerUrl}/**/*.woff2`, () => undefined);
}

const open = (call: OpeningCall, given?: Record<string, unknown>): Promise<Frame> =>
  openFrame(page, sites, call, given);

/** Holds requests of an address. Returns their count, and a release function. */
async function hold(address: RegExp): Promise<{ count(): number; release(): void }> {
  let count = 0;
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    count += 1;
    await isReleased;
    await route.fallback();
  });
  return { count: () => count, release };
}

const heading = (frame: Frame, name: string | RegExp): Locator => frame.getByRole('heading', { name });
const isBusy = (frame: Frame): Promise<void> => frame.locator('main[aria-busy=true]').waitFor();

describe('while its first call is held and no font loads', () => {
  it.each([
    // A price or a number can be typed without an answer.
    [
      'openSalesApp',
      /\/app\/affordability\/sa\/init/,
      'What does the purchase cost?',
      (frame: Frame) => frame.getByRole('textbox', { name: 'Amount' }).fill('54990'),
    ],
    ['openCheckout', /\/app\/widget\/init/, 'EMI plan', isBusy],
    [
      'checkEligibility',
      /\/app\/widget\/init/,
      /^EMI from/,
      (frame: Frame) => frame.getByRole('textbox', { name: 'Mobile number' }).fill('9000000001'),
    ],
  ] as const)(
    '%s shows that it is loading or accepts a price or number, calls once, and renders with the answer',
    async (call, address, name, meanwhile) => {
      await shop();
      const held = await hold(address);
      const { checkoutToken } = await startOrder(sites);
      const given = { openSalesApp: {}, openCheckout: { checkoutToken }, checkEligibility: { amount: 54_990 } };
      const frame = await open(call, given[call]);
      await meanwhile(frame);
      await expect.poll(held.count).toBe(1);
      expect(await frame.getByRole('alert').count()).toBe(0);
      await frame.getByRole('button', { name: 'Close' }).waitFor();
      held.release();
      await heading(frame, name).first().waitFor();
      expect(held.count()).toBe(1);
    },
  );
});

describe('a chunk that is still loading', () => {
  it('in the checkout keeps the bar and Close, shows that it is loading, and loads by Try again after a refusal', async () => {
    await shop();
    const part = /\/web\/checkout-next-/;
    // The first time a proxy has no server, the second time the answer is slow.
    const held = await hold(part);
    await page.route(part, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' }), {
      times: 1,
    });
    const order = await startOrder(sites);
    await open('openCheckout', { checkoutToken: order.checkoutToken });
    const checkout = new CheckoutPage(sites, order, context, page, [], true);
    await checkout.choosePlan();
    // Call modules load together with the screen after them.
    await checkout.button('Please wait…').waitFor();
    await checkout.button('Close').waitFor();
    held.release();
    await checkout.heading('Enter Your Mobile Number').waitFor();
  });

  it('in the sales app keeps the bar below a screen, and shows a message over one', async () => {
    await shop();
    const screen = await hold(/\/web\/agent-next-/);
    const sheet = await hold(/\/web\/agent-rest-/);
    const agent = new Agent(await open('openSalesApp'), sites);
    await agent.app.getByRole('textbox', { name: 'Amount' }).fill('54990');
    await agent.button('Calculate EMI').click();
    await isBusy(agent.app);
    await agent.button('Back').waitFor();
    screen.release();
    await agent.openLender(/HDFC/);
    await agent.button('Share').click();
    await agent.app.getByText('Loading…').waitFor();
    sheet.release();
    await heading(agent.app, 'Share EMI plans').waitFor();
    await expect.poll(() => agent.app.getByText('Loading…').count()).toBe(0);
  });
});

/** Cuts the connection during the next call of a path: the server processes it, and the answer is lost, which the frame
 *  notices at once or when the connection is back. Returns a function that waits for the message and restores the
 *  connection. */
async function loseAt(frame: () => Frame, path: string, heard: 'atOnce' | 'late'): Promise<() => Promise<void>> {
  let isOver: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  let isGone: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    isGone = resolve;
  });
  const address = new RegExp(`${path}/?(\\?|$)`);
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      if (heard === 'late') {
        isGone();
        await over;
      }
      await route.abort('internetdisconnected');
      isGone();
    },
    { times: 1 },
  );
  return async () => {
    await heading(frame(), 'No Internet').waitFor();
    // The frame may notice it before the rest of the browser: then it would be restored before it was cut.
    await gone;
    await context.setOffline(false);
    await heading(frame(), 'No Internet').waitFor({ state: 'detached' });
    isOver();
  };
}

describe('a connection that is lost during each call and returns', () => {
  it('lets a checkout that notices it late complete one order, with nothing pressed or typed again', async () => {
    const mobile = '9000000001';
    await shop();
    const order = await startOrder(sites);
    const checkout = new CheckoutPage(sites, order, context, page, [], true);
    const losing = async (path: string, act: () => Promise<unknown>, next: string | RegExp): Promise<void> => {
      const isBack = await loseAt(() => checkout.app, path, 'late');
      await act();
      await isBack();
      await checkout.heading(next).first().waitFor();
    };
    await losing('/app/widget/init', () => open('openCheckout', { checkoutToken: order.checkoutToken }), 'EMI plan');
    await losing('/app/transaction/initiate-txn', () => checkout.choosePlan(), 'Enter Your Mobile Number');
    await losing('/app/payment/send-otp', () => checkout.giveMobile(mobile), 'Enter OTP to continue');
    await losing('/app/payment/verify-otp', () => checkout.giveOtp(mobile), 'Key Facts Statement');
    await losing('/app/payment/authorize-kfs', () => checkout.agree(), /^Confirm with/);
    await losing('/app/payment/confirm', () => checkout.pay(mobile), 'Order placed');
    expect((await trackOrder(sites, order.orderId)).status).toBe('COMPLETE');
  });

  it('lets an agent reach the lenders’ answer: typed data stays, and a code is requested or sent by a press', async () => {
    const mobile = '9000000001';
    await shop();
    const frame = (): Frame => page.frames().find((each) => each.url().startsWith(sites.providerUrl)) as Frame;
    const losing = async (call: string, act: () => Promise<unknown>, next: string | RegExp): Promise<void> => {
      const isBack = await loseAt(frame, `/app/affordability/sa/${call}`, 'atOnce');
      await act();
      await isBack();
      const press = frame().locator('dialog button[type=submit]');
      if (/share-code/.test(call)) await press.click();
      await heading(frame(), next).first().waitFor();
    };
    await losing('init', () => open('openSalesApp'), 'What does the purchase cost?');
    const agent = new Agent(frame(), sites);
    await agent.app.getByRole('textbox', { name: 'Amount' }).fill('54990');
    await losing('get-emi-details', () => agent.button('Calculate EMI').click(), /lenders for this amount/);
    await agent.openLender(/HDFC/);
    await losing('send-share-code', () => agent.giveMobile(mobile), 'Enter Secure Share Code');
    await losing('verify-share-code', () => agent.giveCode(mobile), 'Customer is pre-approved');
  });

  it('lets a shopper complete the eligibility check in the same way', async () => {
    const mobile = '9000000001';
    await shop();
    const widget = await open('checkEligibility', { amount: 54_990 });
    const losing = async (path: string, button: string): Promise<void> => {
      const isBack = await loseAt(() => widget, path, 'atOnce');
      await widget.getByRole('button', { name: button }).click();
      await isBack();
      await widget.getByRole('button', { name: button }).click();
    };
    await widget.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
    await losing('/auth/initiate-login', 'Send OTP');
    await heading(widget, 'Enter OTP to continue').waitFor();
    await agreeToTerms(widget);
    const field = widget.getByRole('textbox', { name: 'Enter 5 Digit OTP' });
    await field.pressSequentially(await codeFromPhone(sites, mobile));
    await losing('/auth/verify-login', 'Verify');
    await heading(widget, 'You’re pre-approved').waitFor();
  });
});
