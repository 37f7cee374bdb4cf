import type { EmiPlan } from '../api/sales';
import { emiTotals } from '../money';
import { type Lender, type Tenure, tenures } from './lender';

/** Where an amount stands against a lender's limits, both of which are included. */
export type AmountStanding = 'belowMin' | 'within' | 'aboveMax';

export function amountStanding(
  lender: Pick<Lender, 'minLoanAmount' | 'maxLoanAmount'>,
  amountRupees: number,
): AmountStanding {
  if (amountRupees < lender.minLoanAmount) return 'belowMin';
  return amountRupees > lender.maxLoanAmount ? 'aboveMax' : 'within';
}

function plan(lender: Lender, amountRupees: number, tenure: Tenure): EmiPlan {
  const annualRateBps = lender.annualRateBps[tenure];
  const isNoCost = annualRateBps !== null && lender.noCostTenures.includes(tenure);
  const identity = { emiPlanId: `${lender.lenderId}-${tenure}`, tenure, currency: 'INR', isNoCost } as const;
  if (annualRateBps === null) {
    return { ...identity, interestRate: null, emi: null, totalAmountPayableToBank: null, totalInterest: null };
  }
  // A no-cost plan costs the customer its price: the interest is met by a discount of the same size.
  const customerRateBps = isNoCost ? 0 : annualRateBps;
  const { monthlyEmi, totalAmount, totalInterest } = emiTotals(amountRupees, customerRateBps, tenure);
  return {
    ...identity,
    interestRate: customerRateBps / 100,
    emi: monthlyEmi,
    totalAmountPayableToBank: totalAmount,
    totalInterest,
  };
}

/** A lender's plans for an amount, shortest first; one row for every tenure, with nulls where it has no rate. Empty
 *  where the amount is outside its limits. Source: S2§3, S2§9. */
export function emiPlans(lender: Lender, amountRupees: number): EmiPlan[] {
  if (amountStanding(lender, amountRupees) !== 'within') return [];
  return tenures.map((tenure) => plan(lender, amountRupees, tenure));
}
