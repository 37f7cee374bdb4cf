import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SalesLender } from '../api/sales';
import { lenders as allLenders, salesLenders } from '../lenders';
import { type RefusalAlternative, refusalAlternatives } from './refusal-alternatives';

/** Those that take applications, with their plans for a price. */
const applying = (rupees: number): SalesLender[] =>
  salesLenders(
    allLenders.filter(({ takesApplications }) => takesApplications),
    rupees,
  );
const said = (alternatives: readonly RefusalAlternative[]): unknown[] =>
  alternatives.map((each) => (each.kind === 'apply' ? [each.kind, each.lender.lenderId, each.rupees] : each.kind));
const nobody = { applicationLenders: [], amountRupees: null, isLendersSite: false };

it('of whoever nobody lends to are another number, and what a month costs', () => {
  expect(said(refusalAlternatives(nobody))).toEqual(['otherNumber', 'costs']);
  expect(said(refusalAlternatives({ ...nobody, amountRupees: 54_990 }))).toEqual(['otherNumber', 'costs']);
});

it('begin on a lender’s own site with all others, who were not asked', () => {
  expect(said(refusalAlternatives({ ...nobody, isLendersSite: true }))).toEqual([
    'otherLenders',
    'otherNumber',
    'costs',
  ]);
});

it('begin with an application: at the first lender of the list, at the one with the lowest EMI for ₹54,990', () => {
  const [byName] = applying(0);
  expect(said(refusalAlternatives({ ...nobody, applicationLenders: applying(0) }))[0]).toEqual([
    'apply',
    byName?.lenderId,
    null,
  ]);
  const [byEmi] = applying(54_990);
  expect(
    said(refusalAlternatives({ ...nobody, applicationLenders: applying(54_990), amountRupees: 54_990 }))[0],
  ).toEqual(['apply', byEmi?.lenderId, 54_990]);
});

it('name the amount next to a price that no lender finances, and who finances it', () => {
  const most = Math.max(...applying(0).map(({ maxLoanAmount }) => maxLoanAmount));
  const [alternative] = refusalAlternatives({
    ...nobody,
    applicationLenders: applying(9_000_000),
    amountRupees: 9_000_000,
  });
  expect(alternative).toMatchObject({ kind: 'apply', rupees: most, lender: { maxLoanAmount: most } });
  const least = Math.min(...applying(0).map(({ minLoanAmount }) => minLoanAmount));
  expect(refusalAlternatives({ ...nobody, applicationLenders: applying(1), amountRupees: 1 })[0]).toMatchObject({
    rupees: least,
  });
});

it('promise no amount that its lender does not finance, and never leave nothing, at 200 prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.boolean(), (amountRupees, isLendersSite) => {
      const alternatives = refusalAlternatives({
        applicationLenders: applying(amountRupees),
        amountRupees,
        isLendersSite,
      });
      expect(alternatives.at(-1)).toEqual({ kind: 'costs' });
      for (const each of alternatives) {
        if (each.kind !== 'apply' || each.rupees === null) continue;
        expect(each.rupees).toBeGreaterThanOrEqual(each.lender.minLoanAmount);
        expect(each.rupees).toBeLessThanOrEqual(each.lender.maxLoanAmount);
      }
    }),
    { numRuns: 200 },
  );
});
