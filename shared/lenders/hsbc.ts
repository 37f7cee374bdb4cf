import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const hsbc = lender({
  lenderId: '1401',
  name: 'HSBC',
  bankCode: 'HSBC',
  minLoanAmount: 2000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1250, 6: 1250, 9: 1350, 12: 1350, 18: 1350, 24: 1350 },
  card: 'credit',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
