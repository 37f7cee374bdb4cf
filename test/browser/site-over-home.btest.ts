import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { held } from './support/held';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';

const APPROVED = '9000000001';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  // Each test starts with empty data: a number gets no second OTP within 30 s.
  sites = await sharedSites();
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

const messagesTo = async (mobile: string): Promise<number> => {
  const inbox = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  return ((await inbox.json()) as { messages: unknown[] }).messages.length;
};

describe('overlay of the home page', () => {
  const start = async (): Promise<SiteEntry> => {
    const shopper = new SiteEntry(page, sites, 'the home page');
    await shopper.open();
    return shopper;
  };

  // @req OTP-026, OTP-040
  it('closes by the browser’s Back, by Esc and by its button, and restores the history', async () => {
    const shopper = await start();
    const before = await page.evaluate(() => history.length);
    await shopper.asksForCode(APPROVED);
    await page.goBack();
    await shopper.place.waitFor({ state: 'hidden' });
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    expect(await number.inputValue()).toBe(APPROVED);
    for (const leave of [() => page.keyboard.press('Escape'), () => shopper.button('Close').click()]) {
      await page.getByRole('button', { name: 'Send OTP' }).click();
      // The sent OTP is still valid.
      await shopper.heading('Enter OTP to continue').waitFor();
      await leave();
      await shopper.place.waitFor({ state: 'hidden' });
      await expect
        .poll(() => page.evaluate(() => (history.state as { kadamDepth?: number } | null)?.kadamDepth))
        .toBe(0);
    }
    expect(await messagesTo(APPROVED)).toBe(1);
    // One forward entry, which the next navigation replaces.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  it('accepts a number pasted or typed in any format; an extra digit is refused, and nothing is sent', async () => {
    const shopper = await start();
    await shopper.number.focus();
    await page.keyboard.insertText('+91-098765 43210');
    expect(await shopper.number.inputValue()).toBe('9876543210');
    await shopper.number.fill('98765 43210 1');
    expect(await shopper.number.inputValue()).toBe('98765432101');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const faults = () =>
      shopper.number.evaluate((field: HTMLInputElement) => [field.validity.patternMismatch, field.title]);
    expect(await faults()).toEqual([true, 'Mobile Number is Invalid']);
    expect(await shopper.place.isVisible()).toBe(false);
    await shopper.number.fill('');
    await shopper.number.pressSequentially('919000000001');
    expect(await shopper.number.inputValue()).toBe(APPROVED);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await shopper.heading('Enter OTP to continue').waitFor();
    expect(await messagesTo(APPROVED)).toBe(1);
  });

  // @req LIM-005
  it('shows its button at half opacity while the server checks the OTP', async () => {
    const shopper = await start();
    const release = await held(page, '**/auth/verify-login*');
    await shopper.logIn(APPROVED);
    const busy = shopper.place.locator('button[aria-disabled=true]');
    await busy.waitFor();
    expect(await busy.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.5');
    await release();
    await busy.waitFor({ state: 'detached' });
    await shopper.heading('You’re pre-approved').waitFor();
  });

  it('waits for the network if its screens could not be fetched, and keeps the number', async () => {
    const screens = '**/web/site-home-index*.js';
    let lose = (): Promise<void> => Promise.resolve();
    await context.route(screens, (route) => {
      lose = () => route.abort();
    });
    const shopper = await start();
    await shopper.giveNumber(APPROVED);
    await context.setOffline(true);
    await page.getByText('Please check your internet connection.').waitFor();
    const lost = page.waitForEvent('requestfailed');
    await lose();
    await lost;
    expect(new URL(page.url()).pathname).toBe('/buy');
    await context.unroute(screens);
    await context.setOffline(false);
    await shopper.heading('Enter OTP to continue').waitFor();
  });
});
