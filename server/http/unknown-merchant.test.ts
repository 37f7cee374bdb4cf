import { expect, it } from 'vitest';
import type { Merchant } from '../store/merchants';
import { withoutUnknownMerchant } from './unknown-merchant';

const known = { find: async (key: string) => (key === 'zenmart_sandbox' ? ({} as Merchant) : null) };

it.each([
  ['/buy?merchantId=unknown', '/buy'],
  ['/buy?utm_source=a%26b&merchantId=unknown&utm_campaign=%E0%A4%A6', '/buy?utm_source=a%26b&utm_campaign=%E0%A4%A6'],
  ['/buy?merchantId=', '/buy'],
  ['/buy?merchantId=%00', '/buy'],
  [`/buy?merchantId=${'m'.repeat(65)}&a=1`, '/buy?a=1'],
  ['/buy?merchantId=zenmart_sandbox&merchantId=zenmart_sandbox', '/buy'],
  ['/buy?a=1?merchantId=x&merchantId=unknown', '/buy?a=1%3FmerchantId%3Dx'],
])('%s is left as %s', async (url, left) => {
  expect(await withoutUnknownMerchant(known, url)).toBe(left);
});

it.each(['/buy', '/buy?utm_source=a&b', '/buy?merchantId=zenmart_sandbox&a=%20', '/buy?merchantid=unknown'])(
  '%s stays as it is',
  async (url) => {
    expect(await withoutUnknownMerchant(known, url)).toBeNull();
  },
);

it('leaves an address as it is while merchants cannot be read, and rethrows an error that is not an outage', async () => {
  const failing = (error: Error) =>
    withoutUnknownMerchant({ find: () => Promise.reject(error) }, '/buy?merchantId=shop');
  expect(await failing(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))).toBeNull();
  await expect(failing(new TypeError('x is undefined'))).rejects.toThrow('x is undefined');
});
