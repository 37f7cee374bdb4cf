import { expect } from 'vitest';
import type { CheckoutPage } from './checkout-page';

/** A test number whose reservation the lender refuses with `code`: the screen shows the code and the next step. */
export async function expectRefusedReservation(checkout: CheckoutPage, code: number): Promise<void> {
  await checkout.verify(`600000${code}`);
  await checkout.app.getByText(new RegExp(`\\b${code}\\b`)).waitFor();
  await checkout
    .button(/another (lender|plan)/i)
    .first()
    .click();
  await checkout.heading('EMI plan').waitFor();
  expect(await checkout.heading(/^Order placed/).count()).toBe(0);
}

/** A number from which the lender accepts no purchase at this shop: the reason fits on its line, and the first
 *  alternative leads to its plan. */
export async function expectNoneAtThisShop(checkout: CheckoutPage, mobile: string, heading: RegExp): Promise<void> {
  await checkout.verify(mobile);
  await checkout.heading(heading).waitFor();
  await checkout.isClean();
  await checkout.page.setViewportSize({ width: 320, height: 640 });
  const code = checkout.app.getByText(/^Code MERCHANT_/);
  await expect.poll(() => code.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  const name = await checkout.alternative(0).textContent();
  await checkout.alternative(0).click();
  await checkout.heading('EMI plan').waitFor();
  expect(name).toContain((await checkout.chosenPlan()).months);
}

/** A second factor: label of its field, and its value. */
type SecondFactor = readonly [label: string, value: string];

/** A test number whose second factor is refused with `code`: the field shows the error and the remaining attempts. */
export async function expectAttemptsLeft(checkout: CheckoutPage, code: number, factor: SecondFactor): Promise<void> {
  await checkout.verify(`600000${code}`);
  await checkout.answer(...factor);
  await checkout.app.getByText(/2 attempts?/i).waitFor();
  await checkout.isClean();
  expect(await checkout.app.getByRole('textbox').first().isEditable()).toBe(true);
}

/** A test number whose second factor ends the attempt with `code`: the screen shows alternatives. */
export async function expectAttemptOver(checkout: CheckoutPage, code: number, factor: SecondFactor): Promise<void> {
  await checkout.verify(`600000${code}`);
  await checkout.answer(...factor);
  await checkout.alternative(0).waitFor();
  await checkout.isClean();
  expect(await checkout.app.getByRole('textbox').count()).toBe(0);
}

export async function expectFailedConfirmation(checkout: CheckoutPage, code: number): Promise<void> {
  const mobile = `600000${code}`;
  await checkout.verify(mobile);
  await checkout.agree();
  await checkout.pay(mobile);
  await checkout.app.getByText(new RegExp(`\\b${code}\\b`)).waitFor();
  await checkout
    .button(/another (lender|plan)|try again/i)
    .first()
    .waitFor();
  await checkout.isClean();
  expect(await checkout.heading(/^Order placed/).count()).toBe(0);
}
