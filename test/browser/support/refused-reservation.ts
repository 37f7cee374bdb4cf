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
}
