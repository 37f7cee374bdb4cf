import { describe, expect, it } from 'vitest';
import { nearestAmount } from '../../shared/lenders/nearest-amount';
import { lowestEmi } from '../../shared/lenders/order';
import { banyan, neem, tamarind } from '../../shared/testing/sample-lenders';
import { groupLenders } from './lender-groups';

describe('what an amount means to the lenders', () => {
  it('takes the lowest instalment of the plans that have a rate', () => {
    expect(lowestEmi(banyan)).toBe(9516);
    expect(lowestEmi(neem)).toBeNull();
  });

  it('parts lenders that fit from those that need more or less', () => {
    const small = { ...tamarind, lenderId: '9', maxLoanAmount: 50_000, emiPlans: [] };
    const groups = groupLenders([neem, banyan, small], 54_990);
    expect(groups.fitting.map((lender) => lender.lenderId)).toEqual(['1']);
    expect(groups.higher.map((lender) => lender.lenderId)).toEqual(['3']);
    expect(groups.lower.map((lender) => lender.lenderId)).toEqual(['9']);
  });

  it('leaves out a lender whose limits fit but that has no plan', () => {
    const { fitting, higher, lower } = groupLenders([{ ...banyan, emiPlans: [] }], 54_990);
    expect([...fitting, ...higher, ...lower]).toEqual([]);
  });

  it('finds the nearest amount on either side', () => {
    expect(nearestAmount([banyan, tamarind], 800)).toEqual({ side: 'above', rupees: 2500 });
    expect(nearestAmount([banyan, tamarind], 2_000_000)).toEqual({ side: 'below', rupees: 1_000_000 });
    const gap = [
      { ...banyan, maxLoanAmount: 10_000 },
      { ...neem, minLoanAmount: 75_000 },
    ];
    expect(nearestAmount(gap, 12_000)).toEqual({ side: 'below', rupees: 10_000 });
    expect(nearestAmount([], 800)).toBeNull();
  });
});
