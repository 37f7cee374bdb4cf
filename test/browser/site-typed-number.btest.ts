import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt } from './support/site-page';
import { codeFromPhone } from './support/till';

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

const number = () => page.getByRole('textbox', { name: 'Mobile number' });
const digits = async (): Promise<string> => (await number().inputValue()).replaceAll(/\D/g, '');
const restoredNote = () => page.getByText('The number that you typed before is still here.');
const stored = (): Promise<string> => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

describe('a number typed at My Account', () => {
  it('is restored after a reload, is stored encoded, and is removed after the login', async () => {
    await page.goto(addressAt(sites, '', '/account'));
    await number().fill(MOBILE);
    await expect.poll(stored).toContain('typedNumber');
    expect(await stored()).not.toContain(MOBILE);
    await page.reload();
    await restoredNote().waitFor();
    expect(await digits()).toBe(MOBILE);
    await page.getByRole('button', { name: 'SEND OTP' }).click();
    const code = page.getByRole('textbox', { name: 'Enter 5 Digit OTP' });
    await code.waitFor();
    const terms = page.getByRole('checkbox', { name: /I agree to/ });
    expect(await terms.isChecked()).toBe(false);
    await terms.check();
    const otp = await codeFromPhone(sites, MOBILE);
    await code.pressSequentially(otp.slice(0, 4));
    // Matches whole values: the storage has random ids.
    expect(await stored()).not.toMatch(new RegExp(`(?<!\\w)${otp.slice(0, 4)}(?!\\w)`));
    await code.press(otp.slice(4));
    await page.getByRole('heading', { level: 1, name: 'You’re pre-approved' }).waitFor();
    expect(await stored()).not.toContain('typedNumber');
  });

  it('is not in another tab, nor stored after it was deleted from the field', { tags: ['long'] }, async () => {
    await page.goto(addressAt(sites, '', '/account'));
    await number().fill(MOBILE);
    await expect.poll(stored).toContain('typedNumber');
    const other = await context.newPage();
    await other.goto(addressAt(sites, '', '/account'));
    await other.getByRole('textbox', { name: 'Mobile number' }).waitFor();
    expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
    await number().fill('');
    await expect.poll(stored).not.toContain('typedNumber');
  });
});

describe('a response that names the next page', () => {
  /** The server's answer is replaced by one with a next page. */
  const hinting = (next: string) =>
    context.route('**/auth/identify-user', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...body, nav: { source: 'activation', next } } });
    });

  it('leads to the lenders’ answer, with the campaign; a guest is redirected to log in on the way', async () => {
    await hinting('BIC');
    const arrived = page.waitForRequest(addressAt(sites, '', '/eligible?utm_campaign=c1'));
    await page.goto(addressAt(sites, '', '/account?utm_campaign=c1&a=1'));
    expect((await arrived).isNavigationRequest()).toBe(true);
  });

  it('that names the current page leads nowhere', { tags: ['long'] }, async () => {
    await hinting('VERIFY_MOBILE');
    const asked: string[] = [];
    page.on('framenavigated', (frame) => asked.push(frame.url()));
    await page.goto(addressAt(sites, '', '/activation/verify-mobile?a=1'));
    await number().waitFor();
    expect(asked).toEqual([addressAt(sites, '', '/activation/verify-mobile?a=1')]);
  });
});
