import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const kotak = lender({
  lenderId: '501',
  name: 'Kotak Mahindra Bank',
  bankCode: 'KKBK',
  legal: {
    legalName: 'Kotak Mahindra Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:0501',
    cin: 'U64191ZZ2026PLC000501',
    website: 'https://kotak-mahindra-bank.example',
    registeredOffice: '501 Specimen Marg, Pune 000501',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0501',
      email: 'nodal.officer@kotak-mahindra-bank.example',
    },
  },
  minLoanAmount: 3000,
  maxLoanAmount: 400_000,
  annualRateBps: { 3: 1200, 6: 1200, 9: 1400, 12: 1400, 18: 1500, 24: 1500 },
  noCostTenures: [3],
  subDomainName: 'kotak',
  theme: { primaryCTAColor: '#5A2D91', secondaryCTAColor: '#B79BE6' },
  hero: 'dark',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
