import { describe, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser';
import { checkoutTests } from './support/checkout-tests';
import { KeyboardReader } from './support/keyboard-reader';
import { codeFromPhone, openTill } from './support/till';

const { sites, open } = checkoutTests();
const WITH_PIN = '9000000005';

describe('keyboard and screen reader', () => {
  it('a payment goes from the plan to the order by keyboard, with one heading and a focused element at each step', async () => {
    const checkout = await open();
    const { page } = checkout;
    await checkout.button('Continue').waitFor();
    const reader = new KeyboardReader(page, checkout.app);
    await reader.listen();
    await reader.press(/× 3 months/, 'Space');
    await page.keyboard.press('ArrowDown');
    await reader.press(/^Continue$/);
    await reader.isAt('Enter Your Mobile Number');
    expect(await reader.focused()).toMatch(/^Mobile number/);
    await reader.type(WITH_PIN);
    await reader.press(/^Send OTP$/);
    await reader.isAt('Enter OTP to continue');
    await reader.type(await codeFromPhone(sites(), WITH_PIN));
    await reader.press(/^I agree to Terms and Conditions/, 'Space');
    await reader.press(/^Verify$/);
    await reader.isAt(/PIN$/);
    await reader.type('1234');
    await reader.press(/^Continue$/);
    await reader.isAt('Key Facts Statement');
    await reader.press(/^I have read the Key Facts Statement/, 'Space');
    await reader.press(/^Agree and continue$/);
    await reader.isAt(/^Confirm with/);
    await reader.tabTo(/OTP/);
    await reader.type(await codeFromPhone(sites(), WITH_PIN));
    await reader.press(/^Pay ₹/);
    await reader.isAt('Order placed');
    const said = await reader.said();
    expect(said.filter((text) => /^# |lenders? for ₹/.test(text) && !/Confirming|Getting/.test(text))).toEqual([
      expect.stringMatching(/^\d+ lenders for ₹54,990$/),
      '# Choose your EMI plan',
      '# Enter Your Mobile Number',
      '# Enter OTP to continue',
      expect.stringMatching(/^# Enter your .* PIN$/),
      '# Key Facts Statement',
      expect.stringMatching(/^# Confirm with /),
      '# Order placed',
    ]);
  });

  it('an order with 2:00 left offers more time with the focus on Add 10 minutes; Esc continues without', async () => {
    const checkout = await open({ order: { orderExpiresInSeconds: 120 } });
    const { page, app } = checkout;
    const dialog = app.getByRole('alertdialog', { name: 'Need more time?' });
    await dialog.waitFor();
    await page.locator('iframe').focus();
    const reader = new KeyboardReader(page, app);
    await reader.tabTo(/^Add 10 minutes$/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await app
      .getByRole('timer')
      .filter({ hasText: /1[12]:\d\d/ })
      .waitFor();

    const other = await open({ order: { orderExpiresInSeconds: 120 } });
    const asked = other.app.getByRole('alertdialog', { name: 'Need more time?' });
    await asked.waitFor();
    await other.page.locator('iframe').focus();
    await other.page.keyboard.press('Tab');
    await other.page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await other.heading('Choose your EMI plan').waitFor();
    expect(await other.app.getByRole('timer').textContent()).toMatch(/\b[0-2]:\d\d/);
  });

  it('the sales app announces the number of lenders, keeps its heading, and Esc goes back, then asks to close', async () => {
    const { page, app, context } = await openTill(await sharedBrowser(), sites());
    const reader = new KeyboardReader(page, app);
    await reader.isAt('What does the purchase cost?');
    await reader.listen();
    await reader.press(/Calculate EMI/);
    await reader.isAt(/^\d+ lenders for this amount$/);
    await expect
      .poll(() => reader.said())
      .toContainEqual(expect.stringMatching(/^\d+ lenders for ₹[\d,]+ over \d+ months, lowest total first$/));
    await page.keyboard.press('Escape');
    await reader.isAt('What does the purchase cost?');
    await reader.tabTo(/^Amount/);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await app.getByRole('alertdialog', { name: 'Close the sales app?' }).waitFor();
    expect(await reader.focused()).toBe('Keep working');
    await page.keyboard.press('Escape');
    await reader.isAt('What does the purchase cost?');
    await context.close();
  });
});
