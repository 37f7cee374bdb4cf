import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const axis = lender({
  lenderId: '1903',
  name: 'Axis Bank',
  bankCode: 'UTIB',
  minLoanAmount: 3000,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1250, 6: 1250, 9: 1350, 12: 1350, 18: 1450, 24: 1450 },
  subDomainName: 'axis',
  theme: { primaryCTAColor: '#7A1B45', secondaryCTAColor: '#D98BA8' },
  hero: 'dark',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
