import type { SalesLender } from '../api/sales';
import { inStatedOrder } from '../rules/lender-choice';
import type { Lender } from './lender';
import { emiPlans } from './plans';

export const salesLender = (lender: Lender, amountRupees: number): SalesLender => ({
  lenderId: lender.lenderId,
  name: lender.name,
  minLoanAmount: lender.minLoanAmount,
  maxLoanAmount: lender.maxLoanAmount,
  emiPlans: emiPlans(lender, amountRupees),
  lender_offer: lender.offer,
});

/** These lenders with their plans for an amount, in display order for a tenure; null = the default. */
export const salesLenders = (
  lenders: readonly Lender[],
  amountRupees: number,
  months: number | null = null,
): SalesLender[] =>
  inStatedOrder(
    lenders.map((each) => salesLender(each, amountRupees)),
    months,
  );
