import type { BrowserContext } from 'playwright';
import { startOrder } from '../../browser/support/order';
import { freePort } from '../../browser/support/processes';
import { sharedSites } from '../../browser/support/shared-sites';
import { isScript, script } from './scripts';

/** Chromium treats an intercepted page as public, which may not embed a page of this machine. */
export const FIXTURES_EVERYWHERE = 'LocalNetworkAccessChecks';

/** Servers of a frame page, and origins that may and may not embed it. */
export interface FrameFixture {
  readonly providerUrl: string;
  readonly merchantUrl: string;
  readonly strangerUrl: string;
  readonly merchantKey: string;
  /** A token that the provider accepts for one of the merchant's agents. */
  readonly authToken: string;
  /** Opens the checkout of an order of that merchant. */
  readonly checkoutToken: string;
  /** Serves the host pages and forger pages on all three origins. */
  prepare(context: BrowserContext): Promise<void>;
}

const page = (name: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><body><script src="/${name}.js"></script></html>`;

/** The built server and the example merchant's, with an order of this file. */
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
  // Every port of this machine is registered in the sandbox; its other hostnames are not.
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
