import { lender } from './lender';

export const neem = lender({
  lenderId: '2203',
  name: 'Neem Credit',
  legal: {
    legalName: 'Neem Credit (Specimen) Limited',
    type: 'NBFC',
    rbiRegistration: 'N-00.02203',
    cin: 'U64920ZZ2026PLC002203',
    website: 'https://neem-credit.example',
    registeredOffice: '2203 Specimen Marg, Pune 002203',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-2203',
      email: 'nodal.officer@neem-credit.example',
    },
  },
  minLoanAmount: 10_000,
  maxLoanAmount: 100_000,
  annualRateBps: { 3: 1400, 6: 1450, 9: 1500, 12: 1500, 18: null, 24: null },
  takesApplications: true,
  hostsApplication: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
