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
/** Scripts whose names begin so do not come. */
const scripts = (name: string): string => `**/web/${name}*.js`;
async function failing(name: string): Promise<() => Promise<void>> {
  await context.route(scripts(name), (route) => route.abort());
  page = await context.newPage();
  return () => context.unroute(scripts(name));
}

describe('My Account whose script does not come', () => {
  it.each([
    ['en', '/account', 'This page didn’t open', 'Try again', 'Enter Your Mobile Number'],
    ['hi', '/hi/account', 'यह पेज नहीं खुला', 'फिर कोशिश करें', 'अपना मोबाइल नंबर लिखें'],
  ])('says so at once (%s), and opens by ‘Try again’ once it does', async (_, path, words, again, opened) => {
    const comes = await failing('site-account-my-account');
    // What is said after 10 s, by an animation, is not said at all here.
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

  it('says so after 10 s where not even the first script comes', async () => {
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

  it('says of a part of it that it did not load, keeps the login, and shows it by ‘Try again’', {
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

describe('the home page', () => {
  const send = () => page.getByRole('button', { name: 'Send OTP' });
  const alert = () => page.getByRole('alert').filter({ hasText: 'Your number is still here.' });

  it('says that what follows a number did not load, keeps number and focus, and goes on by ‘Try again’', async () => {
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

  it('leads to My Account with the number where a second press finds nothing either', { tags: ['long'] }, async () => {
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
