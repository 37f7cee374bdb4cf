import { lender } from './lender';
import { usualTerms } from './loan-terms';

export const kadamCredit = lender({
  lenderId: '1',
  name: 'Kadam Credit',
  legal: {
    legalName: 'Kadam Credit (Specimen) Limited',
    type: 'NBFC',
    rbiRegistration: 'N-00.00001',
    cin: 'U64920ZZ2026PLC000001',
    website: 'https://kadam-credit.example',
    registeredOffice: '1 Specimen Marg, Mumbai 000001',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-0001',
      email: 'nodal.officer@kadam-credit.example',
    },
  },
  minLoanAmount: 1000,
  maxLoanAmount: 150_000,
  annualRateBps: { 3: 1299, 6: 1299, 9: 1399, 12: 1399, 18: 1499, 24: null },
  takesApplications: true,
  logoIcon:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 30 30' fill='%23007E3F'%3E%3Cpath d='M13 2h6v4.4h-6zM7 7.8h12v4.4H7zM1 13.6h18V18H1z'/%3E%3C/svg%3E",
  loanTerms: { ...usualTerms, fees: [], foreclosureBps: 0 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
