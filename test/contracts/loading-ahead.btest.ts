import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { Shop } from './support/shop';
import { type ContractSites, startContractSites } from './support/sites';
import { untilIn } from './support/until-in';

const PATH = '/sales-app-init';

let browser: Browser;
let sites: ContractSites;
let shop: Shop;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), startContractSites()]);
});
afterEach(() => shop.close());
afterAll(async () => {
  await closePages(browser);
  await sites.stop();
});

describe('a preloaded frame', () => {
  it('is a single frame, gets no message, focus or token before the click, and then opens', async () => {
    shop = await Shop.open(browser, sites);
    const { page } = shop;
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const before = await focused();
    await page.evaluate(() => {
      for (const _ of [1, 2]) if (window.Kadam?.version) window.Kadam.preload('salesApp', { merchantKey: 'ok' });
    });
    const ahead = await shop.untilFrame('ok');
    await untilIn(ahead, () => document.readyState === 'complete' && 'probe' in window);
    expect(await ahead.evaluate(() => window.probe.opened)).toEqual([]);
    expect(await page.evaluate(() => window.merchant.tokensAsked)).toBe(0);
    expect([await focused(), await page.locator('iframe').isVisible()]).toEqual([before, false]);

    const opened = await shop.openByClick();
    expect(opened).toBe(ahead);
    expect(await opened.evaluate(() => window.probe.opened.map(({ authToken }) => authToken))).toEqual(['token-1']);
    expect([shop.frames().length, sites.asked.filter((path) => path === PATH).length]).toEqual([1, 1]);
  });
});
