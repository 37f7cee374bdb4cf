import type { PricedPlan } from '../../../shared/lenders/priced-plan';
import { loanCost } from '../../../shared/money';

/** A plan as the server works it out. `rateBps`: basis points a year. */
export function planFor(
  amountRupees: number,
  { tenure, rateBps, feesPaise }: { readonly tenure: number; readonly rateBps: number; readonly feesPaise: number },
): PricedPlan {
  const cost = loanCost({
    amountRupees,
    annualRateBps: rateBps,
    tenureMonths: tenure,
    isNoCost: false,
    isGstOnInterest: false,
    feesPaise,
  });
  const { discountPaise, interestPaise, gstOnInterestPaise, totalPayablePaise } = cost;
  return {
    emiPlanId: `plan-${tenure}`,
    tenure,
    interestRate: rateBps / 100,
    currency: 'INR',
    emi: cost.emiPaise / 100,
    totalAmountPayableToBank: totalPayablePaise / 100,
    totalInterest: interestPaise / 100,
    isNoCost: false,
    cost: { discountPaise, interestPaise, gstOnInterestPaise, feesPaise, totalPayablePaise },
  };
}
