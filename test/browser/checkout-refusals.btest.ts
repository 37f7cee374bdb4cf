import { describe, expect, it } from 'vitest';
import { asksItself } from './support/asks-itself';
import {
  expectAttemptOver,
  expectAttemptsLeft,
  expectFailedConfirmation,
  expectNoneAtThisShop,
  expectRefusedReservation,
} from './support/checkout-refusals';
import { checkoutTests } from './support/checkout-tests';

const { sites, context, open, openByLink } = checkoutTests();

// One code of each kind; frames/checkout/flow has a test of every code.
describe('refusals of lender or server', () => {
  it('a refused reservation (4005) shows the next step', { tags: ['long'] }, async () => {
    await expectRefusedReservation(await open(), 4005);
  });

  it('a number with no credit from the lender at this shop gets the reason and alternatives', {
    tags: ['long'],
  }, async () => {
    await expectNoneAtThisShop(await open(), '9000000010', /does not lend at this shop$/);
  });

  it('plans that fail to load show a message and a retry', async () => {
    const isPlans = (url: URL): boolean => url.pathname === '/app/payment/details';
    await asksItself(context());
    await context().route(isPlans, (route) => route.abort('connectionreset'));
    const checkout = await open();
    await checkout.heading('The payment could not open').waitFor();
    await checkout.isClean();
    await context().unroute(isPlans);
    await checkout.button('Try again').click();
    await checkout.choosePlan();
    await checkout.heading('Enter Your Mobile Number').waitFor();
    expect(await checkout.heading('The payment could not open').count()).toBe(0);
  });

  it('a chunk that fails to load shows a plain message and a retry', {
    tags: ['long'],
  }, async () => {
    const isPart = (url: URL): boolean => /\/web\/checkout-calls-.*\.js$/.test(url.pathname);
    await context().route(isPart, (route) => route.abort('connectionreset'));
    const checkout = await open();
    await checkout.heading('The payment could not open').waitFor();
    expect(await checkout.app.locator('main').textContent()).not.toMatch(/https?:|import|fetch/);
    await context().unroute(isPart);
    await checkout.button('Try again').click();
    await checkout.choosePlan();
  });

  it('a number that is refused with 4014 shows the error at its field and stays typed', {
    tags: ['long'],
  }, async () => {
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.giveMobile('6000004014');
    await checkout.app.getByText(/too many numbers/i).waitFor();
    expect(await checkout.field(/mobile number/i).inputValue()).toContain('60000');
  });

  it('a wrong PIN (4302) shows the error at the field with the remaining attempts', async () => {
    await expectAttemptsLeft(await open(), 4302, ['4-digit PIN', '1234']);
  });

  it('the last wrong date of birth (4105) ends the attempt and shows alternatives', {
    tags: ['long'],
  }, async () => {
    await expectAttemptOver(await open(), 4105, ['Date of birth', '15081990']);
  });

  it('a failed confirmation (4003) shows the failure and the next step', { tags: ['long'] }, async () => {
    await expectFailedConfirmation(await open(), 4003);
  });

  it('a wrong lender OTP (4002) may be typed again', { tags: ['long'] }, async () => {
    const mobile = '6000004002';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.app.getByText('Please enter a valid OTP').waitFor();
    await checkout.heading(/^Confirm with/).waitFor();
    expect(await checkout.app.getByRole('textbox').first().isEditable()).toBe(true);
  });

  it('HTTP 403 blocks the account', { tags: ['long'] }, async () => {
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.giveMobile('9000000006');
    await checkout.heading('Account Blocked').waitFor();
    expect(await checkout.app.getByRole('textbox').count()).toBe(0);
    await checkout.isClean();
  });

  it('a link without a payment shows a message', { tags: ['long'] }, async () => {
    const checkout = await openByLink();
    await checkout.page.goto(`${sites().providerUrl}/payment/init?ref=${'x'.repeat(22)}`);
    await checkout.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect(await checkout.page.locator('body').textContent()).not.toContain('₹');
  });
});
