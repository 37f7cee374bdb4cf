import type { ApplicationLender } from '../../shared/api/payment-fields';
import { type PricedPlan, pricedPlans } from '../../shared/lenders/priced-plan';

/** A lender with what the purchase costs there; null where it has no plan for it, or nothing is bought yet. */
interface Offer {
  readonly lender: ApplicationLender;
  readonly plan: PricedPlan | null;
}

/** Offers that can be laid beside each other: each for the same months, the most that all lenders have, and the one that
 *  costs least in all first. Without such months each has its own longest, in the order of the lenders. */
export function comparedOffers(lenders: readonly ApplicationLender[]): {
  readonly offers: readonly Offer[];
  readonly isByTotal: boolean;
} {
  const priced = lenders.map((lender) => ({ lender, plans: pricedPlans(lender) }));
  const lending = priced.filter(({ plans }) => plans.length > 0);
  const months = Math.max(
    0,
    ...(lending[0]?.plans ?? [])
      .map(({ tenure }) => tenure)
      .filter((tenure) => lending.every(({ plans }) => plans.some((plan) => plan.tenure === tenure))),
  );
  const longest = (plans: readonly PricedPlan[]): number => Math.max(...plans.map(({ tenure }) => tenure));
  const offers = priced.map(({ lender, plans }) => {
    const shown = months || longest(plans);
    return { lender, plan: plans.find(({ tenure }) => tenure === shown) ?? null };
  });
  const total = ({ plan }: Offer): number => plan?.cost.totalPayablePaise ?? Number.POSITIVE_INFINITY;
  const isByTotal = months > 0 && lending.length > 1;
  // Those without a plan last, as they were: two infinities have no difference.
  return { offers: isByTotal ? [...offers].sort((one, other) => total(one) - total(other) || 0) : offers, isByTotal };
}
