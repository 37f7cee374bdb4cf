import { expect, it } from 'vitest';
import { mobileFromAddress } from './mobile-from-address';

it('takes a number from the address only with exactly 10 digits', () => {
  expect(mobileFromAddress('?mobile=9000000001')).toBe('9000000001');
  expect(mobileFromAddress('?mobile=900000000')).toBeNull();
  expect(mobileFromAddress('?mobile=90000000011')).toBeNull();
  expect(mobileFromAddress('')).toBeNull();
});
