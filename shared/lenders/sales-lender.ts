import type { SalesLender } from '../api/sales';
import { inStatedOrder } from '../rules/lender-choice';
import type { Lender } from './lender';
import { emiPlans } from './plans';

/** A lender as the sales app gets it, with its plans for `amountRupees`. */
export const salesLender = (lender: Lender, amountRupees: number): SalesLender => ({
  lenderId: lender.lenderId,
  name: lender.name,
  minLoanAmount: lender.minLoanAmount,
  maxLoanAmount: lender.maxLoanAmount,
  emiPlans: emiPlans(lender, amountRupees),
  lender_offer: lender.offer,
});

/** These lenders with their plans for an amount, in the stated order for so many months; null = the usual ones. */
export const salesLenders = (
  lenders: readonly Lender[],
  amountRupees: number,
  months: number | null = null,
): SalesLender[] =>
  inStatedOrder(
    lenders.map((each) => salesLender(each, amountRupees)),
    months,
  );
