import { defineMessages } from '../../shared/messages/define-messages';
/** The communication screen. The claims are those of S1§1. */
export const communicationMessages = defineMessages(
  {
    title: 'How EMI without a card works',
    heading: 'Three steps to your EMI',
    /** Verbatim: '4.5+ Crore preapproved users'. */
    claim: '4.5+ Crore people are already pre-approved.',
    /** In the order in which they are taken. */
    steps: [
      { name: 'Enter your mobile number', text: 'We check it with the lenders' },
      { name: 'Pick a lender and plan', text: 'See every rupee before you agree' },
      { name: 'Confirm with an OTP', text: 'No paperwork, for customers whom the bank already knows' },
    ],
    watch: 'See how it works',
  },
  import.meta.glob('/shared/messages/*/frames/communication.ts', { import: 'default' }),
);
