import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const standardChartered = lender({
  lenderId: '1801',
  name: 'Standard Chartered',
  bankCode: 'SCBL',
  legal: {
    legalName: 'Standard Chartered (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:1801',
    cin: 'U64191ZZ2026PLC001801',
    website: 'https://standard-chartered.example',
    registeredOffice: '1801 Specimen Marg, Bengaluru 001801',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1801',
      email: 'nodal.officer@standard-chartered.example',
    },
  },
  minLoanAmount: 2500,
  maxLoanAmount: 400_000,
  annualRateBps: { 3: 1188, 6: 1188, 9: 1300, 12: 1300, 18: 1400, 24: 1400 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
