import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreeToTerms } from './support/agree-to-terms';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt } from './support/site-page';
import { codeFromPhone } from './support/till';

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

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function giveMobile(mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'SEND OTP' }).click();
}
async function logIn(mobile: string): Promise<void> {
  await giveMobile(mobile);
  await heading('Enter OTP to continue').waitFor();
  await agreeToTerms(page);
  const field = page.getByRole('textbox', { name: 'Enter 5 Digit OTP' });
  await field.pressSequentially(await codeFromPhone(sites, mobile));
}

describe('My Account', () => {
  it('a number and OTP log in, the lenders appear, and logging out applies to every tab', async () => {
    await page.goto(addressAt(sites, '', '/account'));
    await heading('Enter Your Mobile Number').waitFor();
    await logIn('9000000001');
    await heading('You’re pre-approved').waitFor();
    await page.getByRole('button', { name: /Show all \d+ lenders/ }).click();
    await page.getByText('Standard Chartered').waitFor();
    expect(await page.locator('[data-account]').textContent()).toBe('90XXXXX001');
    // Another open page of the site also shows the login.
    const [reader, other] = [await context.newPage(), await context.newPage()];
    for (const each of [reader, other]) {
      await each.goto(addressAt(sites, '', '/about-us'));
      await expect.poll(() => each.locator('[data-account]').textContent()).toBe('90XXXXX001');
    }
    await other.goto(addressAt(sites, '', '/account'));
    await other.getByRole('heading', { name: 'You’re pre-approved' }).waitFor();
    await other.getByRole('button', { name: 'Log out', exact: true }).click();
    await other.getByText('You are logged out.').waitFor();
    await heading('Enter Your Mobile Number').waitFor();
    for (const each of [page, reader]) {
      await expect.poll(() => each.locator('[data-account]').textContent()).toBe('My Account');
      expect(await each.locator('body').textContent()).not.toContain('90XXXXX001');
    }
    // Back after the logout shows no personal data.
    await other.goBack();
    await other.getByRole('heading', { level: 1 }).waitFor();
    expect(await other.locator('body').textContent()).not.toContain('90XXXXX001');
    // The session continues as a guest session.
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('authToken');
  });

  it('without its cookies the page shows that the session is over and no personal data', async () => {
    await page.goto(addressAt(sites, '', '/account'));
    await logIn('9000000005');
    await expect.poll(() => page.locator('[data-account]').textContent()).toBe('90XXXXX005');
    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByText('Logged out after 30 minutes').waitFor();
    await heading('Enter Your Mobile Number').waitFor();
    expect(await page.locator('body').textContent()).not.toContain('90XXXXX005');
  });

  it('after the login the page redirects to the address that sent the guest, and to no other host', async () => {
    await page.goto(addressAt(sites, '', '/account?next=%2Ffaq'));
    await logIn('9000000001');
    await page.waitForURL(addressAt(sites, '', '/faq'));
    await context.clearCookies();
    await page.goto(addressAt(sites, '', '/account?next=%2F%2Fevil.example%2F'));
    await logIn('9000000001');
    await heading('You’re pre-approved').waitFor();
    expect(page.url()).toBe(addressAt(sites, '', '/account?next=%2F%2Fevil.example%2F'));
  });

  it('a number that no lender approves and a blocked number each get a calm message', { tags: ['long'] }, async () => {
    await page.goto(addressAt(sites, '', '/account'));
    await logIn('9000000004');
    await page.getByRole('button', { name: 'Try another number' }).click();
    await giveMobile('9000000006');
    await heading('Account Blocked').waitFor();
    expect(await heading('You’re pre-approved').count()).toBe(0);
  });

  // @req RTE-046, RTE-047
  it('a lender’s site has its own address, shows only that bank, and shares no login with the main site', {
    tags: ['long'],
  }, async () => {
    await page.goto(addressAt(sites, 'hdfc', '/account?utm_campaign=x'));
    expect(page.url()).toBe(addressAt(sites, 'hdfc', '/login?utm_campaign=x'));
    await logIn('9000000001');
    await heading('You’re pre-approved').waitFor();
    expect(await page.locator('main').textContent()).toContain('HDFC Bank');
    expect(await page.locator('main').textContent()).not.toContain('Axis Bank');
    await page.goto(addressAt(sites, '', '/login'));
    expect(page.url()).toBe(addressAt(sites, '', '/account'));
    await heading('Enter Your Mobile Number').waitFor();
  });

  it('the page at its Hindi address is in Hindi', { tags: ['long'] }, async () => {
    await page.goto(addressAt(sites, '', '/hi/account'));
    await page.getByRole('button', { name: 'OTP भेजें' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi-IN');
  });
});

describe('home page', () => {
  // @req OTP-038, CAT-036
  it('a number and an OTP in the overlay show the approving lenders', async () => {
    await page.goto(addressAt(sites, '', '/home/buy-with-kadam'));
    const field = page.getByRole('textbox', { name: 'Mobile number' });
    await field.fill('12345');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true);
    // Format of a copied contact.
    await field.fill('+91 90000 00001');
    expect(await field.inputValue()).toBe('9000000001');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const over = page.getByRole('dialog', { name: 'My Account' });
    await over.getByRole('heading', { name: 'Enter OTP to continue' }).waitFor();
    await agreeToTerms(over);
    await over
      .getByRole('textbox', { name: 'Enter 5 Digit OTP' })
      .pressSequentially(await codeFromPhone(sites, '9000000001'));
    // The overlay closes when the lender list opens in its dialog.
    const said = page.getByRole('dialog', { name: 'What the lenders say' });
    await said.getByRole('heading', { name: 'You’re pre-approved' }).waitFor();
    await over.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
    await said.getByRole('button', { name: 'Close' }).click();
    await said.waitFor({ state: 'hidden' });
    expect(await page.locator('[data-account]').textContent()).toBe('90XXXXX001');
  });

  it('without script the form leads to My Account, without the number in the address', { tags: ['long'] }, async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(addressAt(sites, '', '/buy'));
    await still.getByRole('textbox', { name: 'Mobile number' }).fill('9000000001');
    await still.getByRole('button', { name: 'Send OTP' }).click();
    await still.waitForURL(/\/account\??$/);
    expect(await still.content()).not.toContain('9000000001');
    await plain.close();
  });
});
