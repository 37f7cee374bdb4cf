import { lender } from './lender';

export const banyanFlexipay = lender({
  lenderId: '402',
  name: 'Banyan FlexiPay',
  bank: 'Banyan Bank',
  minLoanAmount: 1000,
  maxLoanAmount: 60_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1400, 12: null, 18: null, 24: null },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
