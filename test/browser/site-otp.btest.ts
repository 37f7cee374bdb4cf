import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OTP_FAILURE_SHOWN_MS } from '../../shared/rules/otp-failure-shown';
import { ageCodes } from '../support/age-codes';
import { agreeToTerms } from './support/agree-to-terms';
import { closePages, sharedBrowser } from './support/browser';
import { KeyboardReader } from './support/keyboard-reader';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { codeFromPhone } from './support/till';

const APPROVED = '9000000001';
const LENDERS = '**/app/landing-page/dynamic-check-eligibility*';

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

const offline = () => page.getByRole('alertdialog', { name: 'No Internet' });
const messagesTo = async (mobile: string): Promise<number> => {
  const inbox = await fetch(`${sites.providerUrl}/sandbox/sms?mobile=${mobile}`);
  return ((await inbox.json()) as { messages: unknown[] }).messages.length;
};

describe('a number and its OTP on My Account', () => {
  const start = async (): Promise<SiteEntry> => {
    const shopper = new SiteEntry(page, sites, 'My Account');
    await shopper.open();
    return shopper;
  };

  it('lead to the lenders by keyboard alone, with announcements', async () => {
    const { place } = await start();
    const reader = new KeyboardReader(page, page.mainFrame());
    await reader.tabTo(/^Mobile number/);
    await reader.listen();
    await reader.type(APPROVED);
    await reader.press(/^send otp$/i);
    await reader.isAt('Enter OTP to continue');
    // The field has the focus at once.
    expect(await reader.focused()).toMatch(/^Enter 5 Digit OTP/);
    await reader.type(await codeFromPhone(sites, APPROVED));
    // The fifth digit sends nothing before the terms are ticked.
    await reader.isAt('Enter OTP to continue');
    await reader.press(/^I agree to/, 'Space');
    await reader.press(/^Verify$/);
    await reader.isAt('You’re pre-approved');
    expect((await reader.said()).slice(-4)).toEqual([
      '# Enter OTP to continue',
      '# Checking with lenders',
      'Your number is verified.',
      '# You’re pre-approved',
    ]);
    await reader.press(/^Show all \d+ lenders$/);
    await place.getByText('Standard Chartered').waitFor();
    // The focus is still in the screen, and the next action is reachable.
    await reader.tabTo(/^Start Shopping$/);
  });

  // @req OTP-042, ERR-025
  it('a wrong OTP shows an error for 3 s and empties the field, and the right one is accepted', {
    tags: ['long'],
  }, async () => {
    await page.clock.install();
    const shopper = await start();
    await shopper.asksForCode(APPROVED);
    const right = await codeFromPhone(sites, APPROVED);
    const wrong = String((Number(right) + 1) % 100_000).padStart(5, '0');
    await shopper.code.pressSequentially(wrong);
    const words = shopper.place.getByText('Please enter a valid OTP');
    await words.waitFor();
    expect(await shopper.code.inputValue()).toBe('');
    await page.clock.runFor(OTP_FAILURE_SHOWN_MS);
    await words.waitFor({ state: 'detached' });
    await shopper.code.pressSequentially(right);
    await shopper.heading('You’re pre-approved').waitFor();
  });

  // @req ERR-007
  it('wrong OTPs count down and block the number after five, and another number is accepted', async () => {
    const shopper = await start();
    await shopper.asksForCode('6000004302');
    for (const remaining of [null, 3, 2, 1]) {
      await shopper.code.pressSequentially('12345');
      await shopper.place.getByText('Please enter a valid OTP').waitFor();
      if (remaining !== null) await shopper.place.getByText(`Last ${remaining} attempt(s) remaining`).waitFor();
      await expect.poll(() => shopper.code.inputValue()).toBe('');
    }
    await shopper.code.pressSequentially('12345');
    const blocked = shopper.place.getByText(/Your account is blocked due to several invalid login attempts/);
    await blocked.waitFor();
    expect(await shopper.code.count()).toBe(0);
    const number = shopper.place.getByRole('textbox', { name: 'Mobile number' });
    expect((await number.inputValue()).replaceAll(/\D/g, '')).toBe('6000004302');
    await shopper.button(/^send otp$/i).click();
    await blocked.waitFor();
    await number.fill(APPROVED);
    await shopper.button(/^send otp$/i).click();
    await shopper.heading('Enter OTP to continue').waitFor();
    await shopper.giveCode(APPROVED);
    await shopper.heading('You’re pre-approved').waitFor();
  });

  // @req OTP-017, OTP-018, OTP-019, OTP-020
  it('‘Resend OTP’ opens 30 s after the last code, and then only the new code is valid', async () => {
    await page.clock.install();
    const shopper = await start();
    await shopper.asksForCode(APPROVED);
    const first = await codeFromPhone(sites, APPROVED);
    await page.clock.runFor(28_000);
    const resend = shopper.button('Resend OTP');
    expect(await resend.count()).toBe(0);
    await page.clock.runFor(2_000);
    await resend.waitFor();
    await shopper.code.pressSequentially('123');
    await ageCodes(sites.databaseUrl);
    await resend.click();
    await shopper.place
      .getByText(/^Resend OTP in 0:(30|29)$/)
      .first()
      .waitFor();
    expect(await shopper.code.inputValue()).toBe('');
    const second = await codeFromPhone(sites, APPROVED);
    if (second !== first) {
      await shopper.code.pressSequentially(first);
      await shopper.place.getByText('Please enter a valid OTP').waitFor();
      await expect.poll(() => shopper.code.inputValue()).toBe('');
    }
    await shopper.code.pressSequentially(second);
    await shopper.heading('You’re pre-approved').waitFor();
  });

  it('the login stays if no lender answers, and a retry asks them again', { tags: ['long'] }, async () => {
    await context.route(LENDERS, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
    const shopper = await start();
    await shopper.logIn(APPROVED);
    await shopper.heading('The banks are not answering').waitFor();
    expect(await page.locator('[data-account]').textContent()).toBe('90XXXXX001');
    await context.unroute(LENDERS);
    await shopper.button('Try again').click();
    await shopper.heading('You’re pre-approved').waitFor();
    expect(await messagesTo(APPROVED)).toBe(1);
  });

  it('typed text stays while the network is down, at the number and at the OTP', { tags: ['long'] }, async () => {
    const shopper = await start();
    const number = page.getByRole('textbox', { name: 'Mobile number' });
    await number.fill(APPROVED);
    await context.setOffline(true);
    await offline().waitFor();
    await context.setOffline(false);
    await offline().waitFor({ state: 'detached' });
    expect((await number.inputValue()).replaceAll(/\D/g, '')).toBe(APPROVED);
    await page.getByRole('button', { name: /^send otp$/i }).click();
    await shopper.heading('Enter OTP to continue').waitFor();
    await agreeToTerms(shopper.place);
    await shopper.code.pressSequentially('12');
    await context.setOffline(true);
    await offline().waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(await offline().count()).toBe(1);
    await context.setOffline(false);
    await offline().waitFor({ state: 'detached' });
    expect(await shopper.code.inputValue()).toBe('12');
    await shopper.code.fill(await codeFromPhone(sites, APPROVED));
    await shopper.heading('You’re pre-approved').waitFor();
    expect(await messagesTo(APPROVED)).toBe(1);
  });

  it('the sent OTP stays valid after a reload in between', async () => {
    const shopper = await start();
    await shopper.asksForCode(APPROVED);
    await page.reload();
    await shopper.place.getByRole('textbox', { name: 'Mobile number' }).waitFor();
    await shopper.place.getByRole('textbox', { name: 'Mobile number' }).fill(APPROVED);
    await shopper.button(/^send otp$/i).click();
    await shopper.heading('Enter OTP to continue').waitFor();
    expect(await messagesTo(APPROVED)).toBe(1);
    await shopper.giveCode(APPROVED);
    await shopper.heading('You’re pre-approved').waitFor();
    await page.reload();
    await shopper.heading('You’re pre-approved').waitFor();
  });

  // @req ERR-027
  it.each([
    ['6000004203', 'This number is not registered.'],
    ['6000004109', 'This number is blocked.'],
  ])('%s shows at its number: %s', async (mobile, words) => {
    const shopper = await start();
    await shopper.giveNumber(mobile);
    await shopper.place.getByText(words).waitFor();
    expect(await shopper.code.count()).toBe(0);
  });

  // @req ERR-014
  it.each(['9000000006', '6000000403'])('%s shows that the account is blocked, and the contact', async (mobile) => {
    const shopper = await start();
    await shopper.giveNumber(mobile);
    await shopper.heading('Account Blocked').waitFor();
    const support = shopper.place.getByRole('link', { name: 'support@kadam.example' });
    expect(await support.getAttribute('href')).toContain('mailto:');
  });

  // @req ERR-026
  it('6000004301 shows its error at the number after the OTP, and another number is accepted', {
    tags: ['long'],
  }, async () => {
    const shopper = await start();
    await shopper.logIn('6000004301');
    await shopper.place.getByText(/several invalid login attempts/).waitFor();
    expect(await shopper.place.getByRole('textbox', { name: 'Mobile number' }).isEditable()).toBe(true);
  });

  it('6000004102 shows that its number could not be checked, and another number is accepted', {
    tags: ['long'],
  }, async () => {
    const shopper = await start();
    await shopper.logIn('6000004102');
    await shopper.heading('We couldn’t check your number').waitFor();
    expect(await shopper.place.textContent()).not.toContain('The banks are not answering');
    await shopper.button('Try another number').click();
    const number = shopper.place.getByRole('textbox', { name: 'Mobile number' });
    await number.waitFor();
    expect(await number.inputValue()).toBe('');
  });
});
