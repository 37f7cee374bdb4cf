import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SalesLender } from '../api/sales';
import { lenders as allLenders, salesLenders } from '../lenders';
import { type WayOn, waysOn } from './ways-on';

/** Those that take applications, with their plans for a price. */
const applying = (rupees: number): SalesLender[] =>
  salesLenders(
    allLenders.filter(({ takesApplications }) => takesApplications),
    rupees,
  );
const said = (ways: readonly WayOn[]): unknown[] =>
  ways.map((each) => (each.way === 'apply' ? [each.way, each.lender.lenderId, each.rupees] : each.way));
const nobody = { applicationLenders: [], amountRupees: null, isLendersSite: false };

it('of whoever nobody lends to are another number, and what a month costs', () => {
  expect(said(waysOn(nobody))).toEqual(['otherNumber', 'costs']);
  expect(said(waysOn({ ...nobody, amountRupees: 54_990 }))).toEqual(['otherNumber', 'costs']);
});

it('begin on a lender’s own site with all others, who were not asked', () => {
  expect(said(waysOn({ ...nobody, isLendersSite: true }))).toEqual(['otherLenders', 'otherNumber', 'costs']);
});

it('begin with an application: at the first lender of the list, at the one with the lowest EMI for ₹54,990', () => {
  const [byName] = applying(0);
  expect(said(waysOn({ ...nobody, applicationLenders: applying(0) }))[0]).toEqual(['apply', byName?.lenderId, null]);
  const [byEmi] = applying(54_990);
  expect(said(waysOn({ ...nobody, applicationLenders: applying(54_990), amountRupees: 54_990 }))[0]).toEqual([
    'apply',
    byEmi?.lenderId,
    54_990,
  ]);
});

it('name the amount next to a price that no lender finances, and who finances it', () => {
  const most = Math.max(...applying(0).map(({ maxLoanAmount }) => maxLoanAmount));
  const [way] = waysOn({ ...nobody, applicationLenders: applying(9_000_000), amountRupees: 9_000_000 });
  expect(way).toMatchObject({ way: 'apply', rupees: most, lender: { maxLoanAmount: most } });
  const least = Math.min(...applying(0).map(({ minLoanAmount }) => minLoanAmount));
  expect(waysOn({ ...nobody, applicationLenders: applying(1), amountRupees: 1 })[0]).toMatchObject({ rupees: least });
});

it('promise no amount that its lender does not finance, and never leave nothing, at 200 prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.boolean(), (amountRupees, isLendersSite) => {
      const ways = waysOn({ applicationLenders: applying(amountRupees), amountRupees, isLendersSite });
      expect(ways.at(-1)).toEqual({ way: 'costs' });
      for (const each of ways) {
        if (each.way !== 'apply' || each.rupees === null) continue;
        expect(each.rupees).toBeGreaterThanOrEqual(each.lender.minLoanAmount);
        expect(each.rupees).toBeLessThanOrEqual(each.lender.maxLoanAmount);
      }
    }),
    { numRuns: 200 },
  );
});
