import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SalesLender } from '../api/sales';
import { lenders as allLenders, salesLenders } from '../lenders';
import { type RefusalAlternative, refusalAlternatives } from './refusal-alternatives';

/** Lenders that accept applications, with their plans for a price. */
const applying = (rupees: number): SalesLender[] =>
  salesLenders(
    allLenders.filter(({ takesApplications }) => takesApplications),
    rupees,
  );
const said = (alternatives: readonly RefusalAlternative[]): unknown[] =>
  alternatives.map((each) => (each.kind === 'apply' ? [each.kind, each.lender.lenderId, each.rupees] : each.kind));
const refused = { applicationLenders: [], amountRupees: null, isLendersSite: false };

it('a shopper without a lender gets another number, and the monthly costs', () => {
  expect(said(refusalAlternatives(refused))).toEqual(['otherNumber', 'costs']);
  expect(said(refusalAlternatives({ ...refused, amountRupees: 54_990 }))).toEqual(['otherNumber', 'costs']);
});

it('a lender’s own site first offers all other lenders, which were not asked', () => {
  expect(said(refusalAlternatives({ ...refused, isLendersSite: true }))).toEqual([
    'otherLenders',
    'otherNumber',
    'costs',
  ]);
});

it('an application comes first: at the first lender of the list, at the one with the lowest EMI for ₹54,990', () => {
  const [byName] = applying(0);
  expect(said(refusalAlternatives({ ...refused, applicationLenders: applying(0) }))[0]).toEqual([
    'apply',
    byName?.lenderId,
    null,
  ]);
  const [byEmi] = applying(54_990);
  expect(
    said(refusalAlternatives({ ...refused, applicationLenders: applying(54_990), amountRupees: 54_990 }))[0],
  ).toEqual(['apply', byEmi?.lenderId, 54_990]);
});

it('a price that no lender finances gives the nearest amount, with its lender', () => {
  const most = Math.max(...applying(0).map(({ maxLoanAmount }) => maxLoanAmount));
  const [alternative] = refusalAlternatives({
    ...refused,
    applicationLenders: applying(9_000_000),
    amountRupees: 9_000_000,
  });
  expect(alternative).toMatchObject({ kind: 'apply', rupees: most, lender: { maxLoanAmount: most } });
  const least = Math.min(...applying(0).map(({ minLoanAmount }) => minLoanAmount));
  expect(refusalAlternatives({ ...refused, applicationLenders: applying(1), amountRupees: 1 })[0]).toMatchObject({
    rupees: least,
  });
});

it("no amount outside a lender's range is offered, and the list is never empty, at 200 prices", () => {
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
