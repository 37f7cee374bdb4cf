import { lender } from './lender';

export const tamarindHousing = lender({
  lenderId: '202',
  name: 'Tamarind Housing Finance',
  minLoanAmount: 5000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1299, 6: 1299, 9: 1349, 12: 1349, 18: 1399, 24: null },
  takesApplications: true,
});
