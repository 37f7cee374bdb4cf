import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9), which has no rate for 18 and 24 months; the rest is sandbox data. */
export const sbi = lender({
  lenderId: '1701',
  name: 'State Bank of India',
  bankCode: 'SBIN',
  legal: {
    legalName: 'State Bank of India (Specimen)',
    type: 'STATUTORY_BANK',
    rbiRegistration: 'SBX:1701',
    website: 'https://state-bank-of-india.example',
    registeredOffice: '1701 Specimen Marg, Ahmedabad 001701',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-1701',
      email: 'nodal.officer@state-bank-of-india.example',
    },
  },
  minLoanAmount: 2500,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1400, 6: 1400, 9: 1400, 12: 1400, 18: null, 24: null },
  hostsTransaction: true,
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
