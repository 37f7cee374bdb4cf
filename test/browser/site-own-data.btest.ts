import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
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

const open = (path: string): Promise<unknown> => page.goto(addressAt(sites, '', path));
async function saved(press: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

describe('consents and stored data', () => {
  it('after the login the user reads, withdraws, corrects and exports them, and retries a silent lender for the limit', {
    tags: ['long'],
  }, async () => {
    const address = addressAt(sites, '', '/account/consents');
    await page.goto(address);
    await page.waitForURL(/\/account\?next=/);
    await new SiteEntry(page, sites, 'My Account').logIn(MOBILE);
    await page.waitForURL(address);

    await page.getByRole('button', { name: 'Read ‘Terms of use’' }).click();
    await page.getByRole('dialog').getByText('We write to you by SMS').waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await open('/account');
    const whatsApp = page.getByRole('switch', { name: 'WhatsApp updates' });
    await whatsApp.waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    if ((await whatsApp.getAttribute('aria-checked')) === 'false') await whatsApp.click();
    await page.locator('[role=switch][aria-checked=true]').waitFor();

    await page.getByRole('link', { name: /^What you agreed to/ }).click();
    await page.getByRole('button', { name: 'Withdraw ‘WhatsApp updates’' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('heading', { level: 2, name: 'Withdrawn' }).waitFor();
    expect(await page.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);

    await page.getByRole('link', { name: 'What we hold about you' }).click();
    await page.getByRole('button', { name: 'Correct' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('Asha Rao');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const make = (): Promise<void> => page.getByRole('button', { name: 'Make my file' }).click();
    const readable = await saved(make);
    expect(readable.name).toMatch(/^kadam-\d{4}-\d\d-\d\d\.html$/);
    expect(readable.text).toContain('<td>Asha Rao</td>');
    await page.getByRole('radio', { name: /^For a program/ }).check();
    const json = await saved(make);
    expect(json.name).toMatch(/\.json$/);
    expect(JSON.parse(json.text)).toMatchObject({ mobile: MOBILE, name: 'Asha Rao', isWhatsappAllowed: false });
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);

    // The first response has a silent last lender; the server itself answers 'Ask again'.
    await page.route('**/app/credit-line/limits', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const last = body.data.limits.at(-1);
      Object.assign(last, { standing: 'NO_ANSWER', availableLimit: null, wholeLimit: null });
      await route.fulfill({ response: answer, json: body });
    });
    await open('/user-limit-check');
    const again = page.getByRole('button', { name: /^Ask .* again$/ });
    await again.waitFor();
    await page.getByText('No answer in 5 seconds').waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    await again.click();
    await again.waitFor({ state: 'detached' });
    expect(await page.getByText('No answer in 5 seconds').count()).toBe(0);
  });
});

describe('feedback', () => {
  it('a guest sends it: a rating from 1 to 5 is required, and the text stays if sending fails', {
    tags: ['long'],
  }, async () => {
    await open('/feedback');
    const send = page.getByRole('button', { name: 'Send' });
    await send.click();
    await page.getByRole('alert').getByText('Choose from 1 to 5').waitFor();
    await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
    const words = page.getByRole('textbox', { name: /^What should we keep/ });
    await words.fill('Clear.');
    await page.getByText('6 of 500').waitFor();
    expect(await accessibilityFaults(page.mainFrame())).toEqual([]);
    await context.setOffline(true);
    await page.getByRole('alertdialog', { name: 'No Internet' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('alertdialog', { name: 'No Internet' }).waitFor({ state: 'hidden' });
    expect(await words.inputValue()).toBe('Clear.');
    await send.click();
    await page.getByRole('heading', { level: 2, name: 'Thank you' }).waitFor();
  });
});
