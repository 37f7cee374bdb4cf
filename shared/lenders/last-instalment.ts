import { paiseOf } from '../money/paise';
import type { PricedPlan } from './priced-plan';

/** The last instalment of a plan in paise, without tax on its interest like the others; null if it equals the others.
 *  Derived from the total, so that all instalments sum to it. */
export function lastInstalmentPaise({ emi, tenure, cost }: PricedPlan): number | null {
  const allPaise = cost.totalPayablePaise - cost.feesPaise - cost.gstOnInterestPaise;
  const lastPaise = allPaise - paiseOf(emi) * (tenure - 1);
  return lastPaise === paiseOf(emi) ? null : lastPaise;
}
