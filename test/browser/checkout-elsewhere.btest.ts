import { describe, expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';

const { sites, open, openElsewhere } = checkoutTests();

const MOBILE = '6000004002';
const HERE = 'This payment continues elsewhere';
const NO_LONGER = 'This payment now continues elsewhere';

describe('a payment that is open on two devices', () => {
  it('the owner pays, while the other device sees that it continues elsewhere, cannot change it, and sees its end', {
    tags: ['long'],
  }, async () => {
    const owner = await open();
    await owner.verify('9000000001');
    await owner
      .heading(/date of birth|PIN$|Key Facts Statement|PAN/i)
      .first()
      .waitFor();
    const phone = await openElsewhere(owner);
    await phone.heading(HERE).waitFor();
    await phone.isClean();
    await phone.button(/^Back to /).waitFor();
    await owner.cancel();
    await phone.heading('Payment cancelled').waitFor();
    expect((await trackOrder(sites(), owner.order.orderId)).status).toBe('CANCELED');
  });

  it('a device that has not verified yet gets the message at its next step', { tags: ['long'] }, async () => {
    const owner = await open();
    await owner.app.getByRole('radio', { name: /6 months/ }).waitFor({ state: 'attached' });
    const phone = await openElsewhere(owner);
    await phone.heading('EMI plan').waitFor();
    await owner.verify(MOBILE);
    await owner.heading('Key Facts Statement').waitFor();
    await phone.choosePlan(9);
    await phone.heading(HERE).waitFor();
    await owner.agree();
    await owner.heading(/^Confirm with/).waitFor();
    expect([await phone.heading(HERE).isVisible(), await owner.heading(HERE).count()]).toEqual([true, 0]);
  });

  it('an OTP takes the payment over at the current step, and both devices show it', { tags: ['long'] }, async () => {
    const first = await open();
    await first.verify(MOBILE);
    await first.agree();
    await first.heading(/^Confirm with/).waitFor();
    const second = await openElsewhere(first);
    await second.heading(HERE).waitFor();
    await second.button('Continue here').click();
    await second.giveMobile(MOBILE);
    await second.giveOtp(MOBILE);
    await second.heading(/^Confirm with/).waitFor();
    // Without a click: the checkout polls every 10 s.
    await first.heading(NO_LONGER).waitFor({ timeout: 20_000 });
    await first.isClean();
    await first.button('Take it back').waitFor();
    expect((await trackOrder(sites(), first.order.orderId)).status).toBe('INITIATED');
  });
});
