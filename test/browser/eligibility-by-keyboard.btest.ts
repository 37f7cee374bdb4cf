import { expect, it } from 'vitest';
import { KeyboardReader } from './support/keyboard-reader';
import { codeFromPhone } from './support/till';
import { eligibilityWidget } from './support/widget-page';
import { widgetTests } from './support/widget-tests';

const APPROVED = '9000000001';

const { open, places } = widgetTests();

it('an inline eligibility check goes from the number to the lenders by keyboard and announces the number of lenders', async () => {
  const { page, widget, context } = await open(eligibilityWidget());
  await widget.getByRole('heading', { name: /^EMI from ₹/, level: 1 }).waitFor();
  const reader = new KeyboardReader(page, widget);
  await reader.listen();
  await reader.tabTo(/^Mobile number/);
  await reader.type(APPROVED);
  await reader.press(/^Send OTP$/);
  await reader.isAt('Enter OTP to continue');
  await reader.tabTo(/^Enter 5 Digit OTP/);
  await reader.type(await codeFromPhone(places(), APPROVED));
  await reader.press(/^I agree to Terms and Conditions/, 'Space');
  await reader.press(/^Verify$/);
  await reader.isAt('You’re pre-approved');
  expect(await reader.said()).toEqual([
    expect.stringMatching(/^# EMI from ₹/),
    '# Enter OTP to continue',
    'Checking with lenders',
    '# Checking with lenders',
    expect.stringMatching(/^\d+ lenders for ₹54,990$/),
    '# You’re pre-approved',
  ]);
  const shown = await widget.getByRole('button', { name: /^Show all \d+ lenders$/ }).textContent();
  await reader.press(/^Show all/);
  await widget.getByRole('button', { name: shown ?? '' }).waitFor({ state: 'detached' });
  await reader.isAt('You’re pre-approved');
  await context.close();
});
