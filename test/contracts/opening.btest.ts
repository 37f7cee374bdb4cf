import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/support/browser';
import { Shop } from './support/shop';
import { type ContractSites, startContractSites } from './support/sites';

let browser: Browser;
let sites: ContractSites;
let shop: Shop;

beforeAll(async () => {
  [browser, sites] = await Promise.all([launchBrowser(), startContractSites()]);
});
afterEach(() => shop.close());
afterAll(async () => {
  await browser.close();
  await sites.stop();
});

describe('opening', () => {
  it('hands the payload over and closes with the reason of the frame', async () => {
    shop = await Shop.open(browser, sites);
    const frame = await shop.openByClick();
    expect(await frame.evaluate(() => window.probe.opened)).toEqual([
      {
        protocolVersion: 1,
        merchantKey: 'ok',
        merchantAgentId: 'ZM-1',
        type: 'EMI_HOME',
        icScope: 'sales',
        authToken: 'token-1',
        merchantDetails: { merchantName: 'Zenith Mobiles', merchantOrigin: sites.merchantUrl },
      },
    ]);
    await frame.evaluate(() => void setTimeout(() => window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
    expect(await shop.seen('events')).toEqual(['opened', 'closed:homeButton']);
    expect(shop.page.frames()).toHaveLength(1);
  });
});
