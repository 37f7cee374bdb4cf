import type { IdentityMessages } from './messages';

export const identityEn: IdentityMessages = {
  mobile: {
    label: 'Mobile number',
    prefix: '+91',
    placeholder: 'Enter your mobile number',
    invalid: 'Mobile Number is Invalid',
    send: 'Send OTP',
    sending: 'Verifying...',
    note: '*We will send you one time password (OTP)',
  },
  otp: {
    heading: 'Enter OTP to continue',
    sentOn: 'Enter OTP sent on',
    number: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    label: 'Enter 5 Digit OTP',
    change: 'Change',
    resendIn: 'Resend OTP in',
    resend: 'Resend OTP',
    resending: 'Sending…',
    attempts: (remaining) =>
      remaining !== null && remaining >= 1 && remaining <= 3 ? `Last ${remaining} attempt(s) remaining` : null,
    agree: 'I agree to',
    terms: 'Terms and Conditions',
    newWindow: '(opens in a new window)',
    verify: 'Verify',
    verifying: 'Verifying...',
    short: 'Enter 5 Digit OTP',
  },
  errors: {
    fallback: 'Sorry, we are experiencing technical difficulties & are working to fix them. Please try again later.',
    byName: null,
  },
};
