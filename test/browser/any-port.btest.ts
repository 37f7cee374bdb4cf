import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser';
import { freePort, startTwoSites, type TwoSites } from './support/processes';

let browser: Browser;
let sites: TwoSites;
/** A shop of its own; a page that a test only pretends to serve counts as public, and may not ask this machine. */
let shop: Server;
let port: number;
beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startTwoSites()]);
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
  await browser.close();
  shop.close();
  await sites.stop();
});

/** What a page gets on a name of this machine: its price line drawn, and its widget ready. */
async function tryOn(host: string): Promise<{ readonly shown: boolean; readonly ready: boolean }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://${host}:${port}/`);
  const told = await page.evaluate(async () => {
    const promo = document.createElement('kadam-promo');
    promo.setAttribute('merchant-key', 'zenmart_sandbox');
    promo.setAttribute('amount', '36000');
    const shown = new Promise<boolean>((resolve) => {
      promo.addEventListener('shown', () => resolve(true));
      promo.addEventListener('error', () => resolve(false));
    });
    document.body.append(promo);
    const session = window.Kadam?.checkEligibility({
      merchantKey: 'zenmart_sandbox',
      merchantDetails: { merchantName: 'Zenmart' },
      container: '#check',
      amount: 36_000,
      timeouts: { handshakeMs: 3_000 },
    });
    const ready = new Promise<boolean>((resolve) => {
      session?.on('widgetReady', () => resolve(true)).on('error', () => resolve(false));
    });
    return { shown: await shown, ready: await ready };
  });
  await context.close();
  return told;
}

describe('in the sandbox', () => {
  it.each(['localhost', '127.0.0.1'])(
    'a page on a port of %s that nobody has registered has its price and its widget',
    async (host) => expect(await tryOn(host)).toEqual({ shown: true, ready: true }),
  );

  it('a page on another name of this machine has neither', async () => {
    expect(await tryOn('shop.localhost')).toEqual({ shown: false, ready: false });
  });
});
