import type { SalesLender } from '../api/sales';
import { type PricedPlan, pricedPlans } from '../lenders/priced-plan';
import { comparePlans } from './lender-choice';

/** A plan with whose it is. */
export interface LentPlan {
  readonly lenderId: string;
  readonly lenderName: string;
  readonly plan: PricedPlan;
}

/** What a monthly sum leads to. `within`: the shortest plan whose instalment is no more than it, null where there is none.
 *  `above`: the plan with the lowest instalment beyond it that costs less in all, and by how much (paise); where no plan is
 *  within, the one with the lowest instalment of all. Null where there is none. Of two alike the cheaper one, then the one
 *  whose lender comes first. */
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
