import { offlineEn } from '../../offline';
import type { Messages } from './messages';

export const en: Messages = {
  lang: 'en-IN',
  title: 'How EMI without a card works',
  back: 'Back',
  close: 'Close',
  offline: offlineEn,
  emiWith: (product) => `EMI with ${product}`,
  heading: 'Three steps to your EMI',
  claim: '4.5+ Crore people are already pre-approved.',
  steps: [
    { name: 'Enter your mobile number', text: 'We check it with the lenders' },
    { name: 'Pick a lender and plan', text: 'See every rupee before you agree' },
    { name: 'Confirm with an OTP', text: 'No card and no paperwork' },
  ],
  watch: 'See how it works',
  newWindow: '(opens in a new window)',
  partners: 'Our Lending Partners',
  check: 'Check eligibility',
  poweredBy: 'Powered by',
};
