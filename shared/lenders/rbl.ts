import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const rbl = lender({
  lenderId: '1601',
  name: 'RBL Bank',
  bankCode: 'RATN',
  minLoanAmount: 1000,
  maxLoanAmount: 200_000,
  annualRateBps: { 3: 1300, 6: 1400, 9: 1500, 12: 1500, 18: 1500, 24: 1500 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
