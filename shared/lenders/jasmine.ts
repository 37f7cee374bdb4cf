import { lender } from './lender';

export const jasmine = lender({
  lenderId: '502',
  name: 'Jasmine Bank',
  minLoanAmount: 5000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1400, 12: 1400, 18: 1500, 24: null },
  aivfType: 'PIN',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
