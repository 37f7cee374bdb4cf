/** A price of which a lender lends a part, whole rupees: what the shop takes itself, and the rest. */
export interface PriceParts {
  readonly nowRupees: number;
  readonly financedRupees: number;
}

/** The smallest part that the shop has to take itself: all that the lender does not lend. Null where it lends the whole
 *  price. `maxLoanAmount`: the most that it lends the customer here. */
export function partsOf(
  amountRupees: number,
  { maxLoanAmount }: { readonly maxLoanAmount: number },
): PriceParts | null {
  const nowRupees = amountRupees - maxLoanAmount;
  return nowRupees > 0 ? { nowRupees, financedRupees: maxLoanAmount } : null;
}
