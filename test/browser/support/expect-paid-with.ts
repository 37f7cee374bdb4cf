import { expect } from 'vitest';
import type { CheckoutPage } from './checkout-page';

export async function expectPaidWith(
  checkout: CheckoutPage,
  lender: string,
  factor: readonly [label: string, value: string] | null,
): Promise<void> {
  const mobile = '9000000001';
  await checkout.chooseLender(lender);
  await checkout.verify(mobile);
  if (factor) await checkout.answer(...factor);
  await checkout.agree();
  await checkout.pay(mobile);
  await checkout.heading('Order placed').waitFor();
  expect(await checkout.hears('transactionCompleted')).toMatchObject({ orderId: checkout.order.orderId });
}
