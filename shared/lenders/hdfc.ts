import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const hdfc = lender({
  lenderId: '401',
  name: 'HDFC Bank',
  bankCode: 'HDFC',
  legal: {
    legalName: 'HDFC Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:0401',
    cin: 'U64191ZZ2026PLC000401',
    website: 'https://hdfc-bank.example',
    registeredOffice: '401 Specimen Marg, Chennai 000401',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0401',
      email: 'nodal.officer@hdfc-bank.example',
    },
  },
  minLoanAmount: 3000,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1188, 6: 1250, 9: 1300, 12: 1350, 18: 1400, 24: 1450 },
  noCostTenures: [3],
  subDomainName: 'hdfc',
  theme: { primaryCTAColor: '#1B4B9B', secondaryCTAColor: '#7FA6E8' },
  aivfType: 'PAN',
  disputePauses: ['DEBITS', 'LATE_FEE', 'REPORT'],
});
