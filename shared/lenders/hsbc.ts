import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const hsbc = lender({
  lenderId: '1401',
  name: 'HSBC',
  bankCode: 'HSBC',
  legal: {
    legalName: 'HSBC (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:1401',
    cin: 'U64191ZZ2026PLC001401',
    website: 'https://hsbc.example',
    registeredOffice: '1401 Specimen Marg, Kolkata 001401',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1401',
      email: 'nodal.officer@hsbc.example',
    },
  },
  minLoanAmount: 2000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1250, 6: 1250, 9: 1350, 12: 1350, 18: 1350, 24: 1350 },
  card: 'credit',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
