import type { SalesLender } from '../api/sales';
import type { Lender } from './lender';
import { compareLenders } from './order';
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

/** These lenders with their plans for an amount, in the stated order. */
export const salesLenders = (lenders: readonly Lender[], amountRupees: number): SalesLender[] =>
  lenders.map((each) => salesLender(each, amountRupees)).sort(compareLenders);
