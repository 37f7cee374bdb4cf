import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answers, approved, expectAnswerInOrder, openAs as openAsOn, refused } from './support/answer-pages';
import { closePages, sharedBrowser } from './support/browser';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { addressAt, type Host, widths } from './support/site-page';
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
const openAs = (mobile: string, path: string, host: Host = '') => openAsOn(page, sites, { mobile, path, host });
const at = (path: string, host: Host = '') => page.waitForURL(addressAt(sites, host, path));

describe("lenders' answers", () => {
  // @req ELG-036
  it('a guest is redirected to log in, then sees every lender with its limit, also after a reload', async () => {
    await openAs('9000000001', '/eligible');
    await at('/eligible');
    await heading(approved).waitFor();
    const lenders = page.getByRole('list', { name: 'Lenders' }).getByRole('listitem');
    expect(await lenders.count()).toBe(3);
    await page.getByRole('button', { name: /Show all \d+ lenders/ }).click();
    expect(await lenders.count()).toBeGreaterThan(20);
    for (const text of await lenders.allTextContents())
      expect(text).toMatch(/\d+–\d+ months · from .*% a year.*Buy up to ₹[\d,]+$/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Lenders');
    await page.reload();
    await heading(approved).waitFor();
    expect(await page.locator('[data-account]').textContent()).toBe('90XXXXX001');
  });

  it('a lender with ₹60,000 is shown, and ₹90,000 exceeds its limit', { tags: ['long'] }, async () => {
    await openAs('9000000002', '/eligible');
    await heading(approved).waitFor();
    const lenders = page.getByRole('list', { name: 'Lenders' }).getByRole('listitem');
    expect(await lenders.allTextContents()).toEqual([expect.stringMatching(/^HBHDFC Bank .*Buy up to ₹60,000$/)]);
    await page.goto(addressAt(sites, '', '/eligible?amount=90000'));
    await heading('Approved for up to ₹60,000').waitFor();
    await page.getByText('₹90,000 is more than a lender gives you now.').waitFor();
  });

  // @req ELG-036
  it('a refusal offers another number and the monthly cost', async () => {
    await openAs('9000000004', '/eligible');
    // The address of the other answer shows the same one.
    await at('/not-eligible');
    await heading(refused).waitFor();
    expect(await page.locator('main').textContent()).toContain(
      'This check was free and left your credit score as it was.',
    );
    const alternatives = page
      .getByRole('heading', { name: 'What works now' })
      .locator('xpath=following-sibling::ul/li');
    expect(await alternatives.allTextContents()).toEqual([
      expect.stringMatching(/^Try another number/),
      expect.stringMatching(/^See what a month costs/),
    ]);
    await page.getByRole('link', { name: /See what a month costs/ }).click();
    await at('/emi-calculator');
    await page.goBack();
    await heading(refused).waitFor();
    await page.getByRole('button', { name: /Try another number/ }).click();
    await at('/account?next=%2Fnot-eligible');
    await heading('Enter Your Mobile Number').waitFor();
    expect(await page.locator('body').textContent()).not.toContain('90XXXXX004');
  });

  // @req ELG-036
  it('a lender that accepts applications is named with its range', { tags: ['long'] }, async () => {
    await openAs('9000000003', '/not-eligible?amount=50000');
    await heading(refused).waitFor();
    const apply = page.getByRole('link', { name: /Apply for a new credit line With .*, for ₹50,000\. Keep your PAN/ });
    expect(await apply.getAttribute('href')).toBe('/ntb-application?amount=50000');
  });

  it('a lender’s site shows only that lender and leads a refused shopper to all others', {
    tags: ['long'],
  }, async () => {
    await openAs('9000000004', '/eligible', 'hdfc');
    await at('/not-eligible', 'hdfc');
    await page
      .getByText('Sorry ! This number is not approved with this lender . Try with another number', { exact: true })
      .waitFor();
    const others = page.getByRole('link', { name: /Ask all lending partners/ });
    expect(await others.getAttribute('href')).toBe(addressAt(sites, '', '/account'));
    expect(await page.content()).not.toContain('Axis Bank');
  });

  it('the home page with a channel leads here with its campaign and language, and Back returns', {
    tags: ['long'],
  }, async () => {
    const from = '/hi/home/buy-with-kadam?channel=OFFLINE&utm_campaign=diwali&a=1';
    await page.goto(addressAt(sites, '', from));
    await page.getByRole('textbox').first().fill('9000000001');
    await page.locator('main button[type=submit]').first().click();
    const field = page.locator('input[autocomplete=one-time-code]');
    await field.waitFor();
    await page.getByRole('checkbox').check();
    await field.pressSequentially(await codeFromPhone(sites, '9000000001'));
    await at('/hi/eligible?utm_campaign=diwali');
    await heading('आप पूर्व-स्वीकृत हैं').waitFor();
    await page.goBack();
    await at(from);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await heading('आप पूर्व-स्वीकृत हैं').count()).toBe(0);
  });

  it('the answer disappears once another tab has logged out, also after Back', { tags: ['long'] }, async () => {
    await openAs('9000000001', '/eligible');
    await heading(approved).waitFor();
    const other = await context.newPage();
    await other.goto(addressAt(sites, '', '/account'));
    await other.getByRole('button', { name: 'Log out', exact: true }).click();
    await other.getByText('You are logged out.').waitFor();
    await at('/account?next=%2Feligible');
    await heading('Enter Your Mobile Number').waitFor();
    expect(await page.locator('body').textContent()).not.toContain('90XXXXX001');
    await page.goto(addressAt(sites, '', '/faq'));
    await page.goBack();
    await heading('Enter Your Mobile Number').waitFor();
    expect(await page.locator('body').textContent()).not.toContain('90XXXXX001');
  });

  const everySecond = answers.filter((_, index) => index % 2 === 0);
  it.each(everySecond.map((answer, index) => ({ ...answer, width: widths[index % widths.length] ?? 390 })))(
    'the page for $mobile at $path has no fault at $width px',
    { tags: ['long'] },
    ({ width, ...answer }) => expectAnswerInOrder(page, sites, answer, [width]),
  );
});
