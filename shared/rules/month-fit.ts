import type { SalesLender } from '../api/sales';
import { type PricedPlan, pricedPlans } from '../lenders/priced-plan';
import { comparePlans } from './lender-choice';

export interface LentPlan {
  readonly lenderId: string;
  readonly lenderName: string;
  readonly plan: PricedPlan;
}

/**
 * Result for a monthly sum. `within`: the shortest plan whose instalment does not exceed it, null if there is none.
 * `above`: the plan with the lowest higher instalment that costs less in total, with the saving (paise); without a
 * plan within, the one with the lowest instalment of all. Null if there is none. Ties: the cheaper plan, then the
 * first lender.
 */
export interface MonthFit {
  readonly within: LentPlan | null;
  readonly above: (LentPlan & { readonly savesPaise: number }) | null;
}

/** `monthlyRupees`: whole rupees. Lenders with their plans for one price. Source: CAT-012, CAT-022. */
export function monthFit(lenders: readonly SalesLender[], monthlyRupees: number): MonthFit {
  const all = lenders.flatMap((lender) =>
    pricedPlans(lender).map((plan) => ({ lenderId: lender.lenderId, lenderName: lender.name, plan })),
  );
  const first = (plans: readonly LentPlan[], ranks: (plan: PricedPlan) => number): LentPlan | null =>
    [...plans].sort((a, b) => ranks(a.plan) - ranks(b.plan) || comparePlans(a.plan, b.plan))[0] ?? null;
  const within = first(
    all.filter(({ plan }) => plan.emi <= monthlyRupees),
    ({ tenure }) => tenure,
  );
  const beyond = all.filter(
    (each) => each.plan.emi > monthlyRupees && (within === null || totalOf(each) < totalOf(within)),
  );
  const above = first(beyond, ({ emi }) => emi);
  return { within, above: above && { ...above, savesPaise: within ? totalOf(within) - totalOf(above) : 0 } };
}

const totalOf = ({ plan }: LentPlan): number => plan.cost.totalPayablePaise;
