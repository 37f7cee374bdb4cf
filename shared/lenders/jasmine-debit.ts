import { jasmine } from './jasmine';
import { lender } from './lender';

export const jasmineDebit = lender({
  lenderId: '504',
  name: 'Jasmine Bank Debit Card',
  bank: 'Jasmine Bank',
  legal: jasmine.legal,
  minLoanAmount: 5000,
  maxLoanAmount: 200_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1400, 12: 1400, 18: null, 24: null },
  aivfType: 'PIN',
  card: 'debit',
  useGenericIcon: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
