import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const indusind = lender({
  lenderId: '1501',
  name: 'IndusInd Bank',
  bankCode: 'INDB',
  minLoanAmount: 2000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1300, 12: 1300, 18: 1500, 24: 1500 },
  noCostTenures: [3],
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
