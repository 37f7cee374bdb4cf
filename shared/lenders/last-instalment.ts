import { paiseOf } from '../money/paise';
import type { PricedPlan } from './priced-plan';

/** The last instalment of a plan in paise, without tax on its interest like the others; null where it is one like the
 *  others. It follows from the one total, so that the two can be added up. */
export function lastInstalmentPaise({ emi, tenure, cost }: PricedPlan): number | null {
  const allPaise = cost.totalPayablePaise - cost.feesPaise - cost.gstOnInterestPaise;
  const lastPaise = allPaise - paiseOf(emi) * (tenure - 1);
  return lastPaise === paiseOf(emi) ? null : lastPaise;
}
