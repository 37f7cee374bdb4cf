import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const hdfc = lender({
  lenderId: '401',
  name: 'HDFC Bank',
  bankCode: 'HDFC',
  minLoanAmount: 3000,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1188, 6: 1250, 9: 1300, 12: 1350, 18: 1400, 24: 1450 },
  noCostTenures: [3],
  subDomainName: 'hdfc',
  theme: { primaryCTAColor: '#1B4B9B', secondaryCTAColor: '#7FA6E8' },
  aivfType: 'PAN',
  disputePauses: ['DEBITS', 'LATE_FEE', 'REPORT'],
});
