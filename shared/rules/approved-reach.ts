import type { SalesLender } from '../api/sales';
import { nearestAmount } from '../lenders/nearest-amount';
import { lowestEmi } from '../lenders/order';
import { type NearestAlternative, nearestAlternatives } from './nearest-alternatives';

/** How far approved lenders go for a price. */
export type ApprovedReach =
  /** They have plans for it, or nobody has said what is to be bought. */
  | { readonly reach: 'whole' }
  /** None has one. `rupees`: the nearest amount that one of them finances, and on which side of the price it is. */
  | {
      readonly reach: 'above' | 'below';
      readonly rupees: number;
      readonly alternatives: readonly NearestAlternative[];
    };

/** Of lenders that have approved a shopper. `amount`: rupees, null = nothing yet; `applicationLenders`: who else takes an
 *  application. */
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
    // Whether the shop takes a part itself is said when the payment starts.
    partLenders: [],
    applicationLenders,
  });
  return { reach: nearest.side, rupees: nearest.rupees, alternatives };
}
