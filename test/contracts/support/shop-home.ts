import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { closePages, sharedBrowser } from '../../browser/support/browser';
import { Shop, type ShopOptions } from './shop';
import { type ContractSites, startContractSites } from './sites';

interface ShopHome {
  browser(): Browser;
  sites(): ContractSites;
  openShop(path?: string, options?: ShopOptions): Promise<Shop>;
}

export function shopHome(): ShopHome {
  let browser: Browser;
  let sites: ContractSites;
  beforeAll(async () => {
    [browser, sites] = await Promise.all([sharedBrowser(), startContractSites()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await sites?.stop();
  });
  return {
    browser: () => browser,
    sites: () => sites,
    openShop: (path, options) => Shop.open(browser, sites, path, options),
  };
}
