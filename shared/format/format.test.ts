import { describe, expect, it } from 'vitest';
import { abbreviateCount, formatNumber, formatRupees, maskedWithPrefix, maskMobile, monogram, truncate } from '.';
import { maskDay, maskPan } from './mask';

describe('numbers', () => {
  // @req VAL-027, NFR-012
  it.each([
    [0, '0'],
    [100, '100'],
    [1000, '1,000'],
    [100_000, '1,00,000'],
    [1_234_567.891, '12,34,567.89'],
    [-54_990.5, '-54,990.5'],
    [123_456_789, '12,34,56,789'],
  ])('%d is written %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  // @req NFR-012
  it('in rupees show paise in full or not at all', () => {
    expect([formatRupees(54_990), formatRupees(10_200.6)]).toEqual(['₹54,990', '₹10,200.60']);
  });

  // @req VAL-028, VAL-029, VAL-030, Q-052
  it.each([
    [999, '999'],
    [4_800, '4.8k+'],
    [4_899, '4.8k+'],
    [450_000, '4.5L+'],
    [45_000_000, '4.5Cr+'],
  ])('as a count, %d is %s', (count, text) => {
    expect(abbreviateCount(count)).toBe(text);
  });
});

describe('masks', () => {
  // @req VAL-032
  it('hide digits 3 to 7 of a mobile and keep its length', () => {
    expect(maskMobile('9876543210')).toBe('98XXXXX210');
    expect(maskedWithPrefix('9876543210')).toBe('+91 98XXXXX210');
  });

  it('hide all of a text that is not a mobile', () => {
    expect(maskMobile('98765')).toBe('XXXXX');
  });

  it('keep the last 4 characters of a PAN, and day and month of a birth', () => {
    expect([maskPan('ABCDE1234F'), maskPan('ABCD')]).toEqual(['XXXXXX234F', 'XXXX']);
    expect([maskDay('1990-08-15'), maskDay('1990')]).toEqual(['15/08/XXXX', 'XX/XX/XXXX']);
  });
});

describe('text', () => {
  // @req VAL-031, Q-051
  it('is cut with a space behind it', () => {
    expect([truncate('Kadam', 5), truncate('Kadam EMI', 5)]).toEqual(['Kadam', 'Kadam ']);
  });

  it('becomes two capitals for a tile', () => {
    expect([monogram('HDFC Bank'), monogram('Citibank'), monogram('State Bank of India')]).toEqual(['HB', 'CI', 'SB']);
  });
});
