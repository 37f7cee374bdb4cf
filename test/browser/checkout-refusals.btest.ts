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

// Each of its kinds once. All codes: test/long/checkout-refusals.ltest.ts.
describe('what the lender or the server refuses', () => {
  it('a reservation (4005) is told with what to do next', { tags: ['long'] }, async () => {
    await expectRefusedReservation(await open(), 4005);
  });

  it('a number whom the lender lends nothing at this shop is told why, and what works instead', {
    tags: ['long'],
  }, async () => {
    await expectNoneAtThisShop(await open(), '9000000010', /does not lend at this shop$/);
  });

  it('plans that do not come are no empty screen: it says so, and tries again', async () => {
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

  it('a part of the program that does not come is told in words for people, and asked for again', {
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

  it('a number too many (4014) is told at the number, which stays', { tags: ['long'] }, async () => {
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.giveMobile('6000004014');
    await checkout.app.getByText(/too many numbers/i).waitFor();
    expect(await checkout.field(/mobile number/i).inputValue()).toContain('60000');
  });

  it('a wrong PIN (4302) is told at the field, with the attempts that are left', async () => {
    await expectAttemptsLeft(await open(), 4302, ['4-digit PIN', '1234']);
  });

  it('the last wrong date of birth (4105) ends the attempt and shows what works instead', {
    tags: ['long'],
  }, async () => {
    await expectAttemptOver(await open(), 4105, ['Date of birth', '15081990']);
  });

  it('a confirmation (4003) is a failure that leads on', { tags: ['long'] }, async () => {
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

  it('a link that belongs to no payment says so', { tags: ['long'] }, async () => {
    const checkout = await openByLink();
    await checkout.page.goto(`${sites().providerUrl}/payment/init?ref=${'x'.repeat(22)}`);
    await checkout.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
    expect(await checkout.page.locator('body').textContent()).not.toContain('₹');
  });
});
