import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { addressAt } from './support/site-page';

const MOBILE = '9000000011';

let sites: SharedSites;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [sites, browser] = await Promise.all([sharedSites(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

const number = () => page.getByRole('textbox', { name: 'Mobile number' });
const scripts = (name: string): string => `**/web/${name}*.js`;
async function failing(name: string): Promise<() => Promise<void>> {
  await context.route(scripts(name), (route) => route.abort());
  page = await context.newPage();
  return () => context.unroute(scripts(name));
}

describe('My Account whose script fails to load', () => {
  it.each([
    ['en', '/account', 'This page didn’t open', 'Try again', 'Enter Your Mobile Number'],
    ['hi', '/hi/account', 'यह पेज नहीं खुला', 'फिर कोशिश करें', 'अपना मोबाइल नंबर लिखें'],
  ])('shows the failure at once (%s), and ‘Try again’ opens it', async (_, path, words, again, opened) => {
    const comes = await failing('site-account-my-account');
    // The message after 10 s, shown by an animation, must not appear here.
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(addressAt(sites, '', path));
    const alert = page.getByRole('alert').filter({ hasText: words });
    await alert.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await comes();
    await page.getByRole('link', { name: again }).click();
    await page.getByRole('heading', { level: 1, name: opened }).waitFor();
    expect(await alert.count()).toBe(0);
  });

  it('shows the failure after 10 s if even the first script does not load', async () => {
    const comes = await failing('site-account-');
    await page.goto(addressAt(sites, '', '/account?amount=5000'));
    const words = page.getByText('This page didn’t open');
    expect(await words.isVisible()).toBe(false);
    const waits = await page.evaluate(() =>
      document.getAnimations().map((each) => {
        const { delay } = each.effect?.getTiming() ?? {};
        each.finish();
        return delay;
      }),
    );
    expect(waits).toEqual([10_000]);
    await words.waitFor();
    await comes();
    await page.getByRole('link', { name: 'Try again' }).click();
    await number().waitFor();
    expect(new URL(page.url()).search).toBe('?amount=5000');
  });

  it('shows the failure of a chunk, keeps the login, and ‘Try again’ loads it', {
    tags: ['long'],
  }, async () => {
    const comes = await failing('site-account-late');
    const shopper = new SiteEntry(page, sites, 'My Account');
    await shopper.open();
    await shopper.logIn(MOBILE);
    await shopper.heading('My Account didn’t open').waitFor();
    await comes();
    await shopper.button('Try again').click();
    await shopper.button('Log out everywhere').waitFor();
    expect(await page.locator('[data-account]').textContent()).toBe('90XXXXX011');
  });
});

describe('home page', () => {
  const send = () => page.getByRole('button', { name: 'Send OTP' });
  const alert = () => page.getByRole('alert').filter({ hasText: 'Your number is still here.' });

  it('shows that the next step failed to load, keeps number and focus, and ‘Try again’ continues', async () => {
    const comes = await failing('site-home-index');
    const shopper = new SiteEntry(page, sites, 'the home page');
    await shopper.open();
    await shopper.giveNumber(MOBILE);
    await alert().waitFor();
    expect(await number().inputValue()).toBe(MOBILE);
    expect(await send().evaluate((button) => button === document.activeElement)).toBe(true);
    await comes();
    await alert().getByRole('button', { name: 'Try again' }).click();
    await shopper.heading('Enter OTP to continue').waitFor();
    await shopper.place.getByRole('button', { name: 'Close' }).click();
    expect(await alert().count()).toBe(0);
    expect(await number().evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('leads to My Account with the number if a second try fails too', { tags: ['long'] }, async () => {
    await failing('site-home-index');
    await new SiteEntry(page, sites, 'the home page').open();
    await new SiteEntry(page, sites, 'the home page').giveNumber(MOBILE);
    await alert().waitFor();
    await send().click();
    await page.waitForURL(addressAt(sites, '', '/account'));
    await page.getByText('The number that you typed before is still here.').waitFor();
    expect((await number().inputValue()).replaceAll(/\D/g, '')).toBe(MOBILE);
  });
});
