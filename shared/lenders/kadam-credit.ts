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
  activation: {
    backgroundDesktopImg:
      "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20640%20120'%3E%3Cpath%20fill='%23e6f2ec'%20d='M0%200h640v120H0z'/%3E%3Cpath%20fill='%23b9dcca'%20d='M0%20120V96h160V72h160V48h160V24h160v96z'/%3E%3Ccircle%20cx='560'%20cy='16'%20r='10'%20fill='%23007e3f'/%3E%3C/svg%3E",
    backgroundImg:
      "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20320%20100'%3E%3Cpath%20fill='%23e6f2ec'%20d='M0%200h320v100H0z'/%3E%3Cpath%20fill='%23b9dcca'%20d='M0%20100V76h80V56h80V36h80V16h80v84z'/%3E%3C/svg%3E",
    benefitImg:
      "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2096%2064'%3E%3Crect%20x='4'%20y='14'%20width='72'%20height='44'%20rx='8'%20fill='%23b9dcca'/%3E%3Cpath%20fill='%23007e3f'%20d='M4%2024h72v8H4z'/%3E%3Ccircle%20cx='74'%20cy='18'%20r='16'%20fill='%23007e3f'/%3E%3Cpath%20d='m66%2018%206%206%2010-11'%20fill='none'%20stroke='%23fff'%20stroke-width='4'/%3E%3C/svg%3E",
  },
  logoIcon:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 30 30' fill='%23007E3F'%3E%3Cpath d='M13 2h6v4.4h-6zM7 7.8h12v4.4H7zM1 13.6h18V18H1z'/%3E%3C/svg%3E",
  loanTerms: { ...usualTerms, fees: [], foreclosureBps: 0 },
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
