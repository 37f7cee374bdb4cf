import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const kotak = lender({
  lenderId: '501',
  name: 'Kotak Mahindra Bank',
  bankCode: 'KKBK',
  minLoanAmount: 3000,
  maxLoanAmount: 400_000,
  annualRateBps: { 3: 1200, 6: 1200, 9: 1400, 12: 1400, 18: 1500, 24: 1500 },
  noCostTenures: [3],
  subDomainName: 'kotak',
  theme: { primaryCTAColor: '#5A2D91', secondaryCTAColor: '#B79BE6' },
  hero: 'dark',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
