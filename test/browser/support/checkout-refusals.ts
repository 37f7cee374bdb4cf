import { expect } from 'vitest';
import type { CheckoutPage } from './checkout-page';

/** A test number whose reservation the lender refuses with `code`: the screen tells the code and what to do next. */
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

/** A number that the lender takes no purchase of at this shop: it is told why, in a line that fits, and the first
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

/** A second factor, by the name of its field, and what is typed there. */
type SecondFactor = readonly [label: string, value: string];

/** A test number whose second factor is refused with `code`: it is told at the field, with the attempts that are left. */
export async function expectAttemptsLeft(checkout: CheckoutPage, code: number, factor: SecondFactor): Promise<void> {
  await checkout.verify(`600000${code}`);
  await checkout.answer(...factor);
  await checkout.app.getByText(/2 attempts?/i).waitFor();
  await checkout.isClean();
  expect(await checkout.app.getByRole('textbox').first().isEditable()).toBe(true);
}

/** A test number whose second factor ends the attempt with `code`: it is shown what works instead. */
export async function expectAttemptOver(checkout: CheckoutPage, code: number, factor: SecondFactor): Promise<void> {
  await checkout.verify(`600000${code}`);
  await checkout.answer(...factor);
  await checkout.alternative(0).waitFor();
  await checkout.isClean();
  expect(await checkout.app.getByRole('textbox').count()).toBe(0);
}

/** A test number whose confirmation fails with `code`: the failure tells the code and leads on. */
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
