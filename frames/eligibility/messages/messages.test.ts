import { describe, expect, it } from 'vitest';
import { en } from './en';
import { hi } from './hi';

/** Paths of all words, and what each of them is. Texts of single errors are Hindi's alone: English has the server's. */
function shapeOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value)
    .filter(([key]) => key !== 'byName')
    .flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`))
    .sort();
}

describe('the catalogues of the eligibility widget', () => {
  it('have the same keys in English and Hindi', () => {
    expect(shapeOf(hi)).toEqual(shapeOf(en));
  });

  it('have the words of the specification, letter by letter', () => {
    const { mobile, otp } = en.identity;
    expect([mobile.placeholder, mobile.send, mobile.note, mobile.prefix]).toEqual([
      'Enter your mobile number',
      'Send OTP',
      '*We will send you one time password (OTP)',
      '+91',
    ]);
    expect([otp.heading, otp.sentOn, otp.resend, otp.agree, otp.verify, otp.verifying, otp.short]).toEqual([
      'Enter OTP to continue',
      'Enter OTP sent on',
      'Resend OTP',
      'I agree to',
      'Verify',
      'Verifying...',
      'Enter 5 Digit OTP',
    ]);
    expect(en.notEligible.text('Kadam')).toBe(
      'Currently, Kadam EMI is offered only to select users of our lending partners.',
    );
  });

  it('group amounts the Indian way in both', () => {
    for (const words of [en, hi]) expect(words.verify.heading(155_528)).toContain('₹1,55,528');
  });
});
