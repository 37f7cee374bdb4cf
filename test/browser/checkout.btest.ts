import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './support/axe';
import { launchBrowser } from './support/browser';
import { type CheckoutPage, openCheckout, openLink, PLAIN_PAGES } from './support/checkout-page';
import { trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';
import { startTwoSites, type TwoSites } from './support/processes';

let sites: TwoSites;
let browser: Browser;
const opened: CheckoutPage[] = [];

beforeAll(async () => {
  [sites, browser] = await Promise.all([startTwoSites(), launchBrowser(PLAIN_PAGES)]);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ context }) => context.close()));
});
afterAll(async () => {
  await browser?.close();
  await sites?.stop();
});

const kept = (checkout: CheckoutPage): CheckoutPage => {
  opened.push(checkout);
  return checkout;
};
const open = async (about?: Parameters<typeof openCheckout>[2]) => kept(await openCheckout(browser, sites, about));
const openByLink = async (about?: Parameters<typeof openLink>[2]) => kept(await openLink(browser, sites, about));

async function isClean(checkout: CheckoutPage): Promise<void> {
  expect(await accessibilityFaults(checkout.app)).toEqual([]);
}

describe('a payment', () => {
  it('with a PIN goes from plan to order, tells the shop a signed result, and every screen is clean for axe', async () => {
    const mobile = '9000000005';
    const checkout = await open();
    await checkout.button('Continue').waitFor();
    await isClean(checkout);
    await checkout.choosePlan();
    await checkout.heading('Enter Your Mobile Number').waitFor();
    await isClean(checkout);
    await checkout.giveMobile(mobile);
    await checkout.heading('Enter OTP to continue').waitFor();
    await isClean(checkout);
    await checkout.giveOtp(mobile);
    await checkout.heading(/PIN$/).waitFor();
    await isClean(checkout);
    await checkout.answer('4-digit PIN', '1234');
    await checkout.heading('Key Facts Statement').waitFor();
    await isClean(checkout);
    await checkout.agree();
    await checkout.heading(/^Confirm with/).waitFor();
    await isClean(checkout);
    await checkout.pay(mobile);
    await checkout.heading('Order placed').waitFor();
    await isClean(checkout);
    const { signedResult, orderId, txnUuid } = await checkout.hears('transactionCompleted');
    expect({ orderId, txnUuid }).toEqual({ orderId: checkout.order.orderId, txnUuid: checkout.order.txnUuid });
    expect(String(signedResult).split('.')).toHaveLength(3);
    expect((await trackOrder(sites, checkout.order.orderId)).status).toBe('COMPLETE');
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
    await checkout.page.waitForURL(`${sites.merchantUrl}/return**`);
    expect(Object.fromEntries(new URL(checkout.page.url()).searchParams)).toEqual({
      orderId: checkout.order.orderId,
      txnUuid: checkout.order.txnUuid,
      status: 'COMPLETE',
    });
  });

  it('whose lender answers late is pending until the lender has paid; nothing else is offered meanwhile', async () => {
    const mobile = '6000004008';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    await checkout.pay(mobile);
    const placed = checkout.heading('Order placed');
    await checkout.heading(/We are still checking with|Order placed/).waitFor();
    if (!(await placed.isVisible())) expect(await checkout.button(/pay/i).count()).toBe(0);
    await placed.waitFor();
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
    await checkout.verify(mobile);
    await checkout.heading('Apply for a new EMI limit').waitFor();
    await isClean(checkout);
    await checkout.app.getByRole('radio').first().check({ force: true });
    await checkout.button(/^Apply with/).click();
    await checkout.field(/name/i).first().fill('Asha Rao');
    await checkout.field(/birth/i).pressSequentially('15081990');
    await checkout.field(/PAN/).fill('ABCDE1234F');
    await checkout.field('Pincode of your home').fill('560001');
    await isClean(checkout);
    await checkout.button('Submit application').click();
    return checkout;
  }

  it('applies, is approved, and goes on to plans', async () => {
    const checkout = await apply('9000000003');
    await checkout.button('See your plans').click();
    await checkout.heading('EMI plan').waitFor();
  });

  it('applies, is rejected, and may try another lender', async () => {
    const checkout = await apply('9000000009');
    await checkout.button('Try another lender').click();
    await checkout.heading('Apply for a new EMI limit').waitFor();
  });
});

describe('what the lender or the server refuses', () => {
  it.each([4005, 4006, 4009, 4011, 4012, 4013, 4015, 4016] as const)(
    'code %i of a reservation is told with what to do next',
    async (code) => {
      const checkout = await open();
      await checkout.verify(`600000${code}`);
      await checkout.app.getByText(new RegExp(`\\b${code}\\b`)).waitFor();
      await checkout
        .button(/another (lender|plan)/i)
        .first()
        .click();
      await checkout.heading('EMI plan').waitFor();
    },
  );

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
    await isClean(checkout);
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
    await isClean(checkout);
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
    await isClean(checkout);
  });

  it('a link that belongs to no payment says so', async () => {
    const checkout = await openByLink();
    await checkout.page.goto(`${sites.providerUrl}/payment/init?ref=${'x'.repeat(22)}`);
    await checkout.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  });
});

describe('leaving, reloading, and no network', () => {
  it('cancel asks first; the order is then canceled and the shop is told', async () => {
    const checkout = await open();
    await checkout.verify('9000000005');
    await checkout.heading(/PIN$/).waitFor();
    await checkout.app.getByRole('button', { name: 'Close' }).first().click();
    await checkout.heading('Leave this payment?').waitFor();
    await isClean(checkout);
    await pressToLeave(checkout.button('Cancel payment'));
    expect(await checkout.hears('widgetClosed')).toEqual({ reason: 'canceled' });
    expect((await trackOrder(sites, checkout.order.orderId)).status).toBe('CANCELED');
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
    await isClean(checkout);
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
