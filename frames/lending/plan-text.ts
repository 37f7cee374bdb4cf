import type { EmiPlan } from '../../shared/api/sales';
import { extraCosts } from '../../shared/format/extra-costs';
import { isPriced } from '../../shared/lenders/priced-plan';
import type { LendingMessages } from './message-types';

interface PlanText {
  /** '6 months'. */
  readonly tenure: string;
  /** 'NO COST EMI'; null = none. */
  readonly tag: string | null;
  /** null = the lender has no rate: the plan is shown and cannot be had. */
  readonly price: { readonly emi: string; readonly total: string } | null;
  /** '13.00% a year · Interest ₹2,106 · Fee ₹199', or why there is no rate. */
  readonly detail: string;
}

/** A plan in words. One without a rate is 'Not available', never 0%. Source: S2§3. */
export const planText = (plan: EmiPlan, lenderName: string, t: LendingMessages): PlanText => ({
  tenure: t.months(plan.tenure),
  tag: plan.isNoCost ? t.noCost : null,
  ...(isPriced(plan)
    ? {
        price: { emi: t.monthly(plan.emi), total: t.total(plan.cost.totalPayablePaise) },
        detail:
          plan.cost.discountPaise > 0 && !plan.isNoCost
            ? t.zeroInterest(plan.cost)
            : extraCosts(plan.interestRate, plan.cost, t.costs),
      }
    : { price: null, detail: t.noRate(lenderName) }),
});
