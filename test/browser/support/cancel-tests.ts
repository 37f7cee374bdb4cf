import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from './checkout-page';
import type { checkoutTests } from './checkout-tests';
import { trackOrder } from './order';

const WITH_PIN = '9000000005';
/** A number used only here, since a number gets one OTP in 30 s. */
const WITHOUT_PIN = '6000004002';
const NEW_TO_BANK = '9000000003';

/** Steps that `npm test` covers: an overlay over a secret, and over a form. */
const IN_EVERY_RUN: readonly string[] = ['the PIN'];

const steps: readonly (readonly [
  step: string,
  heading: string | RegExp,
  come: (checkout: CheckoutPage) => Promise<void>,
])[] = [
  [
    'the choice of a plan',
    'EMI plan',
    (checkout) => checkout.app.getByRole('radio', { name: /6 months/ }).waitFor({ state: 'attached' }),
  ],
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
      await checkout.verify(WITHOUT_PIN);
      await checkout.agree();
    },
  ],
  [
    'the application',
    /^Apply with/,
    async (checkout) => {
      await checkout.verifyUnknown(NEW_TO_BANK);
      await checkout.openApplication();
    },
  ],
];

/** Tests: a shopper who confirms Close at a step cancels the order, and the shop is notified. */
export function cancelTests({ sites, open }: ReturnType<typeof checkoutTests>, which: 'every run' | 'the rest'): void {
  describe('cancel', () => {
    it.each(steps.filter(([step]) => IN_EVERY_RUN.includes(step) === (which === 'every run')))(
      'at %s cancels the order and notifies the shop',
      async (step, heading, come) => {
        const checkout = await open();
        await come(checkout);
        await checkout.heading(heading).first().waitFor();
        // Dismissing the question keeps the step.
        await checkout.button('Close').first().click();
        await checkout.heading('Leave this payment?').waitFor();
        if (step === 'the PIN') await checkout.isClean();
        await checkout.button('Continue with EMI').click();
        await checkout.heading('Leave this payment?').waitFor({ state: 'detached' });
        await checkout.heading(heading).first().waitFor();
        await checkout.cancel();
        expect(await checkout.hears('widgetClosed')).toEqual({ reason: 'cancelled' });
        const steps = (await checkout.told()).filter(({ name }) => name === 'stepChanged');
        expect(steps.at(-1)?.payload).toMatchObject({ status: 'CANCELED' });
        expect((await trackOrder(sites(), checkout.order.orderId)).status).toBe('CANCELED');
      },
    );
  });
}
