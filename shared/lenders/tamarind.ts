import { lender } from './lender';

export const tamarind = lender({
  lenderId: '2303',
  name: 'Tamarind Bank',
  minLoanAmount: 2500,
  maxLoanAmount: 1_000_000,
  annualRateBps: { 3: 1250, 6: 1300, 9: 1300, 12: 1400, 18: 1400, 24: 1450 },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
