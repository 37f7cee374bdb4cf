import { lender } from './lender';

/** Smallest amount from the static EMI data (S2§9); the rest is sandbox data. */
export const icici = lender({
  lenderId: '201',
  name: 'ICICI Bank',
  bankCode: 'ICICI',
  legal: {
    legalName: 'ICICI Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:0201',
    cin: 'U64191ZZ2026PLC000201',
    website: 'https://icici-bank.example',
    registeredOffice: '201 Specimen Marg, Bengaluru 000201',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-0201',
      email: 'nodal.officer@icici-bank.example',
    },
  },
  minLoanAmount: 1500,
  maxLoanAmount: 500_000,
  annualRateBps: { 3: 1199, 6: 1199, 9: 1299, 12: 1299, 18: 1399, 24: 1399 },
  noCostTenures: [3],
  subDomainName: 'icici',
  theme: { primaryCTAColor: '#B4470B', secondaryCTAColor: '#F2A65A' },
  hero: 'warm',
  aivfType: 'DOB',
  disputePauses: ['DEBITS', 'LATE_FEE', 'INTEREST', 'REPORT'],
});
