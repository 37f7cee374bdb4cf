import pg from 'pg';
import type { Locator, Route } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { asksItself } from '../browser/support/asks-itself';
import type { CheckoutPage } from '../browser/support/checkout-page';
import { checkoutTests } from '../browser/support/checkout-tests';
import { codeFromPhone } from '../browser/support/till';

const { sites, context, open } = checkoutTests();

/** First and last call that a payment awaits. slow-line.ltest.ts loses each of them once. */
const calls = ['/app/widget/init', '/app/payment/confirm'];

const breaks = (route: Route): Promise<void> => route.abort('connectionreset');
const faults = {
  'the line breaks on the way there': breaks,
  'the line breaks on the way back': (route: Route) => route.fetch().then(() => breaks(route)),
  'a proxy answers 502 with a page': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
} as const;
type Fault = keyof typeof faults;

/** Pre-approved by every lender, for five lakh: enough for all orders and codes of this file. */
const MOBILE = '9000000001';
const ORDER = { amount: 10_000, items: [{ name: 'Speaker', quantity: 1, amountPaise: 1_000_000 }] };

afterEach(() => context().unrouteAll());

/** Makes the first calls of a path fail, one fault each. Returns a counter of the calls. */
async function failing(path: string, course: readonly Fault[]): Promise<() => number> {
  let made = 0;
  await asksItself(context());
  await context().route(
    (url) => url.pathname.replace(/\/$/, '') === path,
    (route) => {
      const fault = course[made];
      made += 1;
      return fault ? faults[fault](route) : route.fallback();
    },
  );
  return () => made;
}

/** Continues to `next`, by 'Try again' if it is offered. */
async function onTo(checkout: CheckoutPage, next: Locator, made: () => number): Promise<void> {
  const again = checkout.button('Try again');
  for (;;) {
    await next.or(again).first().waitFor();
    if (!(await again.isVisible())) return;
    const before = made();
    await again.click();
    await expect.poll(async () => made() > before || (await next.isVisible()), { timeout: 12_000 }).toBe(true);
  }
}

/** Up to the typed lender's OTP. */
async function toThePayButton(checkout: CheckoutPage, made: () => number): Promise<void> {
  const go = (next: Locator): Promise<void> => onTo(checkout, next, made);
  await go(checkout.button('Continue'));
  await checkout.choosePlan();
  await go(checkout.heading('Enter Your Mobile Number'));
  await checkout.giveMobile(MOBILE);
  await go(checkout.heading('Enter OTP to continue'));
  await checkout.giveOtp(MOBILE);
  await go(checkout.heading('Key Facts Statement'));
  await go(checkout.app.getByRole('checkbox', { name: /agree/i }));
  await checkout.agree();
  await go(checkout.heading(/^Confirm with/));
  await checkout.field(/otp/i).pressSequentially(await codeFromPhone(sites(), MOBILE));
}

/** The server's records of an order. */
async function doneFor({ order }: CheckoutPage): Promise<unknown> {
  const client = new pg.Client({ connectionString: sites().databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select status, attempt,
        (select count(*)::int from kfs_documents d where d.txn_uuid = t.txn_uuid) as statements,
        (select count(*)::int from kfs_consents c where c.txn_uuid = t.txn_uuid) as consents,
        (select array_agg(kind order by transfer_id) from ledger_transfers l where l.reservation_key = t.reservation_key) as transfers
      from transactions t where order_id = $1`,
      [order.orderId],
    );
    return rows;
  } finally {
    await client.end();
  }
}

const codesSent = async (): Promise<number> => {
  const answer = await fetch(`${sites().providerUrl}/sandbox/sms?mobile=${MOBILE}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  return messages.filter(({ text }) => /(?<!\S)\d{5}\b/.test(text)).length;
};

const once = [{ status: 'COMPLETE', attempt: 1, statements: 1, consents: 1, transfers: ['reserve', 'confirm'] }];

describe('a checkout completes its order with nothing typed or done twice', () => {
  it.each(calls)('if the answer to %s is lost, and the repeat meets a proxy without a server', async (path) => {
    const before = await codesSent();
    const made = await failing(path, ['the line breaks on the way back', 'a proxy answers 502 with a page']);
    const checkout = await open({ order: ORDER });
    await toThePayButton(checkout, made);
    await checkout.button(/^Pay ₹/).click();
    await checkout.heading('Order placed').waitFor();
    expect(await doneFor(checkout)).toEqual(once);
    expect((await codesSent()) - before).toBe(2);
  });

  it('if the lender is not asked at the first two presses of Pay, with a message', async () => {
    const breaks = 'the line breaks on the way there';
    const made = await failing('/app/payment/confirm', [breaks, 'a proxy answers 502 with a page']);
    const checkout = await open({ order: ORDER });
    await toThePayButton(checkout, made);
    for (const time of [1, 2]) {
      await checkout.button(/^Pay ₹/).click();
      await expect.poll(made).toBe(time);
      await checkout.heading(/^Confirm with/).waitFor();
      await checkout.app.getByText('Nothing is paid yet. Please try again.').waitFor();
    }
    await checkout.button(/^Pay ₹/).click();
    await checkout.heading('Order placed').waitFor();
    expect(await doneFor(checkout)).toEqual(once);
  });
});
