import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { freePort } from './support/processes';
import { type SharedSites, sharedSites } from './support/shared-sites';

let browser: Browser;
let sites: SharedSites;
/** A real server: a page that a test intercepts counts as public and may not call this machine. */
let shop: Server;
let port: number;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
  port = await freePort('127.0.0.1');
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>shop</title><div id="check"></div>
      <script src="${sites.providerUrl}/sdk/v1/kadam.js"></script>
      <script src="${sites.providerUrl}/sdk/v1/elements.js"></script>`);
  }).listen(port, '127.0.0.1');
  await once(shop, 'listening');
});
afterAll(async () => {
  await closePages(browser);
  shop.close();
});

/** Result of a page on a hostname of this machine: price line shown, widget ready. */
async function tryOn(host: string): Promise<{ readonly shown: boolean; readonly ready: boolean }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}/`);
  // The browser withholds the response from the element, which retries for 40 s; retries are blocked as well.
  const refused = new Promise<boolean>((resolve) => {
    page.on('requestfailed', (request) => request.url().includes('/app/widget/promos?') && resolve(false));
  });
  const told = page.evaluate(() => {
    const promo = document.createElement('kadam-promo');
    promo.setAttribute('merchant-key', 'zenmart_sandbox');
    promo.setAttribute('amount', '36000');
    document.body.append(promo);
    return new Promise<boolean>((resolve) => {
      promo.addEventListener('shown', () => resolve(true));
      promo.addEventListener('error', () => resolve(false));
    });
  });
  // After a refused request the page closes before the element reports.
  told.catch(() => undefined);
  const shown = await Promise.race([told, refused]);
  const ready = await page.evaluate(() => {
    const session = window.Kadam?.checkEligibility({
      merchantKey: 'zenmart_sandbox',
      merchantDetails: { merchantName: 'Zenmart' },
      container: '#check',
      amount: 36_000,
      timeouts: { handshakeMs: 3_000 },
    });
    return new Promise<boolean>((resolve) => {
      session?.on('widgetReady', () => resolve(true)).on('error', () => resolve(false));
    });
  });
  await context.close();
  return { shown, ready };
}

describe('sandbox origins', () => {
  it.each(['localhost', '127.0.0.1'])(
    'a page on an unregistered port of %s has its price line and widget',
    async (host) => expect(await tryOn(host)).toEqual({ shown: true, ready: true }),
  );

  it('a page on another hostname of this machine has neither', { tags: ['long'] }, async () => {
    expect(await tryOn('shop.localhost')).toEqual({ shown: false, ready: false });
  });
});
