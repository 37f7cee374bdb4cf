import { lender } from './lender';

export const peepal = lender({
  lenderId: '1803',
  name: 'Peepal Finance',
  minLoanAmount: 1000,
  maxLoanAmount: 150_000,
  annualRateBps: { 3: 1450, 6: 1500, 9: 1500, 12: 1500, 18: null, 24: null },
  aivfType: 'DOB',
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
