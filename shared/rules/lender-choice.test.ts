import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SalesLender } from '../api/sales';
import { lenders as allLenders, salesLenders } from '../lenders';
import { type PricedPlan, pricedPlans } from '../lenders/priced-plan';
import { type BestLender, bestLenders, lendersFor, monthsToCompare, tenuresOf } from './lender-choice';
import { nearestTenure } from './nearest-tenure';

const planOf = (tenure: number, emi: number, totalPayablePaise: number, feesPaise: number): PricedPlan => ({
  emiPlanId: `plan-${tenure}`,
  tenure,
  interestRate: 14,
  currency: 'INR',
  emi,
  totalAmountPayableToBank: totalPayablePaise / 100,
  totalInterest: 0,
  isNoCost: false,
  cost: { discountPaise: 0, interestPaise: 0, gstOnInterestPaise: 0, feesPaise, totalPayablePaise },
});
const lenderOf = (name: string, ...emiPlans: readonly PricedPlan[]): SalesLender => ({
  lenderId: name,
  name,
  minLoanAmount: 3_000,
  maxLoanAmount: 500_000,
  lender_offer: null,
  emiPlans: [...emiPlans],
});
const said = (best: readonly BestLender[]): string[] => best.map(({ lender, reason }) => `${lender.name}: ${reason}`);

// Few values, so that many are equal.
const anyPlan = fc
  .record({
    tenure: fc.constantFrom(3, 6, 12),
    emi: fc.integer({ min: 1, max: 6 }),
    total: fc.integer({ min: 1, max: 6 }),
    fees: fc.constantFrom(0, 1),
  })
  .map(({ tenure, emi, total, fees }) => planOf(tenure, emi, total, fees));
const anyLenders = fc
  .array(fc.uniqueArray(anyPlan, { selector: ({ tenure }) => tenure, maxLength: 3 }), { maxLength: 9 })
  .map((all) => all.map((plans, index) => lenderOf(`Lender ${index}`, ...plans)));
const anyMonths = fc.constantFrom(3, 6, 12);
const anyChoice = fc.option(fc.integer({ min: 0, max: 9 }).map((index) => `Lender ${index}`));

/** Checks each reason independently, by counting. */
function isTrue(
  { lender, plan, reason }: BestLender,
  lenders: readonly SalesLender[],
  chosenId: string | null,
): boolean {
  const others = lenders.flatMap((each) => pricedPlans(each).filter(({ tenure }) => tenure === plan.tenure));
  const isLowestMonthly = others.every(({ emi }) => emi >= plan.emi);
  const less = others.filter(({ cost }) => cost.totalPayablePaise < plan.cost.totalPayablePaise).length;
  switch (reason) {
    case 'lowestBoth':
      return isLowestMonthly && less === 0;
    case 'lowestMonthly':
      return isLowestMonthly;
    case 'lowestTotal':
      return less === 0;
    case 'lowestTotalNoFee':
      return less === 0 && plan.cost.feesPaise === 0;
    case 'secondTotal':
      return less === 1;
    case 'thirdTotal':
      return less === 2;
    case 'chosen':
      return lender.lenderId === chosenId;
    default:
      return reason satisfies never;
  }
}

describe('bestLenders', () => {
  it('are the lowest total without a fee, the lowest monthly amount, and the third lowest total', () => {
    const shown = [
      lenderOf('Tamarind Bank', planOf(12, 4_938, 5_960_106, 23_482)),
      lenderOf('Jasmine Bank', planOf(12, 4_925, 5_932_801, 23_482)),
      lenderOf('Banyan Bank', planOf(12, 4_938, 5_948_306, 23_482)),
      lenderOf('Tulsi Bank', planOf(12, 4_931, 5_917_108, 0)),
    ];
    expect(said(bestLenders(shown, 12, 'Banyan Bank'))).toEqual([
      'Tulsi Bank: lowestTotalNoFee',
      'Jasmine Bank: lowestMonthly',
      'Banyan Bank: thirdTotal',
    ]);
  });

  it('have the chosen one last if it has not earned a place', () => {
    const five = [1, 2, 3, 4, 5].map((rank) => lenderOf(`Bank ${rank}`, planOf(6, rank, rank * 10, 5)));
    expect(said(bestLenders(five, 6, 'Bank 5'))).toEqual([
      'Bank 1: lowestBoth',
      'Bank 2: secondTotal',
      'Bank 5: chosen',
    ]);
  });

  it('are at most three different lenders for the requested months, each with a true reason', () => {
    fc.assert(
      fc.property(anyLenders, anyMonths, anyChoice, (lenders, months, chosenId) => {
        const best = bestLenders(lenders, months, chosenId);
        expect(best.filter((each) => !isTrue(each, lenders, chosenId))).toEqual([]);
        expect(best.every(({ plan }) => plan.tenure === months)).toBe(true);
        expect(best.length).toBeLessThanOrEqual(3);
        expect(new Set(best.map(({ lender }) => lender)).size).toBe(best.length);
      }),
    );
  });

  it('always include the lowest monthly amount, the lowest total, and the chosen one if it has a plan', () => {
    fc.assert(
      fc.property(anyLenders, anyMonths, anyChoice, (lenders, months, chosenId) => {
        const all = lendersFor(lenders, months);
        const best = bestLenders(lenders, months, chosenId);
        const least = (of: (plan: PricedPlan) => number, some: readonly { readonly plan: PricedPlan }[]): number =>
          Math.min(...some.map(({ plan }) => of(plan)));
        expect(least(({ emi }) => emi, best)).toBe(least(({ emi }) => emi, all));
        const total = ({ cost }: PricedPlan): number => cost.totalPayablePaise;
        expect(least(total, best)).toBe(least(total, all));
        const isChosen = ({ lender }: { readonly lender: SalesLender }): boolean => lender.lenderId === chosenId;
        expect(best.some(isChosen)).toBe(all.some(isChosen));
      }),
    );
  });

  it("do not depend on the order of the server's list", () => {
    fc.assert(
      fc.property(anyLenders, anyMonths, anyChoice, (lenders, months, chosenId) => {
        const other = bestLenders([...lenders].reverse(), months, chosenId);
        expect(said(other)).toEqual(said(bestLenders(lenders, months, chosenId)));
      }),
    );
  });
});

describe('monthsToCompare', () => {
  it('are those of the chosen plan, else 12, else the nearest that a lender has', () => {
    const lenders = salesLenders(allLenders, 54_990);
    expect(tenuresOf(lenders)).toEqual([3, 6, 9, 12, 18, 24]);
    expect(monthsToCompare(lenders, 18)).toBe(18);
    expect(monthsToCompare(lenders, null)).toBe(12);
    expect(monthsToCompare([lenderOf('Banyan Bank', planOf(3, 1, 1, 0), planOf(9, 1, 1, 0))], null)).toBe(9);
    expect(monthsToCompare([], null)).toBeNull();
  });
});

describe('another lender without the chosen months', () => {
  const plans = [planOf(3, 1, 1, 0), planOf(6, 1, 1, 0), planOf(12, 1, 1, 0)];

  it.each([
    [6, 6],
    [9, 6],
    [24, 12],
    [2, undefined],
  ])('of %i has its nearest shorter plan: %s', (months, tenure) => {
    expect(nearestTenure(plans, months)?.tenure).toBe(tenure);
  });
});
