import { lender } from './lender';

export const marigold = lender({
  lenderId: '704',
  name: 'Marigold Finance',
  legal: {
    legalName: 'Marigold Finance (Specimen) Limited',
    type: 'NBFC',
    rbiRegistration: 'N-00.00704',
    cin: 'U64920ZZ2026PLC000704',
    website: 'https://marigold-finance.example',
    registeredOffice: '704 Specimen Marg, Bengaluru 000704',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-0704',
      email: 'nodal.officer@marigold-finance.example',
    },
  },
  minLoanAmount: 1500,
  maxLoanAmount: 200_000,
  annualRateBps: { 3: 1400, 6: 1400, 9: 1450, 12: 1500, 18: null, 24: null },
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
