import { type Addition, behind, create, each } from './addition';

export const lender: Addition = {
  what: 'a lender',
  touches: {
    'shared/lenders/saffron.ts': {
      edit: create(`import { lender } from './lender';

export const saffron = lender({
  lenderId: '2401',
  name: 'Saffron Bank',
  minLoanAmount: 3000,
  maxLoanAmount: 400_000,
  annualRateBps: { 3: 1250, 6: 1250, 9: 1300, 12: 1350, 18: 1400, 24: null },
});
`),
      missed: { by: 'types', says: "'./saffron'" },
    },
    'shared/lenders/registry.ts': {
      edit: each(
        behind("import { rbl } from './rbl';\n", "import { saffron } from './saffron';\n"),
        behind('  gulmohar,\n', '  saffron,\n'),
      ),
      missed: { by: 'shared/lenders/lenders.test.ts', says: 'saffron' },
    },
  },
};
