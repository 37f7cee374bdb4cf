import { lender } from './lender';

export const banyanHousing = lender({
  lenderId: '202',
  name: 'Banyan Housing Finance',
  bank: 'Banyan Bank',
  legal: {
    legalName: 'Banyan Housing Finance (Specimen) Limited',
    type: 'HFC',
    rbiRegistration: '00.0202.00',
    cin: 'U64192ZZ2026PLC000202',
    website: 'https://banyan-housing-finance.example',
    registeredOffice: '202 Specimen Marg, New Delhi 000202',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-0202',
      email: 'nodal.officer@banyan-housing-finance.example',
    },
  },
  minLoanAmount: 5000,
  maxLoanAmount: 300_000,
  annualRateBps: { 3: 1299, 6: 1299, 9: 1349, 12: 1349, 18: 1399, 24: null },
  takesApplications: true,
  useGenericIcon: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
