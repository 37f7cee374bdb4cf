/** A price that a lender finances partially, whole rupees: the shop's part, and the rest. */
export interface PriceParts {
  readonly nowRupees: number;
  readonly financedRupees: number;
}

/** The smallest part for the shop: the amount above the lender's limit. Null if it lends the whole price.
 *  `maxLoanAmount`: the customer's limit here. */
export function partsOf(
  amountRupees: number,
  { maxLoanAmount }: { readonly maxLoanAmount: number },
): PriceParts | null {
  const nowRupees = amountRupees - maxLoanAmount;
  return nowRupees > 0 ? { nowRupees, financedRupees: maxLoanAmount } : null;
}
