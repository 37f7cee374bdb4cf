import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const yes = lender({
  lenderId: '2003',
  name: 'Yes Bank',
  bankCode: 'YESB',
  legal: {
    legalName: 'Yes Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:2003',
    cin: 'U64191ZZ2026PLC002003',
    website: 'https://yes-bank.example',
    registeredOffice: '2003 Specimen Marg, Kolkata 002003',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-2003',
      email: 'nodal.officer@yes-bank.example',
    },
  },
  minLoanAmount: 1500,
  maxLoanAmount: 250_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1400, 12: 1400, 18: 1500, 24: 1500 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
