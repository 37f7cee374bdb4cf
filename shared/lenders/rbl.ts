import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const rbl = lender({
  lenderId: '1601',
  name: 'RBL Bank',
  bankCode: 'RATN',
  legal: {
    legalName: 'RBL Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:1601',
    cin: 'U64191ZZ2026PLC001601',
    website: 'https://rbl-bank.example',
    registeredOffice: '1601 Specimen Marg, Hyderabad 001601',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1601',
      email: 'nodal.officer@rbl-bank.example',
    },
  },
  minLoanAmount: 1000,
  maxLoanAmount: 200_000,
  annualRateBps: { 3: 1300, 6: 1400, 9: 1500, 12: 1500, 18: 1500, 24: 1500 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
