import { describe, it } from 'vitest';
import { checkoutTests } from '../browser/support/checkout-tests';
import { expectPaidWith } from '../browser/support/expect-paid-with';

const { open } = checkoutTests();

// With a PIN: test/browser/checkout-payment.btest.ts.
describe('a payment', () => {
  it.each([
    ['no second factor', 'HSBC', null],
    ['a PAN', 'HDFC Bank', ['PAN', 'ABCDE1234F']],
  ] as const)('with %s is complete', async (_, lender, factor) => {
    await expectPaidWith(await open(), lender, factor);
  });
});
