import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';

const { sites, open, openByLink } = checkoutTests();

const WITH_PIN = '9000000005';
/** New to every bank: approved, and rejected. */
const NEW_TO_BANK = '9000000003';
const REJECTED = '9000000009';

/** How to come to each step, and the heading that it has. */
const steps: readonly (readonly [
  step: string,
  heading: string | RegExp,
  come: (checkout: CheckoutPage) => Promise<void>,
])[] = [
  ['the choice of a plan', 'EMI plan', async () => undefined],
  ['the number', 'Enter Your Mobile Number', (checkout) => checkout.choosePlan()],
  [
    'the OTP',
    'Enter OTP to continue',
    async (checkout) => {
      await checkout.choosePlan();
      await checkout.giveMobile('9000000001');
    },
  ],
  ['the PIN', /PIN$/, (checkout) => checkout.verify(WITH_PIN)],
  [
    'the statement',
    'Key Facts Statement',
    async (checkout) => {
      await checkout.verify(WITH_PIN);
      await checkout.answer('4-digit PIN', '1234');
    },
  ],
  [
    'the lender’s OTP',
    /^Confirm with/,
    async (checkout) => {
      await checkout.verify(WITH_PIN);
      await checkout.answer('4-digit PIN', '1234');
      await checkout.agree();
    },
  ],
  ['the offer of an application', 'Apply for a new EMI limit', (checkout) => checkout.verifyUnknown(NEW_TO_BANK)],
  [
    'the application',
    /^Apply with/,
    async (checkout) => {
      await checkout.verifyUnknown(NEW_TO_BANK);
      await checkout.openApplication();
    },
  ],
];

describe('cancel', () => {
  it.each(steps)('at %s cancels the order and tells the shop', async (step, heading, come) => {
    const checkout = await open();
    await come(checkout);
    await checkout.heading(heading).first().waitFor();
    // Whoever changes their mind stays where they were.
    await checkout.button('Close').first().click();
    await checkout.heading('Leave this payment?').waitFor();
    if (step === 'the PIN') await checkout.isClean();
    await checkout.button('Continue with EMI').click();
    await checkout.heading(heading).first().waitFor();
    await checkout.cancel();
    expect(await checkout.hears('widgetClosed')).toEqual({ reason: 'canceled' });
    const steps = (await checkout.told()).filter(({ name }) => name === 'stepChanged');
    expect(steps.at(-1)?.payload).toMatchObject({ status: 'CANCELED' });
    expect((await trackOrder(sites(), checkout.order.orderId)).status).toBe('CANCELED');
  });
});

describe('a new customer', () => {
  it('finds after a reload the offer, the form and the decision again, with the name and no secret', async () => {
    const checkout = await openByLink();
    const resumes = async (heading: string | RegExp): Promise<void> => {
      await checkout.heading(heading).first().waitFor();
      await checkout.page.reload();
      await checkout.heading(heading).first().waitFor();
    };
    await checkout.verifyUnknown(NEW_TO_BANK);
    await resumes('Apply for a new EMI limit');
    await checkout.openApplication();
    await checkout.field('Full name').fill('Asha Rao');
    await checkout.field('PAN').fill('ABCDE1234F');
    await checkout.page.reload();
    await checkout.heading('Apply for a new EMI limit').waitFor();
    await checkout.openApplication();
    expect(await checkout.field('Full name').inputValue()).toBe('Asha Rao');
    expect(await checkout.field('PAN').inputValue()).toBe('');
    await checkout.apply();
    // Approved, the payment stands at the plans.
    await checkout.heading('Your application is approved').waitFor();
    await checkout.page.reload();
    await checkout.heading('EMI plan').waitFor();
  });

  it('hears at each step that the line is down, keeps what was typed, and goes on', async () => {
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
    await checkout.losesTheLine();
    await checkout.button('Try another lender').click();
    await checkout.heading('Apply for a new EMI limit').waitFor();
  });
});
