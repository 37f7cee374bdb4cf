import { lender } from './lender';

export const neem = lender({
  lenderId: '2203',
  name: 'Neem Credit',
  minLoanAmount: 10_000,
  maxLoanAmount: 100_000,
  annualRateBps: { 3: 1400, 6: 1450, 9: 1500, 12: 1500, 18: null, 24: null },
  takesApplications: true,
  hostsApplication: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
