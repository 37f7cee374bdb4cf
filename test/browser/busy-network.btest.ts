import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { header } from '../../shared/api/headers';
import { MINUTE_MS } from '../../shared/rules/duration';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { expectRefusals } from './support/unexpected-answers';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  sites = await sharedSites();
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

/** Test servers have 1,000 times the limits: 30,000 numbers are free. */
const ONE_TOO_MANY = 30_001;

async function makeBusy(numbers: number): Promise<void> {
  const client = new pg.Client(sites.databaseUrl);
  await client.connect();
  for (const network of ['127.0.0.1', '::/64'])
    await client.query('insert into rate_limits (bucket, window_ends_at_ms, used) values ($1, $2, $3)', [
      `network-numbers:${network}`,
      Date.now() + 9 * MINUTE_MS,
      numbers,
    ]);
  await client.end();
}

it('a shopper on a network with 30,001 other numbers logs in normally: the page solves two challenges in the background, one to send the code and one to verify it', async () => {
  await makeBusy(ONE_TOO_MANY);
  const calls: (readonly [path: string, status: number, isProved: boolean])[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (response.request().method() !== 'POST' || !/send-otp|verify-otp|initiate-login|verify-login/.test(path)) return;
    calls.push([
      path.replace(/^.*\//, '') || path,
      response.status(),
      header.proofOfWork in response.request().headers(),
    ]);
  });
  expectRefusals(page, (response) => response.status() === 429);
  const shopper = new SiteEntry(page, sites, 'My Account');
  await shopper.open();
  await shopper.logIn('9000000001');
  await shopper.heading('You’re pre-approved').waitFor();
  expect(calls.map(([, status, isProved]) => [status, isProved])).toEqual([
    [429, false],
    [200, true],
    [429, false],
    [200, true],
  ]);
});
