import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { samplePng } from '../../shared/rules/disputes/testing/sample-files';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

const MOBILE = '9000000001';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

describe('dispute', () => {
  // @req RTE-063
  it('a guest logs in and raises it, the draft survives a reload and a lost connection without its file, and it is replied to and closed', async () => {
    const address = addressAt(sites, '', '/odr/contact-us?topic=OTHER');
    await page.goto(address);
    await page.waitForURL(/\/account\?next=/);
    const shopper = new SiteEntry(page, sites, 'My Account');
    await shopper.logIn(MOBILE);
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1, name: 'Raise a dispute' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Something else' }).isChecked()).toBe(true);

    const words = page.getByRole('textbox', { name: 'Tell us what happened' });
    await words.fill('The app asked me twice.');
    const file = { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from(samplePng) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Added').waitFor();
    await context.setOffline(true);
    await page.getByRole('alertdialog', { name: 'No Internet' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('alertdialog', { name: 'No Internet' }).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText(/^We kept your draft/).waitFor();
    expect([await words.inputValue(), await page.getByText('screen.png').count()]).toEqual([
      'The app asked me twice.',
      0,
    ]);

    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Added').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { level: 1, name: 'We have your ticket' }).waitFor();
    await page.getByRole('link', { name: 'View ticket' }).click();
    await page.getByRole('heading', { level: 1, name: 'Something else' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'screen.png' }).click();
    expect((await saved).suggestedFilename()).toBe('screen.png');

    await page.getByRole('textbox', { name: 'Add a reply' }).fill('Once more today.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Once more today.').and(page.locator('p')).waitFor();
    await page.getByRole('button', { name: 'It is solved, close it' }).click();
    await page.getByRole('button', { name: 'Close it', exact: true }).click();
    await page.getByRole('button', { name: 'Open it again' }).waitFor();

    await page.goto(addressAt(sites, '', '/odr/view-ticket'));
    await page.getByRole('link', { name: /Something else.*Closed/ }).waitFor();
    await page.goto(addressAt(sites, '', '/odr/confirmation-screen'));
    await page.waitForURL(addressAt(sites, '', '/odr/contact-us'));
  });
});
