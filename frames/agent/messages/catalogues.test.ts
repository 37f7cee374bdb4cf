// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ntbInfo } from '../../../shared/api/ntb';
import * as sales from '../../../shared/api/sales';
import { salesAppErrors } from '../../../shared/errors/sales-app';
import { loadCatalogue } from '../../platform/i18n/load-catalogue';
import { catalogues } from './catalogues';
import { en } from './en';
import { failureText } from './failure-text';
import { hi } from './hi';
import { errors } from './hi-errors';
import { lateEn } from './late-en';
import { lateWords } from './late-words';
import type { Messages, ResultAbout } from './messages';

const MOBILE = '9876543210';
const about: ResultAbout = {
  lender: 'Banyan Bank',
  mobile: MOBILE,
  nextLender: 'Tamarind Bank',
  canApply: true,
  isApproved: false,
  amountRupees: 70_000,
  lessLender: 'Banyan Bank',
  lessRupees: 60_000,
  refusedHere: null,
};

/** What the functions that do not simply take numbers are called with; every other one gets 1111, 2222, 3333, 4444. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  'code.number': [MOBILE],
  'code.attempts': [2],
  'late.shareInfo.note': ['download'],
  'result.byOutcome.CUST_PRE_APPROVED_MSG': [about],
  'result.byOutcome.CUST_CREDIT_LIMIT_MSG': [about],
  'result.byOutcome.TRY_ANOTHER_LENDER_MSG': [about],
  'result.byOutcome.APPROVED_FOR_LESS_MSG': [about],
  'result.byOutcome.NO_LENDERS_MSG': [about],
};
const numbers = [1111, 2222, 3333, 4444];

/** Every text of a catalogue by its path; a function is called first. English has no words for errors: the server
 *  brings them. */
function texts(value: unknown, path: string, found = new Map<string, string | null>()): Map<string, string | null> {
  if (path === 'error.byName') return found;
  if (typeof value === 'function') {
    const args = given[path] ?? numbers.slice(0, value.length);
    return texts(value(...args), `${path}()`, found);
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) texts(inner, path === '' ? key : `${path}.${key}`, found);
    return found;
  }
  if (typeof value !== 'string' && value !== null) throw new Error(`${path} is a ${typeof value}`);
  return found.set(path, value);
}

const english = texts({ ...en, late: lateEn }, '');
const hindi = texts(hi, '');
const paths = [...english.keys()];
/** Numbers, names and addresses that a text was given, in the order of the alphabet. */
const placeholders = (text: string): string[] =>
  (text.match(/\d+(?:,\d+)*(?:\.\d+)?|Banyan Bank|Tamarind Bank/g) ?? []).sort();

const cost = { discountPaise: 0, interestPaise: 0, gstOnInterestPaise: 0, feesPaise: 0, totalPayablePaise: 5_499_000 };

describe('English and Hindi', () => {
  it('have the same texts, about 150 of them', () => {
    expect([...hindi.keys()].sort()).toEqual([...paths].sort());
    expect(paths.length).toBeGreaterThan(150);
  });

  it('leave the same texts out, and no other is empty', () => {
    const leftOut = (found: typeof english) => [...found].filter(([, text]) => !text?.trim()).map(([path]) => path);
    expect(leftOut(hindi)).toEqual(leftOut(english));
    expect(leftOut(english)).toEqual([
      'result.byOutcome.NO_LENDERS_MSG().secondaryText',
      'interstitial.secondaryText',
      'interstitial.btnName',
    ]);
  });

  it('name the same amounts, numbers and lenders in each text', () => {
    const named = (found: typeof english) =>
      Object.fromEntries(paths.map((path) => [path, placeholders(found.get(path) ?? '')]));
    expect(named(hindi)).toEqual(named(english));
  });

  /** The same in both: signs, ranges and a mark of the lenders. */
  const same = [
    'lang',
    'lenders.range()',
    'lenders.noCost',
    'mobile.prefix',
    'code.number()',
    'result.byOutcome.CUST_PRE_APPROVED_MSG().textColor',
    'result.byOutcome.CUST_CREDIT_LIMIT_MSG().textColor',
    'result.byOutcome.TRY_ANOTHER_LENDER_MSG().textColor',
    'result.byOutcome.APPROVED_FOR_LESS_MSG().textColor',
    'result.byOutcome.NO_LENDERS_MSG().textColor',
    'interstitial.textColor',
  ];

  it('say everything else in Hindi', () => {
    const notHindi = paths.filter((path) => english.get(path) && !/[\u0900-\u097f]/.test(hindi.get(path) ?? ''));
    expect(notHindi.sort()).toEqual([...same].sort());
  });

  it('tell the page their language', () => {
    expect([en.lang, hi.lang]).toEqual(['en-IN', 'hi-IN']);
  });

  it('are both to be had by their code', async () => {
    expect(await loadCatalogue(catalogues, en, 'en')).toBe(en);
    expect(await loadCatalogue(catalogues, en, 'hi-IN')).toBe(hi);
  });
});

describe.each([
  ['English', en],
  ['Hindi', hi],
])('%s words that depend on a count', (_, words: Messages) => {
  it.each([
    [null, null],
    [0, null],
    [4, null],
    [5, null],
  ])('say nothing of attempts for %s', (remaining, text) => {
    expect(words.code.attempts(remaining)).toBe(text);
  });

  it.each([1, 2, 3])('warn of the last %i attempts', (remaining) => {
    expect(words.code.attempts(remaining)).toContain(String(remaining));
  });

  it('tell no lender for the store from no lender for the amount', () => {
    expect(lateWords(words).preEligibility.notEligibleText(500, 3000)).toContain('₹3,000');
    expect(lateWords(words).preEligibility.notEligibleText(500, null)).not.toMatch(/\d/);
  });

  it('say 0% for no interest and 13.00% for 13, and group by lakhs', () => {
    expect(words.details.rateAndCosts(0, cost)).toContain('0%');
    expect(words.details.rateAndCosts(13, { ...cost, interestPaise: 21_060_000 })).toMatch(/13\.00%.*₹2,10,600/);
  });

  it('name interest, its tax and the fee to the paisa, and nothing that is nil or that a discount meets', () => {
    const all = { discountPaise: 0, interestPaise: 210_600, gstOnInterestPaise: 37_908, feesPaise: 23_482 };
    const amounts = (text: string): string[] => text.match(/₹[\d,.]+/g) ?? [];
    expect(amounts(words.details.rateAndCosts(13, { ...cost, ...all }))).toEqual(['₹2,106', '₹379.08', '₹234.82']);
    const noCost = { ...cost, interestPaise: 107_110, discountPaise: 107_110, feesPaise: 23_482 };
    expect(amounts(words.details.rateAndCosts(0, noCost))).toEqual(['₹234.82']);
    expect(amounts(words.details.rateAndCosts(0, cost))).toEqual([]);
  });
});

describe('the Hindi words of errors', () => {
  const rows = salesAppErrors.map(({ name, message }) => [name, message] as const);

  it.each(rows)('%s has its own, in Hindi', (name, message) => {
    expect(errors[name]).toMatch(/[\u0900-\u097f]/);
    expect(errors[name]).not.toBe(message);
  });

  it('are for the rows of the list and no others', () => {
    expect(Object.keys(errors).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  it('cover everything that the calls of the sales app and of a shared application answer with', () => {
    const named = Object.values({ ...sales, ntbInfo }).flatMap((each) => ('errors' in each ? each.errors : []));
    expect(named.length).toBeGreaterThan(8);
    for (const name of named) expect(errors).toHaveProperty(name);
  });

  it('take the place of the server’s English ones; without a row the server’s words stand', () => {
    const failure = {
      kind: 'business',
      status: 400,
      code: 'OTP_TOO_SOON',
      name: 'OTP_TOO_SOON',
      message: 'A code was sent a moment ago.',
      title: null,
      retry: null,
      attemptsRemaining: null,
      resendAtMs: null,
    } as const;
    expect(failureText(hi, failure)).toBe(errors.OTP_TOO_SOON);
    expect(failureText(en, failure)).toBe('A code was sent a moment ago.');
    expect(failureText(hi, { ...failure, name: null })).toBe('A code was sent a moment ago.');
    expect(failureText(hi, { ...failure, name: 'toString' })).toBe('A code was sent a moment ago.');
    expect(failureText(en, { ...failure, message: '' })).toBeNull();
  });
});
