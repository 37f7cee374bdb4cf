import type { PlanCost } from '../api/sales';
import { formatPaise } from './number';

/** How each is written: '13.00% a year', 'Interest ₹2,106'. */
type CostMessages = Readonly<Record<'interest' | 'gstOnInterest' | 'fees', (amount: string) => string>> & {
  readonly rate: (rate: number) => string;
};

/** What a plan costs beside the price, in one line: '13.00% a year · Interest ₹2,106 · Fee ₹234.82' for a `rate`, percent. What
 *  is nil is left out, and so is interest that a discount meets. */
export function extraCosts(rate: number, cost: PlanCost, t: CostMessages): string {
  const { discountPaise, interestPaise, gstOnInterestPaise, feesPaise } = cost;
  const named = [
    [t.interest, interestPaise - discountPaise],
    [t.gstOnInterest, gstOnInterestPaise],
    [t.fees, feesPaise],
  ] as const;
  return [t.rate(rate), ...named.flatMap(([say, paise]) => (paise === 0 ? [] : [say(formatPaise(paise))]))].join(' · ');
}
