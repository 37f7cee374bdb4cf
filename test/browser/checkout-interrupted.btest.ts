import { describe, expect, it } from 'vitest';
import { checkoutTests } from './support/checkout-tests';

const { open, openByLink } = checkoutTests();

describe('reloading, and no network', () => {
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
    await checkout.button('Continue').waitFor();
    await checkout.losesTheLine();
    await checkout.choosePlan();
    await checkout.field(/mobile number/i).fill(mobile);
    await checkout.app.getByRole('checkbox', { name: /agree/i }).check({ force: true });
    await checkout.losesTheLine();
    expect((await checkout.field(/mobile number/i).inputValue()).replace(/\D/g, '')).toBe(mobile);
    await checkout.button('Send OTP').click();
    await checkout.heading('Enter OTP to continue').waitFor();
    await checkout.losesTheLine();
    await checkout.giveOtp(mobile);
    await checkout.heading(/PIN$/).waitFor();
    await checkout.app.getByLabel('4-digit PIN').pressSequentially('1234');
    await checkout.losesTheLine();
    await checkout.button('Continue').click();
    await checkout.heading('Key Facts Statement').waitFor();
    await checkout.losesTheLine();
    await checkout.agree();
    await checkout.heading(/^Confirm with/).waitFor();
    await checkout.losesTheLine();
    await checkout.pay(mobile);
    await checkout.heading('Order placed').waitFor();
    await checkout.losesTheLine();
    expect(await checkout.hears('transactionCompleted')).toMatchObject({ orderId: checkout.order.orderId });
  });
});
