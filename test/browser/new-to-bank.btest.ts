import { describe, expect, it } from 'vitest';
import { derivedProfile } from '../../server/lenders/customer-profile';
import { lenders } from '../../shared/lenders';
import type { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';

/** Neem Credit asks a new customer for the rest on its own page. */
const HOSTED_LENDER = '2203';
let last = 7_900_000_000;
/** A number that no lender has approved and Neem Credit accepts. */
function someApplicant(): string {
  for (;;) {
    last += 1;
    const { standingAt, isDownAt } = derivedProfile(String(last));
    const isApproved = lenders.some(({ lenderId }) => standingAt(lenderId).standing === 'preApproved');
    const isUp = lenders.every(({ lenderId }) => !isDownAt(lenderId));
    if (!isApproved && isUp && standingAt(HOSTED_LENDER).standing === 'newToBank') return String(last);
  }
}

const { open, openByLink } = checkoutTests();

async function toForm(checkout: CheckoutPage, mobile: string): Promise<void> {
  await checkout.verifyUnknown(mobile);
  await checkout.openApplication(/Neem Credit/);
}

async function payByNewLine(checkout: CheckoutPage, mobile: string): Promise<void> {
  await checkout.heading('Your application is approved').waitFor();
  await checkout.button('See your plans').click();
  await checkout.choosePlan();
  await checkout.agree();
  await checkout.pay(mobile);
  await checkout.heading('Order placed').waitFor();
}

describe('a shopper who is new to the bank', () => {
  it('finishes the application on the lender’s page, pays, and sets up auto-debit, each in another window', async () => {
    const mobile = someApplicant();
    const checkout = await open();
    await checkout.verifyUnknown(mobile);
    await checkout.app.getByRole('radio', { name: /Neem Credit/ }).check();
    await checkout.app.getByText('Opens Neem Credit, then brings you back').waitFor();
    await checkout.openApplication(/Neem Credit/);
    expect(await checkout.button('Submit application').isDisabled()).toBe(true);
    await checkout.apply();

    await checkout.heading('Finish your application with Neem Credit').waitFor();
    await checkout.isClean();
    const lendersTab = checkout.context.waitForEvent('page');
    await checkout.button('Open Neem Credit').click();
    const lender = await lendersTab;
    const finished = lender.waitForEvent('close');
    await lender.getByRole('button', { name: 'Finish the application' }).click();
    await finished;
    await payByNewLine(checkout, mobile);

    await checkout.app.getByText(/pay each EMI to Neem Credit yourself by its due day/).waitFor();
    expect(await checkout.app.getByText(/^Auto-debit, A\/c/).count()).toBe(0);
    await checkout.isClean();
    const bankTab = checkout.context.waitForEvent('page');
    await checkout.button('Set up auto-debit').click();
    const bank = await bankTab;
    await checkout.button('I have set it up').waitFor();
    await checkout.isClean();
    await bank.getByRole('button', { name: 'Register the mandate' }).click();
    const registered = bank.waitForEvent('close');
    await bank.getByRole('link', { name: /Go back/ }).click();
    await registered;
    await checkout.app.getByText('Auto-debit is set up').waitFor();
    expect(await checkout.app.getByText(/not set up yet/).count()).toBe(0);
    await checkout.isClean();
    expect(checkout.problems).toEqual([]);
  });

  it('on a separate page visits the lender and the mandate in the same window and returns to the same step', {
    tags: ['long'],
  }, async () => {
    const mobile = someApplicant();
    const checkout = await openByLink();
    const before = checkout.context.pages();
    await toForm(checkout, mobile);
    await checkout.apply();
    await checkout.button('Open Neem Credit').click();
    await checkout.page.getByRole('button', { name: 'Finish the application' }).click();
    await payByNewLine(checkout, mobile);
    await checkout.button('Set up auto-debit').click();
    await checkout.page.getByRole('button', { name: 'Register the mandate' }).click();
    await checkout.page.getByRole('link', { name: /Go back/ }).click();
    await checkout.heading('Order placed').waitFor();
    await checkout.app.getByText('Auto-debit is set up').waitFor();
    expect(checkout.context.pages()).toEqual(before);
  });
});
