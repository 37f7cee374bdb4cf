// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ApplicationLender } from '../../shared/api/payment-fields';
import { comparedOffers } from './compared-offers';
import { planFor } from './testing/plan-for';
import { someLender } from './testing/samples';

const AMOUNT = 36_000;
const lender = (lenderId: string, rateBps: number, feesPaise: number, ...tenures: number[]): ApplicationLender => ({
  ...someLender(lenderId),
  emiPlans: tenures.map((tenure) => planFor(AMOUNT, { tenure, rateBps, feesPaise })),
});
const shown = (lenders: readonly ApplicationLender[]) => {
  const { offers, isByTotal } = comparedOffers(lenders);
  return {
    isByTotal,
    offers: offers.map(({ lender: { lenderId }, plan }) => [lenderId, plan?.tenure ?? null]),
  };
};

describe('offers beside each other', () => {
  it('are for the most months that all lenders have, 9 of 3, 6, 9 and 6, 9, 12, and begin with the lowest total', () => {
    expect(shown([lender('a', 1_400, 23_482, 3, 6, 9), lender('b', 1_399, 0, 6, 9, 12)])).toEqual({
      isByTotal: true,
      offers: [
        ['b', 9],
        ['a', 9],
      ],
    });
  });

  it('have the fee in the total: 13.9 % with a fee of ₹1,000 stands below 14 % without one', () => {
    const { offers } = shown([lender('fee', 1_390, 100_000, 6), lender('none', 1_400, 0, 6)]);
    expect(offers.map(([id]) => id)).toEqual(['none', 'fee']);
  });

  it('without months in common have their own longest, in the order of the lenders', () => {
    expect(shown([lender('a', 1_400, 0, 3), lender('b', 1_200, 0, 6, 12)])).toEqual({
      isByTotal: false,
      offers: [
        ['a', 3],
        ['b', 12],
      ],
    });
  });

  it('of lenders without a plan come last and have none; where nothing is bought all of them', () => {
    expect(shown([someLender('none'), lender('a', 1_400, 0, 3), lender('b', 1_300, 0, 3)]).offers).toEqual([
      ['b', 3],
      ['a', 3],
      ['none', null],
    ]);
    expect(shown([someLender('x'), someLender('y')])).toEqual({
      isByTotal: false,
      offers: [
        ['x', null],
        ['y', null],
      ],
    });
  });
});
