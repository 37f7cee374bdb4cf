import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';

const { sites, open, openByLink } = checkoutTests();

describe('a payment', () => {
  it('with a PIN goes from plan to order, tells the shop a signed result, and every screen is clean for axe', async () => {
    const mobile = '9000000005';
    const checkout = await open();
    await checkout.button('Continue').waitFor();
    await checkout.isClean();
    await checkout.choosePlan();
    await checkout.heading('Enter Your Mobile Number').waitFor();
    await checkout.isClean();
    await checkout.giveMobile(mobile);
    await checkout.heading('Enter OTP to continue').waitFor();
    await checkout.isClean();
    await checkout.giveOtp(mobile);
    await checkout.heading(/PIN$/).waitFor();
    await checkout.isClean();
    await checkout.answer('4-digit PIN', '1234');
    await checkout.heading('Key Facts Statement').waitFor();
    await checkout.isClean();
    await checkout.agree();
    await checkout.heading(/^Confirm with/).waitFor();
    await checkout.isClean();
    await checkout.pay(mobile);
    await checkout.heading('Order placed').waitFor();
    await checkout.isClean();
    const { signedResult, orderId, txnUuid } = await checkout.hears('transactionCompleted');
    expect({ orderId, txnUuid }).toEqual({ orderId: checkout.order.orderId, txnUuid: checkout.order.txnUuid });
    expect(String(signedResult).split('.')).toHaveLength(3);
    expect((await trackOrder(sites(), checkout.order.orderId)).status).toBe('COMPLETE');
    await pressToLeave(checkout.button('Back to Zenmart'));
    expect(await checkout.hears('widgetClosed')).toEqual({ reason: 'completed' });
    expect(checkout.problems).toEqual([]);
  });

  it.each([
    ['no second factor', 'HSBC', null],
    ['a date of birth', 'ICICI Bank', ['Date of birth', '15081990']],
    ['a PAN', 'HDFC Bank', ['PAN', 'ABCDE1234F']],
  ] as const)('with %s is complete', async (_, lender, factor) => {
    const mobile = '9000000001';
    const checkout = await open();
    await checkout.button(lender).click();
    await checkout.verify(mobile);
    if (factor) await checkout.answer(factor[0], factor[1]);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.heading('Order placed').waitFor();
    expect(await checkout.hears('transactionCompleted')).toMatchObject({ orderId: checkout.order.orderId });
  });

  it('by its link, on a page of its own, ends at the shop’s address with nothing secret in it', async () => {
    const mobile = '9000000001';
    const checkout = await openByLink();
    await checkout.button('HSBC').click();
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.heading('Order placed').waitFor();
    await pressToLeave(checkout.button('Back to Zenmart'));
    await checkout.page.waitForURL(`${sites().merchantUrl}/return**`);
    expect(Object.fromEntries(new URL(checkout.page.url()).searchParams)).toEqual({
      orderId: checkout.order.orderId,
      txnUuid: checkout.order.txnUuid,
      status: 'COMPLETE',
    });
  });

  it('whose lender answers late is pending until the lender has paid; nothing else is offered meanwhile', async () => {
    const mobile = '6000004008';
    const checkout = await open();
    let answer: () => void = () => undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await checkout.page.route('**/app/payment/txn-status*', async (route) => {
      await isAnswered;
      await route.fallback();
    });
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.heading(/We are still checking with/).waitFor();
    await checkout.isClean();
    expect(await checkout.button(/pay|again|another/i).count()).toBe(0);
    answer();
    await checkout.heading('Order placed').waitFor();
  });

  it('on the lender’s own page comes back by itself', async () => {
    const mobile = '9000000007';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    const tab = checkout.context.waitForEvent('page');
    await checkout.button(/^(go to|continue|open)/i).click();
    const lender = await tab;
    await lender.getByRole('button', { name: 'Approve' }).click();
    await lender.getByRole('heading', { name: 'Go back to the shop' }).waitFor();
    await checkout.heading('Order placed').waitFor();
  });
});

describe('a customer who is new to every lender', () => {
  async function apply(mobile: string): Promise<CheckoutPage> {
    const checkout = await open();
    await checkout.verifyUnknown(mobile);
    await checkout.isClean();
    await checkout.openApplication();
    await checkout.isClean();
    await checkout.apply();
    return checkout;
  }

  it('applies, is approved, and goes on to plans', async () => {
    const checkout = await apply('9000000003');
    await checkout.heading('Your application is approved').waitFor();
    await checkout.isClean();
    await checkout.button('See your plans').click();
    await checkout.heading('EMI plan').waitFor();
  });

  it('applies, is rejected, and may try another lender', async () => {
    const checkout = await apply('9000000009');
    await checkout.heading('Not approved this time').waitFor();
    await checkout.isClean();
    await checkout.button('Try another lender').click();
    await checkout.heading('Apply for a new EMI limit').waitFor();
  });
});
