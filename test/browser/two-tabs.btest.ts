import type { BrowserContext } from 'playwright';
import { expect, it } from 'vitest';
import { CheckoutPage } from './support/checkout-page';
import { checkoutTests } from './support/checkout-tests';
import { trackOrder } from './support/order';
import { codeFromPhone } from './support/till';

const { sites, openByLink } = checkoutTests();

const MOBILE = '9000000001';
const DONE = /Order placed|Payment complete|paid/i;

/** A second tab of the same session: the browser copies the storage into a window that a page opens. */
async function duplicated(first: CheckoutPage): Promise<CheckoutPage> {
  const [page] = await Promise.all([
    (first.context as BrowserContext).waitForEvent('page'),
    first.page.evaluate(() => void window.open(location.href)),
  ]);
  page.setDefaultTimeout(12_000);
  return new CheckoutPage(first.sites, first.order, first.context, page, [], false);
}

async function bothAtPay(): Promise<readonly [CheckoutPage, CheckoutPage]> {
  const first = await openByLink();
  await first.verify(MOBILE);
  await first.agree();
  await first.heading(/^Confirm with/).waitFor();
  const second = await duplicated(first);
  await second.heading(/^Confirm with/).waitFor();
  return [first, second];
}

async function typed(shown: CheckoutPage): Promise<void> {
  await shown.field(/otp/i).pressSequentially(await codeFromPhone(sites(), MOBILE));
}

/** Expects the receipt, and no failure before it. */
async function endsPaid(shown: CheckoutPage): Promise<void> {
  const failed = shown.app.getByText(/4100|Something went wrong|This step is not possible/);
  await shown.heading(DONE).first().or(failed).first().waitFor();
  expect(await failed.count()).toBe(0);
}

async function payOnce(pay: (tabs: readonly [CheckoutPage, CheckoutPage]) => Promise<void>): Promise<void> {
  const tabs = await bothAtPay();
  await pay(tabs);
  for (const tab of tabs) await endsPaid(tab);
  const { status, timeline } = await trackOrder(sites(), tabs[0].order.orderId);
  expect(status).toBe('COMPLETE');
  const paid = (timeline as { step: string; status: string }[]).filter(
    (line) => line.step === 'LENDER_OTP' && line.status === 'COMPLETE',
  );
  expect(paid).toHaveLength(1);
}

it('two tabs of one session pay once if both press Pay at once, without code 4100', { timeout: 60_000 }, () =>
  payOnce(async ([first, second]) => {
    await typed(first);
    await typed(second);
    await Promise.all([first, second].map((tab) => tab.button(/^Pay ₹/).click()));
  }),
);

it.each([
  [
    'the second presses Pay after the first has paid',
    async ([first, second]: readonly [CheckoutPage, CheckoutPage]) => {
      await typed(first);
      await typed(second);
      const answered = first.page.waitForResponse('**/app/payment/confirm*');
      await first.button(/^Pay ₹/).click();
      await answered;
      await second.button(/^Pay ₹/).click();
    },
  ],
  [
    'the second does nothing',
    async ([first]: readonly [CheckoutPage, CheckoutPage]) => {
      await typed(first);
      await first.button(/^Pay ₹/).click();
    },
  ],
])(
  'two tabs of one session pay once if %s: both show the receipt within 12 s, without code 4100',
  { timeout: 60_000, tags: ['long'] },
  (_, pay) => payOnce(pay),
);
