import type { SalesLender } from '../api/sales';

/** The lowest monthly instalment among a lender's plans, rupees; null without a plan. */
export function lowestEmi(lender: Pick<SalesLender, 'emiPlans'>): number | null {
  const emis = lender.emiPlans.flatMap(({ emi }) => (emi === null ? [] : [emi]));
  return emis.length === 0 ? null : Math.min(...emis);
}

const hasNoCost = (lender: SalesLender): boolean => lender.emiPlans.some(({ isNoCost }) => isNoCost);

/** The stated order of lenders: those that finance the amount first, by their lowest monthly instalment; at the same
 *  instalment one with a no-cost plan first; then by name. No lender can buy a place. */
export function compareLenders(a: SalesLender, b: SalesLender): number {
  const [emiA, emiB] = [lowestEmi(a) ?? Number.POSITIVE_INFINITY, lowestEmi(b) ?? Number.POSITIVE_INFINITY];
  if (emiA !== emiB) return emiA < emiB ? -1 : 1;
  if (hasNoCost(a) !== hasNoCost(b)) return hasNoCost(a) ? -1 : 1;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
