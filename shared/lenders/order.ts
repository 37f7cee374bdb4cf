import type { SalesLender } from '../api/sales';

/** The lowest monthly instalment among a lender's plans, rupees; null without a plan. */
export function lowestEmi(lender: Pick<SalesLender, 'emiPlans'>): number | null {
  const emis = lender.emiPlans.flatMap(({ emi }) => (emi === null ? [] : [emi]));
  return emis.length === 0 ? null : Math.min(...emis);
}
