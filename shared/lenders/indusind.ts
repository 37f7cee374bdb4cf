import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const indusind = lender({
  lenderId: '1501',
  name: 'IndusInd Bank',
  bankCode: 'INDB',
  legal: {
    legalName: 'IndusInd Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:1501',
    cin: 'U64191ZZ2026PLC001501',
    website: 'https://indusind-bank.example',
    registeredOffice: '1501 Specimen Marg, Pune 001501',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1501',
      email: 'nodal.officer@indusind-bank.example',
    },
  },
  minLoanAmount: 2000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1300, 12: 1300, 18: 1500, 24: 1500 },
  noCostTenures: [3],
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
