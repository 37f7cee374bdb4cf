import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const baroda = lender({
  lenderId: '701',
  name: 'Bank of Baroda',
  bankCode: 'BARB',
  legal: {
    legalName: 'Bank of Baroda (Specimen)',
    type: 'STATUTORY_BANK',
    rbiRegistration: 'SBX:0701',
    website: 'https://bank-of-baroda.example',
    registeredOffice: '701 Specimen Marg, Mumbai 000701',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0701',
      email: 'nodal.officer@bank-of-baroda.example',
    },
  },
  minLoanAmount: 2500,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1188, 6: 1188, 9: 1250, 12: 1250, 18: 1350, 24: 1350 },
  noCostTenures: [3, 6],
  subDomainName: 'baroda',
  theme: { primaryCTAColor: '#0F6B70', secondaryCTAColor: '#6FC2C0' },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
