import { offlineEn } from '../../offline';
import type { Messages } from './messages';

export const en: Messages = {
  lang: 'en-IN',
  title: 'EMI without a card',
  close: 'Close',
  offline: offlineEn,
  heading: ['Buy now.', 'Pay in small steps.'],
  intro: 'EMI on your mobile number. No card.',
  benefits: {
    noDownPayment: { name: 'Zero down payment', text: 'Buy now, pay later' },
    noCard: { name: 'No card needed', text: 'Shop with just your mobile number' },
    preApproved: { name: 'Pre-approved by the lender', text: 'No KYC or paperwork' },
    tenures: { name: '3 to 18 months', text: 'Flexible tenures to suit you' },
    autoDebit: { name: 'Auto-debit', text: 'From your linked bank account' },
  },
  partners: 'Our Lending Partners',
  check: 'Check eligibility',
  free: 'Free, and does not affect your credit score',
  poweredBy: 'Powered by',
};
