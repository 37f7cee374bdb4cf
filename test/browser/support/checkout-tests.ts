import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser';
import { type CheckoutOptions, type CheckoutPage, openCheckout, openLink, PLAIN_PAGES } from './checkout-page';
import { startTwoSites, type TwoSites } from './processes';

/** For a file of checkout tests: both sites and a browser while it runs, and every checkout closed after its test. */
export function checkoutTests() {
  let sites: TwoSites;
  let browser: Browser;
  const opened: CheckoutPage[] = [];
  beforeAll(async () => {
    [sites, browser] = await Promise.all([startTwoSites(), launchBrowser(PLAIN_PAGES)]);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(({ context }) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await sites?.stop();
  });
  const kept = (checkout: CheckoutPage): CheckoutPage => {
    opened.push(checkout);
    return checkout;
  };
  return {
    sites: () => sites,
    open: async (about?: CheckoutOptions) => kept(await openCheckout(browser, sites, about)),
    openByLink: async (about?: CheckoutOptions) => kept(await openLink(browser, sites, about)),
  };
}
