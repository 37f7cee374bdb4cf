import { lender } from './lender';
import { usualTerms } from './loan-terms';

/** Sandbox data like the illustration in the Reserve Bank's circular on key facts statements (15 April 2024, Annex B):
 *  ₹20,000 over 24 months, 15 % a year, ₹400 of fees, of which ₹160 go to a third party. Its APR is 17.07 %. */
export const gulmohar = lender({
  lenderId: '2601',
  name: 'Gulmohar Credit',
  legal: {
    legalName: 'Gulmohar Credit (Specimen) Limited',
    type: 'NBFC',
    rbiRegistration: 'N-00.02601',
    cin: 'U64920ZZ2026PLC002601',
    website: 'https://gulmohar-credit.example',
    registeredOffice: '2601 Specimen Marg, Ahmedabad 002601',
    nodalOfficer: {
      designation: 'NODAL_GRIEVANCE_OFFICER',
      phone: '1800-000-2601',
      email: 'nodal.officer@gulmohar-credit.example',
    },
  },
  minLoanAmount: 5000,
  maxLoanAmount: 100_000,
  annualRateBps: { 3: 1500, 6: 1500, 9: 1500, 12: 1500, 18: 1500, 24: 1500 },
  loanTerms: {
    ...usualTerms,
    fees: [
      { kind: 'PROCESSING', payee: 'LENDER', amountRupees: 240, includesGst: true },
      { kind: 'DOCUMENTATION', payee: 'THIRD_PARTY', amountRupees: 160, includesGst: true },
    ],
  },
  offer: 'Only in the sandbox',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
