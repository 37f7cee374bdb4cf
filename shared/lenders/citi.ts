import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const citi = lender({
  lenderId: '1201',
  name: 'Citibank',
  bankCode: 'CITI',
  legal: {
    legalName: 'Citibank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:1201',
    cin: 'U64191ZZ2026PLC001201',
    website: 'https://citibank.example',
    registeredOffice: '1201 Specimen Marg, Chennai 001201',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1201',
      email: 'nodal.officer@citibank.example',
    },
  },
  minLoanAmount: 2500,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1500, 12: 1500, 18: 1500, 24: 1500 },
  card: 'credit',
  disputePauses: [],
});
