import { mobileText } from '../../shared/format/mobile-text';
import { defineMessages } from '../../shared/messages/define-messages';

/** Entering a number and an OTP. Exact strings: S1§2.4, S2§5. */
export const identityMessages = defineMessages(
  {
    mobile: {
      label: 'Mobile number',
      /** Fixed, in front of the number. */
      prefix: '+91',
      placeholder: 'Enter your mobile number',
      invalid: 'Mobile Number is Invalid',
      send: 'Send OTP',
      sending: 'Verifying...',
      note: '*We will send you one time password (OTP)',
      purpose: 'We use your number to send you the OTP and to find your EMI offers.',
    },
    /** Around the link to the terms; `missing`: Verify was pressed without the tick. */
    terms: {
      before: 'I agree to',
      link: 'Terms and Conditions',
      after: '',
      missing: 'To continue, agree to the Terms and Conditions',
    },
    otp: {
      heading: 'Enter OTP to continue',
      sentOn: 'Enter OTP sent on',
      number: mobileText,
      label: 'Enter 5 Digit OTP',
      change: 'Change',
      /** '0:24' is put behind it. */
      resendIn: 'Resend OTP in',
      resend: 'Resend OTP',
      resending: 'Sending…',
      verify: 'Verify',
      verifying: 'Verifying...',
      short: 'Enter 5 Digit OTP',
    },
  },
  import.meta.glob('/shared/messages/*/frames/identity.ts', { import: 'default' }),
);
