import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const amex = lender({
  lenderId: '901',
  name: 'American Express',
  bankCode: 'AMEX',
  legal: {
    legalName: 'American Express (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:0901',
    cin: 'U64191ZZ2026PLC000901',
    website: 'https://american-express.example',
    registeredOffice: '901 Specimen Marg, New Delhi 000901',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0901',
      email: 'nodal.officer@american-express.example',
    },
  },
  minLoanAmount: 5000,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1400, 6: 1400, 9: 1400, 12: 1400, 18: 1500, 24: 1500 },
  card: 'credit',
  disputePauses: ['LATE_FEE', 'REPORT'],
});
