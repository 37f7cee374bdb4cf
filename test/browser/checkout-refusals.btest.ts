import { describe, expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { expectRefusedReservation } from './support/refused-reservation';

const { sites, context, open, openByLink } = checkoutTests();

describe('what the lender or the server refuses', () => {
  // The other codes of a reservation: test/long/checkout-refusals.ltest.ts.
  it.each([4005, 4013] as const)('code %i of a reservation is told with what to do next', async (code) => {
    await expectRefusedReservation(await open(), code);
  });

  it.each([
    ['9000000010', /does not lend at this shop$/],
    ['9000000011', /^No more purchases here with this lender$/],
  ])('%s is told why this shop is none for the lender, and may choose another', async (mobile, heading) => {
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.heading(heading).waitFor();
    await checkout.isClean();
    await checkout.page.setViewportSize({ width: 320, height: 640 });
    const code = checkout.app.getByText(/^Code MERCHANT_/);
    await expect.poll(() => code.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    await checkout.button('Choose another lender').click();
    await checkout.heading('EMI plan').waitFor();
  });

  it('plans that do not come are no empty screen: it says so, and tries again', async () => {
    const isPlans = (url: URL): boolean => url.pathname === '/app/payment/details';
    await context().route(isPlans, (route) => route.abort('connectionreset'));
    const checkout = await open();
    await checkout.heading('The payment could not open').waitFor();
    await checkout.isClean();
    await context().unroute(isPlans);
    await checkout.button('Try again').click();
    await checkout.choosePlan();
    await checkout.heading('Enter Your Mobile Number').waitFor();
  });

  it('a part of the program that does not come is told in words for people, and asked for again', async () => {
    const isPart = (url: URL): boolean => /\/web\/client-.*\.js$/.test(url.pathname);
    await context().route(isPart, (route) => route.abort('connectionreset'));
    const checkout = await open();
    await checkout.heading('The payment could not open').waitFor();
    expect(await checkout.app.locator('main').textContent()).not.toMatch(/https?:|import|fetch/);
    await context().unroute(isPart);
    await checkout.button('Try again').click();
    await checkout.choosePlan();
  });

  it('a number too many (4014) is told at the number, which stays', async () => {
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.giveMobile('6000004014');
    await checkout.app.getByText(/too many numbers/i).waitFor();
    expect(await checkout.field(/mobile number/i).inputValue()).toContain('60000');
  });

  it.each([
    [4302, '4-digit PIN', '1234'],
    [4303, 'Date of birth', '15081990'],
  ] as const)('code %i is told at the field, with the attempts that are left', async (code, label, value) => {
    const checkout = await open();
    await checkout.verify(`600000${code}`);
    await checkout.answer(label, value);
    await checkout.app.getByText(/2 attempts?/i).waitFor();
    await checkout.isClean();
  });

  it.each([
    [4104, '4-digit PIN', '1234'],
    [4105, 'Date of birth', '15081990'],
  ] as const)('code %i ends the attempt and leads to another lender', async (code, label, value) => {
    const checkout = await open();
    await checkout.verify(`600000${code}`);
    await checkout.answer(label, value);
    await checkout.button(/another lender/i).waitFor();
  });

  it.each([4003, 4007, 4000] as const)('code %i of a confirmation is a failure that leads on', async (code) => {
    const mobile = `600000${code}`;
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.app.getByText(new RegExp(`\\b${code}\\b`)).waitFor();
    await checkout
      .button(/another lender|try again/i)
      .first()
      .waitFor();
    await checkout.isClean();
  });

  it('a wrong lender OTP (4002) may be typed again', async () => {
    const mobile = '6000004002';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.app.getByText('Please enter a valid OTP').waitFor();
    await checkout.heading(/^Confirm with/).waitFor();
  });

  it('HTTP 403 blocks the account', async () => {
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.giveMobile('9000000006');
    await checkout.heading('Account Blocked').waitFor();
    await checkout.isClean();
  });

  it('a link that belongs to no payment says so', async () => {
    const checkout = await openByLink();
    await checkout.page.goto(`${sites().providerUrl}/payment/init?ref=${'x'.repeat(22)}`);
    await checkout.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  });
});
