import { expect, it } from 'vitest';
import { atMerchant, lenders, salesLenders } from '../lenders';
import { pricedPlans } from '../lenders/priced-plan';
import { monthFit } from './month-fit';

const offered = salesLenders(
  lenders.map((lender) => atMerchant(lender, [3, 6, 9, 12])),
  72_000,
);
const plans = offered.flatMap((lender) =>
  pricedPlans(lender).map((plan) => ({ lenderId: lender.lenderId, lenderName: lender.name, plan })),
);

it('₹6,000 a month for ₹72,000 fits 12 × ₹6,000 at no cost, and no higher instalment costs less', () => {
  const { within, above } = monthFit(offered, 6_000);
  expect(within?.plan).toMatchObject({ tenure: 12, emi: 6_000, isNoCost: true });
  for (const { plan } of plans.filter((each) => each.plan.emi > 6_000))
    if (plan.cost.totalPayablePaise < (within?.plan.cost.totalPayablePaise ?? 0))
      expect(above?.plan.emi).toBeLessThanOrEqual(plan.emi);
});

it('₹5,000 a month fits its shortest plan, with the next higher one and its saving', () => {
  const { within, above } = monthFit(offered, 5_000);
  const fitting = plans.filter(({ plan }) => plan.emi <= 5_000);
  expect(within?.plan.tenure).toBe(Math.min(...fitting.map(({ plan }) => plan.tenure)));
  const alike = fitting.filter(({ plan }) => plan.tenure === within?.plan.tenure);
  expect(within?.plan.cost.totalPayablePaise).toBe(Math.min(...alike.map(({ plan }) => plan.cost.totalPayablePaise)));
  expect(above?.plan).toMatchObject({ tenure: 12, emi: 6_000, isNoCost: true });
  expect(above?.savesPaise).toBe(
    (within?.plan.cost.totalPayablePaise ?? 0) - (above?.plan.cost.totalPayablePaise ?? 0),
  );
  expect(above?.savesPaise).toBeGreaterThan(0);
});

it('less than any instalment gives the lowest plan, without a saving', () => {
  const lowest = Math.min(...plans.map(({ plan }) => plan.emi));
  expect(monthFit(offered, lowest - 1)).toMatchObject({
    within: null,
    above: { plan: { emi: lowest }, savesPaise: 0 },
  });
  expect(monthFit(offered, 0).within).toBeNull();
});

it('a sum that covers everything at once gives 3 months without cost, and nothing higher', () => {
  expect(monthFit(offered, 72_000)).toMatchObject({ within: { plan: { tenure: 3, isNoCost: true } }, above: null });
});

it('without plans the result is empty', () => {
  expect(monthFit([], 5_000)).toEqual({ within: null, above: null });
  expect(monthFit(salesLenders(lenders, 991), 5_000)).toEqual({ within: null, above: null });
});
