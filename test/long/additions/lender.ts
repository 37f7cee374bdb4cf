import { type Addition, behind, create, each } from './addition';

export const lender: Addition = {
  what: 'a lender',
  touches: {
    'shared/lenders/saffron.ts': {
      edit: create(`import { lender } from './lender';

export const saffron = lender({
  lenderId: '2401',
  name: 'Saffron Bank',
  legal: {
    legalName: 'Saffron Bank (Specimen) Limited',
    type: 'BANK',
    rbiRegistration: 'SBX:2401',
    cin: 'U64191ZZ2026PLC002401',
    website: 'https://saffron-bank.example',
    registeredOffice: '2401 Specimen Marg, Mumbai 002401',
    nodalOfficer: {
      designation: 'PRINCIPAL_NODAL_OFFICER',
      phone: '1800-000-2401',
      email: 'nodal.officer@saffron-bank.example',
    },
  },
  minLoanAmount: 3000,
  maxLoanAmount: 400_000,
  annualRateBps: { 3: 1250, 6: 1250, 9: 1300, 12: 1350, 18: 1400, 24: null },
  offer: 'Only in the sandbox',
});
`),
      missed: { by: 'types', says: "'./saffron'" },
      isDeclaration: true,
    },
    'shared/lenders/registry.ts': {
      edit: each(
        behind("import { rbl } from './rbl';\n", "import { saffron } from './saffron';\n"),
        behind('sandboxLenders: readonly Lender[] = [gulmohar', ', saffron'),
      ),
      missed: { by: 'shared/lenders/lenders.test.ts', says: 'saffron' },
    },
  },
};
