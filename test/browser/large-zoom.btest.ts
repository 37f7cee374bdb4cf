import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Agent } from './support/agent';
import { closePages, sharedBrowser } from './support/browser';
import { openLink } from './support/checkout-page';
import { type SharedSites, sharedSites } from './support/shared-sites';
import { SiteEntry } from './support/site-entry';
import { openTill } from './support/till';

// A window of 1,280 × 1,024 at 500 % zoom has 256 × 205 CSS px.
const viewport = { width: 256, height: 205 };
const MOBILE = '9000000001';

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;
beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
});
afterEach(() => context.close());
afterAll(() => closePages(browser));

const hiddenHeight = (document: Frame | Page): Promise<number> =>
  document.evaluate(() => {
    const field = window.document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error(`the focus is on ${field?.outerHTML.slice(0, 80)}`);
    // The cells of a code are rendered next to its input.
    const box = field.closest('[data-length]') ?? field;
    const { top, bottom, left, right } = box.getBoundingClientRect();
    const isSeen = (x: number, y: number): boolean => {
      const hit = window.document.elementFromPoint(x, y);
      return hit !== null && (box.contains(hit) || (box === field && field.parentElement?.contains(hit) === true));
    };
    let hidden = 0;
    for (let y = Math.ceil(top) + 1; y < bottom - 1; y += 1)
      if (![left + 4, (left + right) / 2, right - 4].every((x) => isSeen(x, y))) hidden += 1;
    return hidden;
  });
const expectWhollySeen = async (document: Frame | Page, where: string): Promise<void> =>
  expect.poll(async () => [where, await hiddenHeight(document)]).toEqual([where, 0]);

async function tabTo(page: Page, document: Frame | Page, name: RegExp): Promise<void> {
  const field = document.getByRole('textbox', { name }).first();
  await field.waitFor();
  await field.evaluate((input) => input.blur());
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((input) => input === window.document.activeElement)) return;
  }
  throw new Error(`the focus never came to ${name}`);
}

describe('at 256 × 205 CSS px, which is 500 % zoom, the focused field is visible', () => {
  it('in the checkout: number, OTP, PIN and the lender’s OTP', { timeout: 90_000 }, async () => {
    const withPin = '9000000005';
    const checkout = await openLink(context, sites);
    const { page, app } = checkout;
    await checkout.choosePlan();
    await tabTo(page, app, /mobile number/i);
    await expectWhollySeen(app, 'number');
    await checkout.giveMobile(withPin);
    await checkout.heading('Enter OTP to continue').waitFor();
    await expectWhollySeen(app, 'OTP, on arrival');
    await tabTo(page, app, /otp/i);
    await expectWhollySeen(app, 'OTP');
    await checkout.giveOtp(withPin);
    const pin = app.getByLabel('4-digit PIN');
    await pin.focus();
    await expectWhollySeen(app, 'PIN');
    await checkout.answer('4-digit PIN', '1234');
    await checkout.agree();
    await checkout.heading(/^Confirm with/).waitFor();
    await expectWhollySeen(app, 'OTP of the lender, on arrival');
    await tabTo(page, app, /otp/i);
    await expectWhollySeen(app, 'OTP of the lender');
  });

  it('in the till: amount, number and code', { timeout: 90_000 }, async () => {
    const { page, app } = await openTill(browser, sites, { context });
    const agent = new Agent(app, sites);
    await tabTo(page, app, /^Amount/);
    await expectWhollySeen(app, 'amount');
    await agent.calculate(54_990);
    await agent.openLender(/HDFC/);
    await agent.button('Check eligibility').click();
    await tabTo(page, app, /mobile number/i);
    await expectWhollySeen(app, 'number');
    await app.getByRole('textbox', { name: /mobile number/i }).pressSequentially(MOBILE);
    await agent.heading('Enter Secure Share Code').waitFor();
    await expectWhollySeen(app, 'code, on arrival');
    await tabTo(page, app, /Secure Share Code/);
    await expectWhollySeen(app, 'code');
  });

  it('on the home page: number, and the OTP in the overlay', { timeout: 90_000 }, async () => {
    const page = await context.newPage();
    const shopper = new SiteEntry(page, sites, 'the home page');
    await shopper.open();
    await tabTo(page, page, /Mobile number/);
    await expectWhollySeen(page, 'number');
    await shopper.asksForCode(MOBILE);
    await tabTo(page, page, /Enter 5 Digit OTP/);
    // Up to 2 of the 58 px of its cells are outside of the dialog's visible area.
    await expect.poll(() => hiddenHeight(page)).toBeLessThanOrEqual(2);
  });
});
