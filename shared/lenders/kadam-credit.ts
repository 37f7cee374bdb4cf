import { lender } from './lender';
import { usualTerms } from './loan-terms';

export const kadamCredit = lender({
  lenderId: '1',
  name: 'Kadam Credit',
  minLoanAmount: 1000,
  maxLoanAmount: 150_000,
  annualRateBps: { 3: 1299, 6: 1299, 9: 1399, 12: 1399, 18: 1499, 24: null },
  takesApplications: true,
  loanTerms: { ...usualTerms, fees: [], foreclosureBps: 0 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
