import type { Lender } from './lender';

/** The nearest amount that some lender finances, and its side; null without lenders. */
export function nearestAmount(
  lenders: readonly Pick<Lender, 'minLoanAmount' | 'maxLoanAmount'>[],
  amountRupees: number,
): { readonly side: 'above' | 'below'; readonly rupees: number } | null {
  const above = lenders.map((lender) => lender.minLoanAmount).filter((min) => min > amountRupees);
  const below = lenders.map((lender) => lender.maxLoanAmount).filter((max) => max < amountRupees);
  const up = above.length > 0 ? Math.min(...above) : Number.POSITIVE_INFINITY;
  const down = below.length > 0 ? Math.max(...below) : Number.NEGATIVE_INFINITY;
  if (up === Number.POSITIVE_INFINITY && down === Number.NEGATIVE_INFINITY) return null;
  return up - amountRupees <= amountRupees - down ? { side: 'above', rupees: up } : { side: 'below', rupees: down };
}
