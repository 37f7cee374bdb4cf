import type { Browser, BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { closePages, sharedBrowser } from './browser';
import { type CheckoutOptions, type CheckoutPage, openCheckout, openLink, openLinkOf } from './checkout-page';
import { type SharedSites, sharedSites } from './shared-sites';

/** Setup for a file of checkout tests: both sites and a browser, with every page closed after its test. One checkout
 *  stays open, so that the next page reuses both sites' processes, which is twice as fast. */
export function checkoutTests() {
  let sites: SharedSites;
  let browser: Browser;
  let context: BrowserContext;
  let anchor: CheckoutPage;
  const phones: BrowserContext[] = [];
  beforeAll(async () => {
    [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
    context = await browser.newContext({ reducedMotion: 'reduce' });
    anchor = await openCheckout(context, sites);
  });
  afterEach(async () => {
    await context.setOffline(false);
    const left = context.pages().filter((page) => page !== anchor.page);
    await Promise.all([...left, ...phones.splice(0)].map((each) => each.close()));
  });
  afterAll(() => closePages(browser));
  return {
    sites: () => sites,
    context: () => context,
    open: (about?: CheckoutOptions) => openCheckout(context, sites, about),
    openByLink: (about?: CheckoutOptions) => openLink(context, sites, about),
    /** The same payment on another device: only the link is shared. */
    openElsewhere: async ({ order }: CheckoutPage) => {
      const phone = await browser.newContext({ reducedMotion: 'reduce' });
      phones.push(phone);
      return openLinkOf(phone, sites, order);
    },
  };
}
