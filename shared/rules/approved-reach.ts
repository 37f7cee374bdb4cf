import type { SalesLender } from '../api/sales';
import { nearestAmount } from '../lenders/nearest-amount';
import { lowestEmi } from '../lenders/order';
import { type NearestAlternative, nearestAlternatives } from './nearest-alternatives';

export type ApprovedReach =
  /** Some lender has a plan for it, or the purchase is unknown. */
  | { readonly reach: 'whole' }
  /**
   * No lender has one. `rupees`: the nearest amount that one of them finances, and on which side of the price it is.
   */
  | {
      readonly reach: 'above' | 'below';
      readonly rupees: number;
      readonly alternatives: readonly NearestAlternative[];
    };

/** For the lenders that have approved a shopper. `amount`: rupees, null = unknown; `applicationLenders`: others that
 *  accept an application. */
export function approvedReach(
  lenders: readonly SalesLender[],
  amount: number | null,
  applicationLenders: readonly SalesLender[],
): ApprovedReach {
  const isFinanced = amount === null || lenders.some((lender) => lowestEmi(lender) !== null);
  const nearest = isFinanced ? null : nearestAmount(lenders, amount);
  if (amount === null || !nearest) return { reach: 'whole' };
  const alternatives = nearestAlternatives({
    amountRupees: amount,
    lenderId: null,
    months: null,
    refusals: [],
    lenders,
    // Split payments are decided when the payment starts.
    partLenders: [],
    applicationLenders,
  });
  return { reach: nearest.side, rupees: nearest.rupees, alternatives };
}
