import { lender } from './lender';

export const peepal = lender({
  lenderId: '1803',
  name: 'Peepal Finance',
  legal: {
    legalName: 'Peepal Finance (Specimen) Limited',
    type: 'NBFC',
    rbiRegistration: 'N-00.01803',
    cin: 'U64920ZZ2026PLC001803',
    website: 'https://peepal-finance.example',
    registeredOffice: '1803 Specimen Marg, New Delhi 001803',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-1803',
      email: 'nodal.officer@peepal-finance.example',
    },
  },
  minLoanAmount: 1000,
  maxLoanAmount: 150_000,
  annualRateBps: { 3: 1450, 6: 1500, 9: 1500, 12: 1500, 18: null, 24: null },
  aivfType: 'DOB',
  takesApplications: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
