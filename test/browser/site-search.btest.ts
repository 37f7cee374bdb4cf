import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt } from './support/site-page';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

async function open(path: string, width: 390 | 1440, hasScript = true): Promise<Page> {
  context = await browser.newContext({
    viewport: { width, height: 844 },
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(addressAt(sites, '', path));
  return page;
}
const resultsOf = (page: Page): Promise<string | null> => page.locator('h1 span').textContent();

describe('search', () => {
  // @req CAT-006
  it('without script goes from the header to merchants and products, by a filter, and back to all', async () => {
    const page = await open('/category-all', 1440, false);
    await page.getByRole('search').getByRole('searchbox').fill('mobile');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=mobile');
    const all = await resultsOf(page);
    await page.getByRole('checkbox', { name: '6 months' }).check();
    await page.getByRole('checkbox', { name: 'No cost EMI*' }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL('**/search?q=mobile&plan=noCost&months=6');
    await page.getByRole('heading', { name: 'Sangeetha Mobiles' }).waitFor();
    expect(await resultsOf(page)).not.toBe(all);
    await page.getByRole('link', { name: 'Clear all' }).last().click();
    await page.waitForURL('**/search?q=mobile');
    expect(await resultsOf(page)).toBe(all);
  });

  // @req LAY-013, LAY-014
  it('by keyboard opens the filter as an overlay, counts, restores it on close, and applies it only when pressed', {
    tags: ['long'],
  }, async () => {
    const page = await open('/search?q=mobile', 390);
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    const link = page.getByRole('link', { name: 'Filter', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Show 6 merchants' }).waitFor();
    expect(await page.locator('body').getAttribute('data-filter-open')).toBe('');
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    const months = dialog.getByRole('checkbox', { name: '6 months' });
    await months.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Show 2 merchants' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(addressAt(sites, '', '/search?q=mobile'));
    await page.locator('body:not([data-filter-open])').waitFor();

    await link.click();
    expect(await months.isChecked()).toBe(false);
    await months.check();
    await dialog.getByRole('button', { name: 'Show 2 merchants' }).click();
    await page.waitForURL('**/search?q=mobile&months=6');
    await page.goBack();
    expect(page.url()).toBe(addressAt(sites, '', '/search?q=mobile'));
  });

  // @req LAY-012, LAY-013, LAY-014
  it('hides the header search while the filter overlay is open, and shows it again', async () => {
    const page = await open('/search?q=mobile', 1440);
    const search = page.getByRole('banner').getByRole('search');
    expect(await search.isVisible()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Filter' }).click();
    await page.getByRole('dialog', { name: 'Filter' }).waitFor();
    expect(await search.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Close filter' }).click();
    await search.waitFor();
  });
});
