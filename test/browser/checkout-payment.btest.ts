import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';
import { pressToLeave } from './support/press-to-leave';

const { sites, open, openByLink } = checkoutTests();

/** Number of Tab presses from the search to the button of that name. */
async function stopsUntil({ app, page }: CheckoutPage, name: string): Promise<number> {
  await app.getByRole('textbox').focus();
  for (let pressed = 1; pressed < 50; pressed += 1) {
    await page.keyboard.press('Tab');
    if (
      await app
        .getByRole('button', { name, exact: true })
        .last()
        .evaluate((it) => it === document.activeElement)
    )
      return pressed;
  }
  return 50;
}

/** The chosen, expanded plan is entirely between the top bar and the actions. */
async function isAboveTheBar({ app }: CheckoutPage, months: number): Promise<void> {
  await app.getByRole('radio', { name: new RegExp(`× ${months} months`) }).check();
  await app.locator('label:has(:checked)').getByText('First EMI').waitFor();
  const room = await app.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const plan = box('label:has(:checked)');
    return { above: plan.top - box('header').bottom, below: box('main > :last-child').top - plan.bottom };
  });
  expect(room.above).toBeGreaterThanOrEqual(0);
  expect(room.below).toBeGreaterThanOrEqual(0);
}

/** All of these are visible on a small phone with its keyboard open, 360 × 340. */
async function isSeenWithKeyboard({ app, page }: CheckoutPage, names: readonly string[]): Promise<void> {
  const before = page.viewportSize() ?? { width: 414, height: 800 };
  await page.setViewportSize({ width: 360, height: 340 });
  const ends = await Promise.all(
    names.map(async (name) => {
      const box = await app.getByText(name, { exact: true }).first().boundingBox();
      return box && [box.y, box.y + box.height];
    }),
  );
  expect(ends.flat().filter((at) => at === null || at < 0 || at > 340)).toEqual([]);
  await page.setViewportSize(before);
}

/** On a wide screen the plan is next to the step, and nothing overflows horizontally. */
async function hasTwoColumns({ app, page }: CheckoutPage): Promise<void> {
  const before = page.viewportSize() ?? { width: 414, height: 800 };
  await page.setViewportSize({ width: 1_440, height: 900 });
  await app.getByRole('complementary').getByText('Total you pay').waitFor();
  await app.getByRole('img', { name: 'Step 2 of 4' }).waitFor();
  const widths = await app.evaluate(() => [
    document.querySelector('main')?.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  expect(widths).toEqual([560, 1_440]);
  await page.setViewportSize(before);
}

describe('payment', () => {
  // @req TXN-043
  it('a payment with a PIN goes from plan to order, the shop gets a signed result, and axe finds no fault on any screen', async () => {
    const mobile = '9000000005';
    const checkout = await open();
    await checkout.button('Continue').waitFor();
    await checkout.isClean();
    await checkout.button('Change lender').click();
    await checkout.heading('Choose a lender').waitFor();
    await checkout.isClean();
    await checkout.button(/^All \d+ lenders/).click();
    await checkout.field('Search lenders').fill('bank');
    await checkout.isClean();
    // The filter and the list, regardless of the number of lenders, are one tab stop each; then follows the comparison.
    expect(await stopsUntil(checkout, 'Close')).toBe(4);
    await checkout.page.keyboard.press('Escape');
    await isAboveTheBar(checkout, 24);
    await checkout.choosePlan();
    await checkout.heading('Enter Your Mobile Number').waitFor();
    await checkout.isClean();
    await checkout.giveMobile(mobile);
    await checkout.heading('Enter OTP to continue').waitFor();
    await checkout.isClean();
    await isSeenWithKeyboard(checkout, ['Enter OTP to continue', 'Verify']);
    await hasTwoColumns(checkout);
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

  // test/long/second-factors.ltest.ts covers other second factors, and none.
  it('a payment by link, on a separate page, ends at the shop’s address without secrets in it', async () => {
    const mobile = '9000000001';
    const checkout = await openByLink();
    await checkout.chooseLender('HSBC');
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

  it('a payment whose lender answers late is pending until the lender has paid; no alternative is offered meanwhile', async () => {
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

  // @req RTE-059
  it('a payment on the lender’s own page returns by itself', async () => {
    const mobile = '9000000007';
    const checkout = await open();
    await checkout.verify(mobile);
    await checkout.agree();
    const tab = checkout.context.waitForEvent('page');
    await checkout.button(/^(go to|continue|open)/i).click();
    const lender = await tab;
    const approved = lender.waitForEvent('close');
    await lender.getByRole('button', { name: 'Approve' }).click();
    await approved;
    await checkout.heading('Order placed').waitFor();
    expect(lender.isClosed()).toBe(true);
  });
});
