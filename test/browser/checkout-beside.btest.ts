import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { header } from '../../shared/api/headers';
import { paymentErrors } from '../../shared/errors/payment';
import type { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';

type PaymentErrorName = (typeof paymentErrors)[number]['name'];

const { sites, open, openByLink } = checkoutTests();

/** Address in the newest payment link of the sandbox phone. */
async function linkOnPhone(mobile: string): Promise<string> {
  const response = await fetch(`${sites().providerUrl}/sandbox/sms?mobile=${mobile}`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  const link = messages.flatMap(({ text }) => text.match(/https?:\/\/\S+\/payment\/init\S+/) ?? []).at(-1);
  if (!link) throw new Error(`no link in ${messages.length} messages`);
  return link;
}

/** Makes the server refuse the next call of a path with an error that would take minutes to occur. */
const answersOnce = (checkout: CheckoutPage, path: string, name: PaymentErrorName): Promise<unknown> =>
  checkout.page.route(
    `**${path}`,
    async (route) => {
      const { code, message } = paymentErrors.find((row) => row.name === name) ?? {};
      await route.fulfill({ json: { success: false, code: code ?? name, message } });
    },
    { times: 1 },
  );

describe('payment link', () => {
  it('a link sent from the shop’s machine is paid on the phone, and the machine shows each step to the end', async () => {
    const mobile = '9000000001';
    const machine = await open({ order: { channel: 'OFFLINE', isPosMachine: true } });
    await machine.heading('Pay on your phone').waitFor();
    await machine.isClean();
    await machine.field('Mobile number').fill(mobile);
    await machine.button('Send link').click();
    await machine.heading('Link sent').waitFor();
    await machine.isClean();
    const phone = await openByLink();
    await phone.page.goto(await linkOnPhone(mobile));
    await machine.heading('Payment open on the phone').waitFor();
    await phone.chooseLender('HSBC');
    await phone.verify(mobile);
    await phone.agree();
    await phone.pay(mobile);
    await phone.heading('Order placed').waitFor();
    await machine.heading('Order placed').waitFor();
    expect(await machine.hears('transactionCompleted')).toMatchObject({ orderId: machine.order.orderId });
    expect(JSON.stringify(await machine.told())).not.toContain(mobile);
    const heard = (await machine.told()).filter(({ name }) => name === 'stepChanged').map(({ payload }) => payload);
    expect(heard).toEqual([
      { step: 'PAYMENT_LINK', status: 'INITIATED' },
      { step: 'PAYMENT_LINK', status: 'COMPLETE' },
      { step: 'SPLIT_TXN_LINK_SEND', status: 'INITIATED' },
      { step: 'LENDER_OTP', status: 'COMPLETE' },
    ]);
    const { timeline } = await trackOrder(sites(), machine.order.orderId);
    for (const line of heard) expect(timeline).toContainEqual(expect.objectContaining(line));
  });
});

describe('the shop’s machine', () => {
  it('after a reload it waits for the phone as before', { tags: ['long'] }, async () => {
    const machine = await open({ order: { channel: 'OFFLINE', isPosMachine: true } });
    await machine.field('Mobile number').fill('9000000002');
    await machine.button('Send link').click();
    await machine.heading('Link sent').waitFor();
    const isGone = machine.page.waitForEvent('framenavigated');
    await machine.app.evaluate(() => void setTimeout(() => location.reload()));
    await isGone;
    await machine.heading('Link sent').waitFor();
    expect(await machine.field('Mobile number').count()).toBe(0);
  });
});

describe('lender page', () => {
  async function atLender(): Promise<CheckoutPage> {
    const checkout = await open();
    await checkout.verify('9000000007');
    await checkout.agree();
    await checkout.heading(/^Confirm on .*’s page/).waitFor();
    return checkout;
  }

  it('a decline there offers another lender, and no EMI starts', { tags: ['long'] }, async () => {
    const checkout = await atLender();
    await checkout.isClean();
    const tab = checkout.context.waitForEvent('page');
    await checkout.button(/^Go to/).click();
    const lender = await tab;
    await checkout.heading(/^Waiting for/).waitFor();
    await checkout.isClean();
    const declined = lender.waitForEvent('close');
    await lender.getByRole('button', { name: 'Decline' }).click();
    await declined;
    const declinedText = checkout.app.getByText(/^You declined .*No EMI has started/);
    await declinedText.waitFor();
    await checkout.button('Choose another lender').click();
    await checkout.heading('EMI plan').waitFor();
    expect(await declinedText.count()).toBe(0);
    expect(await checkout.heading('Order placed').count()).toBe(0);
  });
});

describe('a payment that cannot continue', () => {
  it('4100: the step has ended and leads to another plan', { tags: ['long'] }, async () => {
    const checkout = await open();
    await checkout.verify('6000004100');
    await checkout.heading('The payment has moved on').waitFor();
    await checkout.app.getByText(/^Code 4100/).waitFor();
    await checkout.isClean();
    await checkout.button('Choose another plan').click();
    await checkout.heading('EMI plan').waitFor();
    expect(await checkout.app.getByText(/^Code 4100/).count()).toBe(0);
  });

  it('4004: after an earlier request, the checkout asks the lender for its outcome and offers no other payment', {
    tags: ['long'],
  }, async () => {
    const mobile = '6000004004';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    await checkout.heading(/still checking/).waitFor();
    expect(await checkout.app.getByText(/no EMI has started/).count()).toBe(0);
    expect(await checkout.button(/try again|another/i).count()).toBe(0);
    expect(await trackOrder(sites(), checkout.order.orderId)).toMatchObject({ status: 'INITIATED' });
    await checkout.isClean();
  });

  it('an expired order shows a message and leads back to the shop', { tags: ['long'] }, async () => {
    const checkout = await openByLink();
    await checkout.choosePlan();
    await checkout.heading('Enter Your Mobile Number').waitFor();
    // The server's answer after the expiry, which takes 60 s.
    await checkout.page.route('**/app/transaction/details', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      const data = { ...body.data, status: 'FAILED', errorCode: 'PAYMENT_ORDER_EXPIRED' };
      await route.fulfill({ response, json: { ...body, data } });
    });
    await checkout.page.reload();
    await checkout.heading('Time is up').waitFor();
    await checkout.isClean();
    await pressToLeave(checkout.button('Back to Zenmart'));
    await checkout.page.waitForURL(`${sites().merchantUrl}/return**`);
    expect(await checkout.page.locator('body').textContent()).not.toContain('paid by card-less EMI');
  });

  it('an expired OTP is shown at its field, which is emptied', { tags: ['long'] }, async () => {
    const checkout = await open();
    await checkout.choosePlan();
    await checkout.giveMobile('9000000005');
    await answersOnce(checkout, '/app/payment/verify-otp', 'PAYMENT_OTP_EXPIRED');
    await checkout.giveOtp('9000000005');
    await checkout.app.getByText('This OTP has expired. Please ask for a new one.').waitFor();
    expect(await checkout.field(/otp/i).inputValue()).toBe('');
  });

  it('a changed statement has to be read and agreed to again', { tags: ['long'] }, async () => {
    const mobile = '9000000001';
    const checkout = await open();
    await checkout.chooseLender('HSBC');
    await checkout.verify(mobile);
    await checkout.heading('Key Facts Statement').waitFor();
    await answersOnce(checkout, '/app/payment/authorize-kfs', 'PAYMENT_KFS_CHANGED');
    await checkout.agree();
    await checkout.app.getByText(/^The statement has changed/).waitFor();
    expect(await checkout.app.getByRole('checkbox', { name: /agree/i }).isChecked()).toBe(false);
    await checkout.isClean();
    await checkout.agree();
    await checkout.heading(/^Confirm with/).waitFor();
  });
});

describe('split payment', () => {
  it('waits after its link was sent to a phone, and can continue here', { tags: ['long'] }, async () => {
    const checkout = await openByLink();
    await checkout.page.waitForLoadState('networkidle');
    const asked = checkout.page.waitForRequest('**/app/payment/order-info');
    // The tab must report its step before the phone: later the report would take the payment back.
    await checkout.page.reload({ waitUntil: 'networkidle' });
    const headers = await (await asked).allHeaders();
    const sent = await checkout.context.request.post(`${sites().providerUrl}/app/payment/send-txn-sms`, {
      headers: {
        ...Object.fromEntries(Object.values(header).flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
        [header.idempotencyKey]: randomUUID(),
      },
      data: { mobile: '9000000002' },
    });
    expect(await sent.json()).toMatchObject({ success: true, data: { step: 'SPLIT_TXN_LINK_SEND' } });
    await checkout.page.reload();
    await checkout.heading('Link sent').waitFor();
    await checkout.isClean();
    await checkout.button('Pay on this device').click();
    await checkout.heading('EMI plan').waitFor();
  });
});
