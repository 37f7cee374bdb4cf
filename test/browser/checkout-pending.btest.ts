import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { CheckoutPage } from './support/checkout-page';
import { type StartedOrder, startOrder, trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';
import { type SharedSites, sharedSites } from './support/shared-sites';

// A shop that relies only on the end of a session: after 'cancelled' it takes the money by card. The order must be paid
// once, regardless of the actions of shopper and page while the lender is asked.

interface End {
  readonly outcome: string;
  readonly reason: string;
}
interface Session {
  close(): void;
  readonly result: Promise<End>;
}
declare global {
  interface Window {
    checkout: Session;
  }
}

/** Time until the server asks the silent lender again, plus the lender's own time to pay. */
const PAID_WITHIN_MS = 45_000;
const ANSWERS_LATE = '6000004008';
const ANSWERS = '9000000001';

let browser: Browser;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

async function openShop(order: StartedOrder): Promise<{ page: Page; shown: CheckoutPage }> {
  const page = await browser.newPage({ viewport: { width: 640, height: 800 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  // The lender's later status does not reach the checkout.
  await page.route('**/app/payment/txn-status*', () => undefined);
  await page.goto(`${sites.merchantUrl}/checkout`);
  await page.waitForFunction(() => window.Kadam?.version !== undefined);
  await open(page, order);
  return { page, shown: new CheckoutPage(sites, order, page.context(), page, [], true) };
}

const open = (page: Page, { checkoutToken }: StartedOrder): Promise<void> =>
  page.evaluate((token) => {
    const options = { merchantKey: 'zenmart_sandbox', merchantDetails: { merchantName: 'Zenmart' } };
    const session = window.Kadam?.openCheckout({ ...options, checkoutToken: token });
    if (!session) throw new Error('no checkout');
    window.checkout = session;
  }, checkoutToken);

const endOf = (page: Page): Promise<End> => page.evaluate(() => window.checkout.result);

/** Parties that took the money: the shop, by the end of the session, and the lender, by the order. */
async function takenBy(page: Page, { orderId }: StartedOrder): Promise<string[]> {
  const { outcome } = await endOf(page);
  const taken = outcome === 'cancelled' || outcome === 'failed' ? ['card'] : [];
  await expect
    .poll(async () => (await trackOrder(sites, orderId)).status, { timeout: PAID_WITHIN_MS })
    .toBe('COMPLETE');
  return [...taken, 'lender'];
}

async function toTheLender(shown: CheckoutPage, mobile: string): Promise<void> {
  await shown.verify(mobile);
  await shown.agree();
  await shown.pay(mobile);
}

const leaving = 'Leave while we check?';

describe('a shop that relies only on the end of a session', () => {
  it('is paid once if the shopper closes while the lender has not answered (4008)', {
    timeout: 120_000,
  }, async () => {
    const order = await startOrder(sites);
    const { page, shown } = await openShop(order);
    await toTheLender(shown, ANSWERS_LATE);
    await shown.heading(/We are still checking with/).waitFor();
    await shown.button('Close').first().click();
    await shown.heading(leaving).waitFor();
    await shown.isClean();
    await shown.app.getByText(/We will tell Zenmart as soon as we know/).waitFor();
    await shown.button('Keep waiting').click();
    await shown.heading(leaving).waitFor({ state: 'detached' });
    await shown.button('Close').first().click();
    await pressToLeave(shown.button('Leave'));
    expect(await endOf(page)).toEqual({ outcome: 'pending', reason: 'closeButton' });
    expect(await takenBy(page, order)).toEqual(['lender']);
    await page.close();
  });

  it('is paid once if its page closes while the lender is being asked', {
    tags: ['long'],
    timeout: 120_000,
  }, async () => {
    const order = await startOrder(sites);
    const { page, shown } = await openShop(order);
    // The server gets the call, but the frame never gets the answer.
    let answered: Promise<unknown> | undefined;
    await page.route('**/app/payment/confirm*', (route) => {
      answered = route.fetch();
    });
    const asked = page.waitForRequest('**/app/payment/confirm*');
    await toTheLender(shown, ANSWERS);
    await asked;
    await page.evaluate(() => window.checkout.close());
    expect(await endOf(page)).toEqual({ outcome: 'pending', reason: 'hostClosed' });
    expect(await takenBy(page, order)).toEqual(['lender']);
    await answered;
    await page.close();
  });

  it('may take the money another way if the shopper leaves before the lender is asked', {
    tags: ['long'],
  }, async () => {
    const order = await startOrder(sites);
    const { page, shown } = await openShop(order);
    await shown.choosePlan();
    await shown.heading('Enter Your Mobile Number').waitFor();
    await page.evaluate(() => window.checkout.close());
    expect(await endOf(page)).toEqual({ outcome: 'cancelled', reason: 'hostClosed' });
    expect((await trackOrder(sites, order.orderId)).status).not.toBe('COMPLETE');
    await page.close();
  });
});
