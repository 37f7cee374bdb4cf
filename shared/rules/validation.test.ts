import { describe, expect, it } from 'vitest';
import {
  codeDigits,
  isAgeAllowed,
  isEmail,
  isMobile,
  isPan,
  isPincode,
  isWrongMobile,
  lettersOnly,
  mobileDigits,
} from './validation';

describe('a mobile', () => {
  it.each([
    ['+91 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['(987) 654 3210', '9876543210'],
    ['98765 43210 ext', '9876543210'],
    ['9198765432', '9198765432'],
    ['98765', '98765'],
  ])('is read out of %s as %s', (text, digits) => {
    expect(mobileDigits(text)).toBe(digits);
  });

  it('of 12 typed digits keeps 10', () => {
    expect(mobileDigits('987654321012')).toBe('9876543210');
  });

  it('begins with 6 to 9, whoever types it', () => {
    expect(['5876543210', '6876543210', '987654321', '98765432101'].map(isMobile)).toEqual([false, true, false, false]);
  });

  it('of ten digits that begins with 0 to 5 is wrong; one that is not whole may still become right', () => {
    expect(['5876543210', '0987654321', '098765432', '9876543210'].map(isWrongMobile)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('other fields', () => {
  it('take a code of 5 digits out of "1 2 3 4 5 6"', () => {
    expect(codeDigits('1 2 3 4 5 6')).toBe('12345');
  });

  it('keep letters of any script and spaces in a name', () => {
    expect([lettersOnly('Ra1m K.'), lettersOnly('राम 2')]).toEqual(['Ram K', 'राम ']);
  });

  it.each([
    ['a@b.in', true],
    ['a@b.co', true],
    ['a@b.c', false],
    ['a.b.in', false],
    ['@b.in', false],
    ['a@', false],
  ])('read the e-mail %s as %s', (email, valid) => {
    expect(isEmail(email)).toBe(valid);
  });

  it('want a pincode of six digits that begins with 1 to 9, and a PAN like ABCDE1234F', () => {
    expect(['411001', '011001', '41100'].map(isPincode)).toEqual([true, false, false]);
    expect(['ABCDE1234F', 'ABCD1234FF'].map(isPan)).toEqual([true, false]);
  });

  it('allow ages 21 to 100, by the day', () => {
    const nowMs = Date.UTC(2026, 10, 21);
    const dates = ['2005-11-21', '2005-11-22', '1926-11-21', '1925-11-21', '2001-02-30', 'yesterday'];
    expect(dates.map((date) => isAgeAllowed(date, nowMs))).toEqual([true, false, true, false, false, false]);
  });

  it('allow an age from 00:00 of the birthday in India, when it is 18:30 of the day before in UTC', () => {
    const midnightMs = Date.UTC(2026, 10, 20, 18, 30);
    expect([midnightMs - 1, midnightMs].map((nowMs) => isAgeAllowed('2005-11-21', nowMs))).toEqual([false, true]);
    expect([midnightMs - 1, midnightMs].map((nowMs) => isAgeAllowed('1925-11-21', nowMs))).toEqual([true, false]);
  });
});
