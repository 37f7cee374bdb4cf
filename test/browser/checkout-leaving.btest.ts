import { describe, expect, it } from 'vitest';
import { cancelTests } from './support/cancel-tests';
import { checkoutTests } from './support/checkout-tests';

const checkouts = checkoutTests();
const { open, openByLink } = checkouts;

const WITH_PIN = '9000000005';
/** New to every bank: one approved, one rejected. */
const NEW_TO_BANK = '9000000003';
const REJECTED = '9000000009';

cancelTests(checkouts, 'every run');

describe('new customer', () => {
  it('a reload restores offer, form and decision with the name, without secrets', {
    tags: ['long'],
  }, async () => {
    const checkout = await openByLink();
    await checkout.verifyUnknown(NEW_TO_BANK);
    await checkout.isClean();
    await checkout.resumesAt('Apply for a new EMI limit');
    await checkout.openApplication();
    await checkout.isClean();
    await checkout.field('Full name').fill('Asha Rao');
    await checkout.field('PAN').fill('ABCDE1234F');
    await checkout.resumesAt(/^Apply with/);
    expect(await checkout.field('Full name').inputValue()).toBe('Asha Rao');
    expect(await checkout.field('PAN').inputValue()).toBe('');
    await checkout.app.getByText(/type your date of birth and PAN again/).waitFor();
    const stored = await checkout.page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(Buffer.from(stored, 'base64').toString() + stored).not.toContain('ABCDE1234F');
    await checkout.apply();
    // After the approval the payment is at the plans.
    await checkout.heading('Your application is approved').waitFor();
    await checkout.isClean();
    await checkout.page.reload();
    await checkout.heading('EMI plan').waitFor();
  });

  it('a lost connection shows a message at each step, keeps the typed text, and the flow continues', {
    tags: ['long'],
  }, async () => {
    const checkout = await open();
    await checkout.verifyUnknown(REJECTED);
    await checkout.losesTheLine();
    await checkout.openApplication();
    await checkout.field('Full name').fill('Asha Rao');
    await checkout.field('PAN').fill('ABCDE1234F');
    await checkout.losesTheLine();
    expect(await checkout.field('Full name').inputValue()).toBe('Asha Rao');
    expect(await checkout.field('PAN').inputValue()).toBe('ABCDE1234F');
    await checkout.apply();
    await checkout.heading('Not approved this time').waitFor();
    await checkout.isClean();
    await checkout.losesTheLine();
    await checkout.button('Try another lender').click();
    await checkout.heading('Apply for a new EMI limit').waitFor();
  });
});

describe('customer with a credit line', () => {
  it('a reload at each step resumes there and keeps the number', async () => {
    const checkout = await openByLink();
    await checkout.resumesAt('EMI plan');
    await checkout.choosePlan();
    await checkout.field(/mobile number/i).fill(WITH_PIN);
    await checkout.resumesAt('Enter Your Mobile Number');
    expect((await checkout.field(/mobile number/i).inputValue()).replace(/\D/g, '')).toBe(WITH_PIN);
    await checkout.giveMobile(WITH_PIN);
    await checkout.resumesAt('Enter OTP to continue');
    await checkout.giveOtp(WITH_PIN);
    await checkout.resumesAt(/PIN$/);
    await checkout.answer('4-digit PIN', '1234');
    await checkout.resumesAt('Key Facts Statement');
    await checkout.agree();
    await checkout.resumesAt(/^Confirm with/);
    await checkout.pay(WITH_PIN);
    await checkout.resumesAt('Order placed');
  });
});
