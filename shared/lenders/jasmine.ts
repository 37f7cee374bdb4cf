import { lender } from './lender';

export const jasmine = lender({
  lenderId: '502',
  name: 'Jasmine Bank',
  legal: {
    legalName: 'Jasmine Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:0502',
    cin: 'U64191ZZ2026PLC000502',
    website: 'https://jasmine-bank.example',
    registeredOffice: '502 Specimen Marg, Hyderabad 000502',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0502',
      email: 'nodal.officer@jasmine-bank.example',
    },
  },
  minLoanAmount: 5000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1400, 12: 1400, 18: 1500, 24: null },
  aivfType: 'PIN',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
