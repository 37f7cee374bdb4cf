import { describe, expect, it } from 'vitest';
import { paymentFailuresMessages } from '../../frames/checkout/screens/failure.messages';
import { eligibilityResultMessages } from '../../frames/eligibility/result.messages';
import { identityMessages } from '../../frames/identity/messages';
import { commonMessages } from '../../frames/kit/common.messages';
import { terminalMessages } from '../../frames/kit/terminal.messages';
import { GENERIC_MESSAGE } from '../errors/row';

describe('words of the specification, letter by letter', () => {
  // @req OTP-009, OTP-010, OTP-011, OTP-013, OTP-024, MSG-005, MSG-006
  it('of entering a number and an OTP. Source: S1§2.4, S2§5', () => {
    const { mobile, otp } = identityMessages.english;
    expect([mobile.placeholder, mobile.send, mobile.sending, mobile.note, mobile.prefix, mobile.invalid]).toEqual([
      'Enter your mobile number',
      'Send OTP',
      'Verifying...',
      '*We will send you one time password (OTP)',
      '+91',
      'Mobile Number is Invalid',
    ]);
    expect([
      otp.heading,
      otp.sentOn,
      otp.resend,
      identityMessages.english.terms.before,
      otp.verify,
      otp.verifying,
      otp.short,
    ]).toEqual([
      'Enter OTP to continue',
      'Enter OTP sent on',
      'Resend OTP',
      'I agree to',
      'Verify',
      'Verifying...',
      'Enter 5 Digit OTP',
    ]);
    expect([
      identityMessages.english.otp.number('9876543210'),
      identityMessages.english.otp.number('98XXXXX210'),
    ]).toEqual(['+91 98765 43210', '+91 98XXXXX210']);
  });

  // @req Q-020
  it('of the last attempts: at 3, 2 and 1 alone. Source: S2§5', () => {
    expect([null, 5, 4, 3, 2, 1, 0].map(commonMessages.english.attempts)).toEqual([
      null,
      null,
      null,
      'Last 3 attempt(s) remaining',
      'Last 2 attempt(s) remaining',
      'Last 1 attempt(s) remaining',
      null,
    ]);
  });

  // @req ERR-001, ERR-004, ERR-008, ERR-017, ERR-018, Q-008
  it('of a failure without words, a block and a customer of no lender. Source: S1§8', () => {
    expect(paymentFailuresMessages.english.byName.PAYMENT_GENERIC_ERROR('').text).toBe(GENERIC_MESSAGE);
    expect(paymentFailuresMessages.english.other('').text).toBe(GENERIC_MESSAGE);
    const { accountBlocked } = terminalMessages.english;
    expect(commonMessages.english.failed.text).toBe(
      'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    );
    expect(accountBlocked.title).toBe('Account Blocked');
    expect(`${accountBlocked.before}a@b.example${accountBlocked.after}`).toBe(
      'Your access has been blocked due to multiple invalid attempts. You can reach out to a@b.example for any questions',
    );
    expect(eligibilityResultMessages.english.notEligible.text('Kadam')).toBe(
      'Currently, Kadam EMI is offered only to select users of our lending partners.',
    );
  });
});
