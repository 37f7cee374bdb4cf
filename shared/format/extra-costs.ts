import type { PlanCost } from '../api/sales';
import { formatPaise } from './number';

/** Formats of the parts: '13.00% a year', 'Interest ₹2,106'. */
type CostMessages = Readonly<Record<'interest' | 'gstOnInterest' | 'fees', (amount: string) => string>> & {
  readonly rate: (rate: number) => string;
};

/** Costs of a plan in addition to the price, in one line: '13.00% a year · Interest ₹2,106 · Fee ₹234.82' for a `rate`,
 *  percent. Omits zero amounts, and interest that a discount covers. */
export function extraCosts(rate: number, cost: PlanCost, t: CostMessages): string {
  const { discountPaise, interestPaise, gstOnInterestPaise, feesPaise } = cost;
  const named = [
    [t.interest, interestPaise - discountPaise],
    [t.gstOnInterest, gstOnInterestPaise],
    [t.fees, feesPaise],
  ] as const;
  return [t.rate(rate), ...named.flatMap(([say, paise]) => (paise === 0 ? [] : [say(formatPaise(paise))]))].join(' · ');
}
