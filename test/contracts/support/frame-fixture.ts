import type { BrowserContext } from 'playwright';
import { startOrder } from '../../browser/support/order';
import { freePort } from '../../browser/support/processes';
import { sharedSites } from '../../browser/support/shared-sites';
import { isScript, script } from './scripts';

/** Chromium takes a page that a test makes up for one from the internet, which may not show a page of this machine. */
export const FIXTURES_EVERYWHERE = 'LocalNetworkAccessChecks';

/** Where a frame page is served from, and who may and may not hold it. */
export interface FrameFixture {
  readonly providerUrl: string;
  /** Registered for the merchant key. */
  readonly merchantUrl: string;
  readonly strangerUrl: string;
  readonly merchantKey: string;
  /** A token that the provider takes for one of the merchant's agents. */
  readonly authToken: string;
  /** Opens the checkout of an order of that merchant. */
  readonly checkoutToken: string;
  /** Puts the pages that host a frame and that forge messages on all three origins. */
  prepare(context: BrowserContext): Promise<void>;
}

const page = (name: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><body><script src="/${name}.js"></script></html>`;

/** The built server and the example merchant's, with an order of this file's. */
export async function builtFixture(): Promise<FrameFixture> {
  const [sites, port] = await Promise.all([sharedSites(), freePort('127.0.0.1')]);
  const [answer, { checkoutToken }] = await Promise.all([
    fetch(`${sites.merchantUrl}/kadam/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ agentId: 'ZM-3071' }),
    }),
    startOrder(sites),
  ]);
  const { authToken } = (await answer.json()) as { authToken: string };
  // Every port of this machine is registered in the sandbox; its other names are not.
  const strangerUrl = `http://stranger.localhost:${port}`;
  return {
    providerUrl: sites.providerUrl,
    merchantUrl: sites.merchantUrl,
    strangerUrl,
    merchantKey: 'zenmart_sandbox',
    authToken,
    checkoutToken,
    async prepare(context) {
      for (const origin of [sites.providerUrl, sites.merchantUrl, strangerUrl]) {
        await context.route(new RegExp(`^${origin}/(host|forger)(\\.js)?$`), async (route) => {
          const { pathname } = new URL(route.request().url());
          if (isScript(pathname)) await route.fulfill({ contentType: 'text/javascript', body: await script(pathname) });
          else await route.fulfill({ contentType: 'text/html', body: page(pathname.slice(1)) });
        });
      }
    },
  };
}
