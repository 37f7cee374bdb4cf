import { lender } from './lender';

export const marigoldConsumer = lender({
  lenderId: '1703',
  name: 'Marigold Consumer Credit',
  minLoanAmount: 1000,
  maxLoanAmount: 100_000,
  annualRateBps: { 3: 1450, 6: 1450, 9: 1500, 12: 1500, 18: null, 24: null },
  takesApplications: true,
  kfsEnabled: false,
  hostsTransaction: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
