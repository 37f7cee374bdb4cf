import { lender } from './lender';

export const banyanHousing = lender({
  lenderId: '202',
  name: 'Banyan Housing Finance',
  bank: 'Banyan Bank',
  minLoanAmount: 5000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1299, 6: 1299, 9: 1349, 12: 1349, 18: 1399, 24: null },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
