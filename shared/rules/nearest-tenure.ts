import type { PricedPlan } from '../lenders/priced-plan';

/** The plan of so many months, else the longest of fewer; null where all are longer. Nobody is bound for longer than
 *  they wanted. */
export const nearestTenure = (plans: readonly PricedPlan[], months: number): PricedPlan | null =>
  plans
    .filter(({ tenure }) => tenure <= months)
    .reduce<PricedPlan | null>((best, plan) => (best && best.tenure > plan.tenure ? best : plan), null);
