import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const axis = lender({
  lenderId: '1903',
  name: 'Axis Bank',
  bankCode: 'UTIB',
  legal: {
    legalName: 'Axis Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:1903',
    cin: 'U64191ZZ2026PLC001903',
    website: 'https://axis-bank.example',
    registeredOffice: '1903 Specimen Marg, Chennai 001903',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1903',
      email: 'nodal.officer@axis-bank.example',
    },
  },
  minLoanAmount: 3000,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1250, 6: 1250, 9: 1350, 12: 1350, 18: 1450, 24: 1450 },
  subDomainName: 'axis',
  theme: { primaryCTAColor: '#7A1B45', secondaryCTAColor: '#D98BA8' },
  hero: 'dark',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
