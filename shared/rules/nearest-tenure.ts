import type { PricedPlan } from '../lenders/priced-plan';

/** The plan of these months, else the longest with fewer; null if all are longer, as a shopper must not be bound longer
 *  than wanted. */
export const nearestTenure = (plans: readonly PricedPlan[], months: number): PricedPlan | null =>
  plans
    .filter(({ tenure }) => tenure <= months)
    .reduce<PricedPlan | null>((best, plan) => (best && best.tenure > plan.tenure ? best : plan), null);
