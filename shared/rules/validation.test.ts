import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextMobile } from './typed-mobile';
import {
  codeDigits,
  digitsOnly,
  isAgeAllowed,
  isEmail,
  isMobile,
  isPan,
  isPincode,
  isWrongMobile,
  lettersOnly,
  mobileDigits,
} from './validation';

describe('mobile', () => {
  it.each([
    ['+91 98765-43210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['+91-098765 43210', '9876543210'],
    ['+91 91987 65432', '9198765432'],
    ['(987) 654 3210', '9876543210'],
    ['98765 43210 ext', '9876543210'],
    ['9198765432', '9198765432'],
    ['98765', '98765'],
  ])('%s is read as %s', (text, digits) => {
    expect(mobileDigits(text)).toBe(digits);
  });

  it.each([
    ['98765 43210 1', '98765432101'],
    ['98765 43210 / 98765 43211', '98765432109876543211'],
    ['+7 987 654 32 10', '79876543210'],
    ['+91 98765 4321', '91987654321'],
    ['+91 58765 43210', '915876543210'],
    ['+1 987 654 3210', '19876543210'],
  ])('%s is not a number, stays whole, as %s, and is wrong', (text, digits) => {
    expect(mobileDigits(text)).toBe(digits);
    expect(isWrongMobile(digits)).toBe(true);
  });

  it('other input keeps at most 20 digits', () => {
    expect(mobileDigits('9'.repeat(30))).toBe('9'.repeat(20));
  });

  // @req VAL-002, VAL-003
  it('starts with 6 to 9', () => {
    expect(['5876543210', '6876543210', '987654321', '98765432101'].map(isMobile)).toEqual([false, true, false, false]);
  });

  it('ten digits that start with 0 to 5 are wrong; an incomplete number may still become right', () => {
    expect(['5876543210', '0987654321', '098765432', '9876543210'].map(isWrongMobile)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

const anyMobile = fc
  .tuple(fc.constantFrom('6', '7', '8', '9', '91'), fc.stringMatching(/^\d{9}$/))
  .map(([first, rest]) => (first + rest).slice(0, 10));
const anyPrefix = fc
  .array(fc.constantFrom('+91', '0091', '91', '0', '00'), { maxLength: 4 })
  .filter((parts) => digitsOnly(parts.join('')).length <= 10);
const anySeparator = fc.constantFrom('', '', ' ', '-', '.', ' (', ') ', '\u00a0', '\u2011', '\t');
/** A number in any common format: prefixes in any order, and separators. */
const anyForm = fc
  .tuple(anyPrefix, anyMobile, fc.array(anySeparator, { minLength: 15, maxLength: 15 }))
  .map(([prefix, mobile, between]) => ({
    mobile,
    text: [...prefix, ...mobile].map((part, at) => part + (between[at] ?? '')).join(''),
  }));
const typed = (text: string): string =>
  [...digitsOnly(text)].reduce((before, digit) => nextMobile(before + digit, before), '');

describe('mobile in any format', () => {
  it('its ten digits are read, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(anyForm, ({ mobile, text }) => {
        expect(mobileDigits(text)).toBe(mobile);
        expect(mobileDigits(mobile)).toBe(mobile);
      }),
    );
  });

  it('typed digit by digit its ten digits are read', () => {
    fc.assert(
      fc.property(anyForm, ({ mobile, text }) => {
        expect(typed(text)).toBe(mobile);
      }),
    );
  });

  it('with one digit more, or one less, no number is read: all digits stay', () => {
    fc.assert(
      fc.property(anyForm, fc.nat(9), fc.boolean(), ({ text }, digit, isMore) => {
        const other = isMore ? `${text}${digit}` : text.replace(/\d(?=\D*$)/, '');
        const digits = digitsOnly(other);
        // '91', '0' and the rest may also be read in another way with ten digits.
        fc.pre(!/^(0|91)*[6-9]\d{9}$/.test(digits));
        expect(mobileDigits(other)).toBe(digits.slice(0, 20));
        expect(isMobile(mobileDigits(other))).toBe(false);
      }),
    );
  });

  it('in any other text a number is read only if nothing but a prefix precedes it', () => {
    const anyText = fc.oneof(fc.string({ maxLength: 24 }), fc.stringMatching(/^[+0-9 -]{0,24}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        const digits = mobileDigits(text);
        if (isMobile(digits)) expect(digitsOnly(text)).toMatch(new RegExp(`^(0|91)*${digits}$`));
        else expect(digits).toBe(digitsOnly(text).slice(0, 20));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('mobile field', () => {
  // @req LIM-001
  it('of 12 typed digits accepts 10, even if the last are typed between the others', () => {
    expect(typed('987654321012')).toBe('9876543210');
    expect(nextMobile('98765943210', '9876543210')).toBe('9876543210');
  });

  it('accepts digits after a possible prefix, until ten digits follow it', () => {
    expect(['9198765432', '91987654321', '919876543210', '9198765432101'].map(typed)).toEqual([
      '9198765432',
      '91987654321',
      '9876543210',
      '9876543210',
    ]);
    expect(['912345678901', '0587654321012'].map(typed)).toEqual(['9123456789', '0587654321']);
  });

  it('accepts 11 digits at once, and deletions from them', () => {
    expect(nextMobile('98765432101', '')).toBe('98765432101');
    expect(nextMobile('9876543210', '')).toBe('9876543210');
  });
});

describe('other fields', () => {
  it('read a code of 5 digits from "1 2 3 4 5 6"', () => {
    expect(codeDigits('1 2 3 4 5 6')).toBe('12345');
  });

  // @req VAL-024
  it('keep letters of any script and spaces in a name', () => {
    expect([lettersOnly('Ra1m K.'), lettersOnly('राम 2')]).toEqual(['Ram K', 'राम ']);
  });

  // @req VAL-020, VAL-021
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

  // @req VAL-017, VAL-018, VAL-019
  it('require a pincode of six digits that starts with 1 to 9, and a PAN like ABCDE1234F', () => {
    const pincodes = ['411001', '910001', '011001', '41100', '1100011'];
    expect(pincodes.map(isPincode)).toEqual([true, true, false, false, false]);
    const pans = ['ABCDE1234F', 'ABCD1234FF', 'ABCD1234F', 'ABCDE12345', 'ABCDE123F'];
    expect(pans.map(isPan)).toEqual([true, false, false, false, false]);
  });

  // @req VAL-022, VAL-023
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
