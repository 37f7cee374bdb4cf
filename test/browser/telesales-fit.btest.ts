import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestInfo } from '../../shared/api/telesales';
import { requestStates } from '../../shared/rules/payment-request';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';

/** The narrowest supported screen. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };
const UNKNOWN = 'x'.repeat(22);

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: NARROW });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

/** The longest values, without a line break opportunity. */
const longest = (state: RequestInfo['state']): RequestInfo => ({
  state,
  merchantName: 'Elektronikfachmarktgesellschaft'.repeat(2),
  merchantLogo: null,
  merchantHost: `www.${'elektronikfachmarkt'.repeat(3)}.example`,
  agentId: 'A'.repeat(64),
  orderId: 'X9'.repeat(32),
  amount: 9_999_999,
  items: [{ name: 'W'.repeat(120), quantity: 999, amountPaise: 999_999_900 }],
  lowestEmi: 999_999,
  maskedMobile: '98XXXXX210',
  createdAtMs: Date.now() - 60_000,
  expiresAtMs: Date.now() + 600_000,
  serverNowMs: Date.now(),
});

describe('a page of telesales', () => {
  it('wraps no sum of seven digits and fits 320 px with the longest names, in each state of the request', {
    tags: ['long'],
  }, async () => {
    let state: RequestInfo['state'] = 'sent';
    await context.route('**/app/payment/request-info*', (route) =>
      route.fulfill({ json: { success: true, code: 200, message: 'OK', data: longest(state) } }),
    );
    for (state of requestStates) {
      await page.goto(`${sites.providerUrl}/collect-payment?ref=${UNKNOWN}`);
      const sum = page.getByText('₹99,99,999', { exact: true }).first();
      await sum.waitFor();
      const lines = await sum.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([state, lines, wide]).toEqual([state, 1, 0]);
    }
  });

  it('for an unknown link has one background down to the footer and a readable width at 1440 px', {
    tags: ['long'],
  }, async () => {
    await page.setViewportSize(WIDE);
    for (const path of ['collect-payment', 'verify-details', 'ntb-application', 'hi/ntb-application']) {
      await page.goto(`${sites.providerUrl}/${path}?ref=${UNKNOWN}`);
      const note = page.locator('main [data-tone=error]');
      await note.waitFor();
      const { grounds, width } = await note.evaluate((element) => {
        const main = document.querySelector('main');
        const of = (each: Element | null): string => (each ? getComputedStyle(each).backgroundColor : '');
        const clear = 'rgba(0, 0, 0, 0)';
        const firstFrom = (each: Element | null): string =>
          each === null || of(each) !== clear ? of(each) : firstFrom(each.parentElement);
        return {
          grounds: [firstFrom(main), firstFrom(main?.firstElementChild ?? null)],
          width: element.getBoundingClientRect().width,
        };
      });
      expect([path, grounds[0]]).toEqual([path, grounds[1]]);
      expect(width).toBeLessThan(480);
    }
  });
});

it('shows the whole example of the number field at 320 px', async () => {
  await page.goto(`${sites.providerUrl}/demo-communication-screen`);
  // The web font is wider than the fallback, and is used once it is cached.
  await page.evaluate(() => document.fonts.load('1em Inter', 'E'));
  await page.reload();
  expect(await page.evaluate(() => document.fonts.check('1em Inter', 'E'))).toBe(true);
  const missing = await page.locator('input[type=tel]').evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return null;
    input.value = input.placeholder;
    return input.scrollWidth - input.clientWidth;
  });
  expect(missing).toBe(0);
});
