import { lender } from './lender';

export const marigold = lender({
  lenderId: '704',
  name: 'Marigold Finance',
  minLoanAmount: 1500,
  maxLoanAmount: 200_000,
  annualRateBps: { 3: 1400, 6: 1400, 9: 1450, 12: 1500, 18: null, 24: null },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
