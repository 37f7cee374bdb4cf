import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const amex = lender({
  lenderId: '901',
  name: 'American Express',
  bankCode: 'AMEX',
  minLoanAmount: 5000,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1400, 6: 1400, 9: 1400, 12: 1400, 18: 1500, 24: 1500 },
  card: 'credit',
  disputePauses: ['LATE_FEE', 'REPORT'],
});
