import type { LenderLimits, SalesLender } from '../flow/state';

/** The lowest instalment of a lender, whole rupees; null where it has no plan with a rate. */
export function lowestEmi(lender: SalesLender): number | null {
  const emis = lender.emiPlans.flatMap((plan) => (plan.emi === null ? [] : [plan.emi]));
  return emis.length === 0 ? null : Math.min(...emis);
}

export interface LenderGroups {
  readonly fitting: readonly SalesLender[];
  /** The amount is below their minimum, or above their maximum. */
  readonly higher: readonly SalesLender[];
  readonly lower: readonly SalesLender[];
}

/** Lenders by what the amount (whole rupees) means to them; the order of each group is the server's. A lender whose
 *  limits fit but that has no plan is left out: there is nothing to show and nothing to change. */
export function groupLenders(lenders: readonly SalesLender[], amountRupees: number): LenderGroups {
  return {
    fitting: lenders.filter((lender) => lowestEmi(lender) !== null),
    higher: lenders.filter((lender) => lowestEmi(lender) === null && amountRupees < lender.minLoanAmount),
    lower: lenders.filter((lender) => lowestEmi(lender) === null && amountRupees > lender.maxLoanAmount),
  };
}

/** The nearest amount that some lender finances, and on which side of it; null without lenders. */
export function nearestAmount(
  lenders: readonly LenderLimits[],
  amountRupees: number,
): { readonly side: 'above' | 'below'; readonly rupees: number } | null {
  const above = lenders.map((lender) => lender.minLoanAmount).filter((min) => min > amountRupees);
  const below = lenders.map((lender) => lender.maxLoanAmount).filter((max) => max < amountRupees);
  const up = above.length > 0 ? Math.min(...above) : Number.POSITIVE_INFINITY;
  const down = below.length > 0 ? Math.max(...below) : Number.NEGATIVE_INFINITY;
  if (up === Number.POSITIVE_INFINITY && down === Number.NEGATIVE_INFINITY) return null;
  return up - amountRupees <= amountRupees - down ? { side: 'above', rupees: up } : { side: 'below', rupees: down };
}
