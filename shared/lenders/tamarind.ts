import { lender } from './lender';

export const tamarind = lender({
  lenderId: '2303',
  name: 'Tamarind Bank',
  legal: {
    legalName: 'Tamarind Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:2303',
    cin: 'U64191ZZ2026PLC002303',
    website: 'https://tamarind-bank.example',
    registeredOffice: '2303 Specimen Marg, Hyderabad 002303',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-2303',
      email: 'nodal.officer@tamarind-bank.example',
    },
  },
  minLoanAmount: 2500,
  maxLoanAmount: 1_000_000,
  annualRateBps: { 3: 1250, 6: 1300, 9: 1300, 12: 1400, 18: 1400, 24: 1450 },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
