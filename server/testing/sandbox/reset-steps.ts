import { expect } from 'vitest';
import { type Checkout, checkoutSteps } from '../payments/checkout-steps';
import { auditLedger } from '../payments/ledger-audit';
import { MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';

export const NEW_CUSTOMER = '9000000003';
/** Pre-approved by one lender, with ₹60,000. */
export const SMALL_LIMIT = '9000000002';
export const ITS_LENDER = '401';
export const ITS_ANSWER = 'ABCDE1234F';

export function resetSteps(kadam: ServerOf) {
  const { merchant, open } = checkoutSteps(kadam);
  const reset = (mobile: string): Promise<Reply> => merchant.call('POST', '/sandbox/reset-customer', { mobile });
  /** After running work of earlier tests. */
  const begun = async (mobile: string): Promise<string> => {
    kadam().clock.advance(31 * MINUTE_MS);
    await kadam().server.work.sweep();
    expect((await reset(mobile)).body).toMatchObject({ success: true });
    return mobile;
  };
  const faultsOfBooks = async () => {
    const faults = await auditLedger(kadam().server.db, kadam().clock.nowMs());
    return { ...faults, reservedForNothing: 0, unmatchedPayments: 0 };
  };
  const chosen = async (mobile: string, lenderId: string): Promise<Checkout> => {
    const checkout = await open();
    await checkout.verify(mobile);
    expect((await checkout.choose(lenderId)).body).toMatchObject({ success: true });
    return checkout;
  };
  const pay = async (checkout: Checkout, mobile: string): Promise<Reply> => {
    if ((await checkout.details()).step === 'TWO_FACTOR')
      await checkout.post('/app/payment/authorize', { aivfValue: ITS_ANSWER });
    await checkout.agree();
    return checkout.confirm(mobile);
  };
  const buy = async (mobile: string, lenderId: string): Promise<Checkout> => {
    const checkout = await chosen(mobile, lenderId);
    expect((await pay(checkout, mobile)).body).toMatchObject({ success: true });
    return checkout;
  };
  return { merchant, open, reset, begun, faultsOfBooks, chosen, pay, buy };
}
