import { describe, expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';

const { sites, open, openByLink } = checkoutTests();

describe('leaving, reloading, and no network', () => {
  it('cancel asks first; the order is then canceled and the shop is told', async () => {
    const checkout = await open();
    await checkout.verify('9000000005');
    await checkout.heading(/PIN$/).waitFor();
    await checkout.app.getByRole('button', { name: 'Close' }).first().click();
    await checkout.heading('Leave this payment?').waitFor();
    await checkout.isClean();
    await pressToLeave(checkout.button('Cancel payment'));
    expect(await checkout.hears('widgetClosed')).toEqual({ reason: 'canceled' });
    expect((await trackOrder(sites(), checkout.order.orderId)).status).toBe('CANCELED');
  });

  it('a reload at each step resumes there, and keeps the number', async () => {
    const mobile = '9000000005';
    const checkout = await openByLink();
    const resumes = async (heading: string | RegExp): Promise<void> => {
      await checkout.heading(heading).first().waitFor();
      await checkout.page.reload();
      await checkout.heading(heading).first().waitFor();
    };
    await resumes('EMI plan');
    await checkout.choosePlan();
    await checkout.field(/mobile number/i).fill(mobile);
    await resumes('Enter Your Mobile Number');
    expect((await checkout.field(/mobile number/i).inputValue()).replace(/\D/g, '')).toBe(mobile);
    await checkout.giveMobile(mobile);
    await resumes('Enter OTP to continue');
    await checkout.giveOtp(mobile);
    await resumes(/PIN$/);
    await checkout.answer('4-digit PIN', '1234');
    await resumes('Key Facts Statement');
    await checkout.agree();
    await resumes(/^Confirm with/);
    await checkout.pay(mobile);
    await resumes('Order placed');
  });

  it('without a network says so at each step, keeps what was typed, and goes on by itself', async () => {
    const mobile = '9000000005';
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.field(/mobile number/i).fill(mobile);
    await checkout.app.getByRole('checkbox', { name: /agree/i }).check({ force: true });
    await checkout.context.setOffline(true);
    await checkout.heading('No Internet').waitFor();
    await checkout.isClean();
    await checkout.context.setOffline(false);
    await checkout.heading('No Internet').waitFor({ state: 'detached' });
    expect((await checkout.field(/mobile number/i).inputValue()).replace(/\D/g, '')).toBe(mobile);
    await checkout.button('Send OTP').click();
    await checkout.giveOtp(mobile);
    await checkout.heading(/PIN$/).waitFor();
    await checkout.app.getByLabel('4-digit PIN').pressSequentially('1234');
    await checkout.context.setOffline(true);
    await checkout.heading('No Internet').waitFor();
    await checkout.context.setOffline(false);
    await checkout.button('Continue').click();
    await checkout.heading('Key Facts Statement').waitFor();
  });
});
