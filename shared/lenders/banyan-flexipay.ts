import { lender } from './lender';

export const banyanFlexipay = lender({
  lenderId: '402',
  name: 'Banyan FlexiPay',
  bank: 'Banyan Bank',
  legal: {
    legalName: 'Banyan Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:0402',
    cin: 'U64191ZZ2026PLC000402',
    website: 'https://banyan-bank.example',
    registeredOffice: '402 Specimen Marg, Kolkata 000402',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0402',
      email: 'nodal.officer@banyan-bank.example',
    },
  },
  minLoanAmount: 1000,
  maxLoanAmount: 60_000,
  annualRateBps: { 3: 1300, 6: 1300, 9: 1400, 12: null, 18: null, 24: null },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
