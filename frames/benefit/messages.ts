import { defineMessages } from '../../shared/messages/define-messages';
/** The benefit screen. The claims are those of S1§1, with the tenures that lenders have. */
export const benefitMessages = defineMessages(
  {
    title: 'EMI without a card',
    heading: ['Buy now.', 'Pay in small steps.'],
    intro: 'EMI on your mobile number.',
    benefits: {
      noDownPayment: { name: 'Zero down payment', text: 'Buy now, pay later' },
      mobile: { name: 'Your mobile number is enough', text: 'Type it and see your plans' },
      preApproved: {
        name: 'Pre-approved by the lender',
        text: 'No KYC or paperwork, for customers whom the bank already knows',
      },
      tenures: { name: '3 to 24 months', text: 'Flexible tenures to suit you' },
      autoDebit: { name: 'Auto-debit', text: 'From your linked bank account' },
    },
    free: 'Free, and does not affect your credit score',
  },
  import.meta.glob('/shared/messages/*/frames/benefit.ts', { import: 'default' }),
);
