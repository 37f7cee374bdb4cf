import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { visit } from './support/visit';

let browser: Browser;
let sites: SharedSites;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

describe('a preloaded frame', () => {
  it('is requested once on hover, is hidden, and is the one that opens', async () => {
    const { page, problems, frameRequests } = await visit(browser, sites, '/checkout?basket=lumen-m2-kit.1');
    await page.waitForFunction(() => window.Kadam?.version !== undefined);
    const button = page.getByRole('button', { name: 'Place order' });
    await button.hover();
    await expect.poll(() => frameRequests).toEqual(['/payment/init']);
    expect(await page.locator('iframe[src]').isVisible()).toBe(false);
    await button.click();
    await page.frameLocator('iframe[src]').getByText('Lumen M2 camera kit').waitFor();
    expect(frameRequests).toEqual(['/payment/init']);
    expect(await page.locator('iframe[src]').count()).toBe(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('of the promo line is the explanation that opens, and is removed with the line', async () => {
    const { page, frameRequests } = await visit(browser, sites, '/#promo');
    const promo = page.locator('kadam-promo');
    await promo.hover();
    const explanations = () => frameRequests.filter((path) => path === '/widget-communication-screen');
    await expect.poll(explanations).toHaveLength(1);
    await promo.getByRole('button').click();
    const frame = page.locator('iframe[src*=communication]');
    await frame.contentFrame().getByRole('heading', { name: 'Three steps to your EMI' }).waitFor();
    expect(explanations()).toHaveLength(1);
    await promo.evaluate((own) => own.remove());
    await expect.poll(() => frame.count()).toBe(0);
    await page.close();
  });
});
