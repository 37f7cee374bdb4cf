import { lender } from './lender';

export const marigoldConsumer = lender({
  lenderId: '1703',
  name: 'Marigold Consumer Credit',
  legal: {
    legalName: 'Marigold Consumer Credit (Specimen) Limited',
    type: 'NBFC',
    rbiRegistration: 'N-00.01703',
    cin: 'U64920ZZ2026PLC001703',
    website: 'https://marigold-consumer-credit.example',
    registeredOffice: '1703 Specimen Marg, Mumbai 001703',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-1703',
      email: 'nodal.officer@marigold-consumer-credit.example',
    },
  },
  minLoanAmount: 1000,
  maxLoanAmount: 100_000,
  annualRateBps: { 3: 1450, 6: 1450, 9: 1500, 12: 1500, 18: null, 24: null },
  takesApplications: true,
  kfsEnabled: false,
  hostsTransaction: true,
  useGenericIcon: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
