import { describe, expect, it } from 'vitest';
import { latinDigits } from './latin-digits';
import { dayText, panText, pincodeText, rupeeDigits } from './typed-text';
import { codeDigits, digitsOnly, mobileDigits } from './validation';

/** Scripts whose digits an Indian keyboard types, by numbering system (CLDR). */
const ofIndia = {
  deva: 'Devanagari',
  beng: 'Bengali and Assamese',
  guru: 'Gurmukhi',
  gujr: 'Gujarati',
  orya: 'Odia',
  tamldec: 'Tamil',
  telu: 'Telugu',
  knda: 'Kannada',
  mlym: 'Malayalam',
  olck: 'Ol Chiki (Santali)',
  mtei: 'Meetei Mayek (Manipuri)',
  arab: 'Arabic-Indic',
  arabext: 'extended Arabic-Indic (Urdu, Kashmiri, Sindhi)',
  fullwide: 'full width',
  lepc: 'Lepcha',
  limb: 'Limbu',
  sinh: 'Sinhala',
  tibt: 'Tibetan',
  mymr: 'Myanmar',
  cakm: 'Chakma',
  saur: 'Saurashtra',
  newa: 'Newa',
  brah: 'Brahmi',
  wara: 'Warang Citi (Ho)',
} as const;

/** 0123456789 as the engine's numbering system writes it. */
const digitsOf = (system: string): string => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  return Array.from({ length: 10 }, (_, value) => format.format(value)).join('');
};
const written = (system: string, latin: string): string => {
  const own = Array.from(digitsOf(system));
  return latin.replace(/\d/g, (digit) => own[Number(digit)] ?? '');
};
const systems = Object.entries(ofIndia).map(([system, name]) => [name, system] as const);

describe('digits of an Indian script', () => {
  it.each(systems)(
    '%s are read as 0 to 9 in a mobile number, an OTP, a PIN code, a day, a PAN and an amount',
    (_, system) => {
      const own = digitsOf(system);
      expect(own).not.toBe('0123456789');
      expect(latinDigits(own)).toBe('0123456789');
      expect(mobileDigits(written(system, '+91 90000 00001'))).toBe('9000000001');
      expect(codeDigits(written(system, '4 0 2 1 3'))).toBe('40213');
      expect(pincodeText(written(system, '560001'))).toBe('560001');
      expect(dayText(written(system, '21/08/1990'))).toBe('21081990');
      expect(panText(written(system, 'abcde1234f'))).toBe('ABCDE1234F');
      expect(rupeeDigits(written(system, '₹ 54,990.50'))).toBe('54990');
    },
  );

  it.each(systems)('%s may be mixed with other digits in one number', (_, system) => {
    const mixed = `${written(system, '90')}00${written('deva', '00')}0${written(system, '001')}`;
    expect(mobileDigits(mixed)).toBe('9000000001');
  });
});

describe('every decimal digit of Unicode', () => {
  const all = Array.from({ length: 0x11_0000 }, (_, codePoint) => codePoint)
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((char) => /^\p{Nd}$/u.test(char));

  it('is one of 0 to 9, with equal frequency', () => {
    expect(all.length).toBeGreaterThan(600);
    const count = new Map<string, number>();
    for (const char of all) count.set(latinDigits(char), (count.get(latinDigits(char)) ?? 0) + 1);
    expect([...count.keys()].sort()).toEqual([...'0123456789']);
    expect(new Set(count.values())).toEqual(new Set([all.length / 10]));
  });

  it("has the engine's value in each numbering system that it knows", () => {
    const known = Intl.supportedValuesOf('numberingSystem').filter((system) => /^\p{Nd}+$/u.test(digitsOf(system)));
    expect(known.length).toBeGreaterThan(60);
    expect(known.filter((system) => latinDigits(digitsOf(system)) !== '0123456789')).toEqual([]);
  });

  it('has the value of its compatibility form, if it has one', () => {
    const compatible = all.filter((char) => /^\d$/.test(char.normalize('NFKC')));
    expect(compatible.length).toBeGreaterThanOrEqual(70);
    expect(compatible.filter((char) => latinDigits(char) !== char.normalize('NFKC'))).toEqual([]);
  });
});

describe('other text', () => {
  it.each(['', 'ab', '½', '²', '①', '〇', 'Ⅳ', '௰', '\u{1F51F}', '\ud801'])('%j stays unchanged', (text) => {
    expect(latinDigits(text)).toBe(text);
  });

  it('is removed by digitsOnly', () => {
    expect(digitsOnly('९a0½²①')).toBe('90');
  });
});
