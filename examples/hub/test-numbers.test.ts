import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchTestNumbers, matching } from './test-numbers';

const answer = {
  customers: [
    { mobile: '9000000001', behaviour: 'pre-approved with every lender' },
    { mobile: '9000000004', behaviour: 'not eligible' },
  ],
  errorCodes: [
    { mobile: '6000004302', code: 4302, name: 'INVALID_OTP', flow: 'salesApp', step: 'verifyShareCode' },
    { mobile: '6000004005', code: 4005, name: 'PAYMENT_MISSING_PIN', flow: 'payment', step: 'initiateTxn' },
  ],
};
const { signal } = new AbortController();
const fetched = (body: unknown, status = 200): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
};
afterEach(() => vi.unstubAllGlobals());

describe('test numbers', () => {
  it('lists the customers, then the error codes in words', async () => {
    fetched(answer);
    expect(await fetchTestNumbers('http://localhost:4400', signal)).toEqual([
      { mobile: '9000000001', behaviour: 'Pre-approved with every lender', code: null, step: null },
      { mobile: '9000000004', behaviour: 'Not eligible', code: null, step: null },
      { mobile: '6000004302', behaviour: 'Invalid otp', code: 4302, step: 'verify share code' },
      { mobile: '6000004005', behaviour: 'Payment missing pin', code: 4005, step: 'initiate txn in a payment' },
    ]);
  });

  it('rejects if the provider answers 503 or an invalid body', async () => {
    fetched(answer, 503);
    await expect(fetchTestNumbers('http://localhost:4400', signal)).rejects.toThrow('503');
    fetched({ customers: [{ mobile: 1 }], errorCodes: [] });
    await expect(fetchTestNumbers('http://localhost:4400', signal)).rejects.toThrow();
  });

  it.each([
    ['4302', ['6000004302']],
    ['90000 00001', ['9000000001']],
    ['ELIGIBLE not', ['9000000004']],
    ['share code', ['6000004302']],
    ['', ['9000000001', '9000000004', '6000004302', '6000004005']],
    ['in a payment', ['6000004005']],
    ['nothing like it', []],
  ])('%j finds the number', async (asked, mobiles) => {
    fetched(answer);
    const numbers = await fetchTestNumbers('http://localhost:4400', signal);
    expect(matching(numbers, asked).map(({ mobile }) => mobile)).toEqual(mobiles);
  });
});
