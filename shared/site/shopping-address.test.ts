import { describe, expect, it } from 'vitest';
import { merchantIn, shoppingAddress } from './shopping-address';

describe('shoppingAddress', () => {
  // @req CAT-019
  it.each([
    ['', '/buy', '/hi/buy'],
    ['?merchantId=', '/buy', '/hi/buy'],
    [
      '?lenderId=401&merchantId=zenmart_sandbox',
      '/redirect/?merchantId=zenmart_sandbox',
      '/hi/redirect/?merchantId=zenmart_sandbox',
    ],
    ['?merchantId=a%26to%3Db', '/redirect/?merchantId=a%26to%3Db', '/hi/redirect/?merchantId=a%26to%3Db'],
  ])('of ‘%s’ is %s. Source: CAT-018, CAT-019', (search, english, hindi) => {
    expect((['en', 'hi'] as const).map((locale) => shoppingAddress(locale, merchantIn(search)))).toEqual([
      english,
      hindi,
    ]);
  });
});
