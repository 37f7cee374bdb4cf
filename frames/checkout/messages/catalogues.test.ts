import { describe, expect, it } from 'vitest';
import { paymentErrors } from '../../../shared/errors/payment';
import type { Failure } from '../../platform/api/failure';
import { en } from './en';
import { failureText } from './failure-text';
import { hi } from './hi';
import { lateEn } from './late-en';
import { lateWords } from './late-words';

const refusal = (name: string | null, message: string): Failure => ({
  kind: 'business',
  status: 400,
  code: 4000,
  name,
  message,
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
});

/** Addresses of all words: 'plans.lender'. A list is one word, for its length may differ. */
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];
const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(wordsOf) : [];

describe('the two catalogues', () => {
  it('have the same keys, but for the error words that the server sends in English', () => {
    const own = (keys: string[]) => keys.filter((key) => !key.startsWith('.errors.byName')).sort();
    expect(own(keysOf(hi))).toEqual(own(keysOf({ ...en, late: lateEn })));
  });

  it('have no empty word', () => {
    // A field that is drawn as cells has no placeholder.
    const { factor: _, ...late } = lateEn;
    expect(wordsOf([en, late]).filter((word) => word.trim() === '')).toEqual([]);
  });

  it.each([...paymentErrors.map(({ name }) => name), 'MERCHANT_NOT_ALLOWED', 'MERCHANT_LIMIT_EXCEEDED'] as const)(
    'say in both what happened and what to do at %s',
    (name) => {
      for (const { failures } of [lateWords(en), lateWords(hi)]) {
        const words = failures.byName[name]('');
        expect(words.title.length).toBeGreaterThan(4);
        expect(words.text.length).toBeGreaterThan(10);
      }
      expect(hi.errors.byName?.[name]).toMatch(/[\u0900-\u097f]/);
    },
  );
});

describe('the first EMI', () => {
  const due = (gstOnInterestPaise: number, feesPaise: number) => {
    const cost = { discountPaise: 0, interestPaise: 60_000, gstOnInterestPaise, feesPaise, totalPayablePaise: 1 };
    return [lateWords(en), lateWords(hi)].map(({ success }) => success.firstEmi(4_938, '2026-12-21', cost));
  };

  it('has neither tax nor fee in it: they fall due beside it, in both languages', () => {
    expect(due(0, 0)).toEqual([
      'Your first EMI of ₹4,938 is due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI 21 दिस॰ 2026 को देय है।',
    ]);
    expect(due(0, 23_482)).toEqual([
      'Your first EMI of ₹4,938 and the fee of ₹234.82 are due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI और ₹234.82 का शुल्क 21 दिस॰ 2026 को देय हैं।',
    ]);
    expect(due(10_800, 0)).toEqual([
      'Your first EMI of ₹4,938 plus GST is due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI और ब्याज पर GST 21 दिस॰ 2026 को देय हैं।',
    ]);
    expect(due(10_800, 23_482)).toEqual([
      'Your first EMI of ₹4,938 plus GST and the fee of ₹234.82 are due on 21 Dec 2026.',
      'आपकी ₹4,938 की पहली EMI, ब्याज पर GST और ₹234.82 का शुल्क 21 दिस॰ 2026 को देय हैं।',
    ]);
  });
});

describe('words for a failure', () => {
  it('are the catalogue’s, else the server’s, else the default', () => {
    expect(failureText(hi, refusal('PAYMENT_INVALID_OTP', 'Please enter a valid OTP'))).toBe('कृपया सही OTP दर्ज करें');
    expect(failureText(en, refusal('PAYMENT_INVALID_OTP', 'Please enter a valid OTP'))).toBe(
      'Please enter a valid OTP',
    );
    expect(failureText(en, refusal(null, ''))).toBe(en.errors.text);
  });
});

describe('days and numbers', () => {
  it('2026-12-21 is 21 Dec 2026, and 21 दिस॰ 2026', () => {
    expect([en.money.day('2026-12-21'), hi.money.day('2026-12-21')]).toEqual(['21 Dec 2026', '21 दिस॰ 2026']);
    expect(en.money.days('2026-12-21', '2027-05-21')).toBe('21 Dec – 21 May');
  });

  it('a mobile is grouped, a masked one kept whole', () => {
    expect(en.order.mobile('9876543210')).toBe('+91 98765 43210');
    expect(en.order.mobile('98XXXXX210')).toBe('+91 98XXXXX210');
  });

  it('warns of the last 3, 2 and 1 attempts only', () => {
    expect([null, 4, 3, 1, 0].map(en.otp.attempts)).toEqual([
      null,
      null,
      'Last 3 attempt(s) remaining',
      'Last 1 attempt(s) remaining',
      null,
    ]);
  });
});
