import { formatNumber } from '../format';
import type { Lender } from '../lenders/lender';
import { percentOf } from '../money/rate';

/** The lowest and the highest rate of a lender a year, as texts: '12.5%' and '14.5%'. */
export function rateRange({ annualRateBps }: Pick<Lender, 'annualRateBps'>): {
  readonly lowest: string;
  readonly highest: string;
} {
  const rates = Object.values(annualRateBps).filter((rate) => rate !== null);
  const text = (bps: number): string => `${formatNumber(percentOf(bps))}%`;
  return { lowest: text(Math.min(...rates)), highest: text(Math.max(...rates)) };
}
