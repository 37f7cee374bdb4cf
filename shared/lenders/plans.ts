import type { EmiPlan, PlanCost } from '../api/sales';
import { aprUnits, type FirstPeriodDays, type LoanCost, lentAmounts, loanCost } from '../money';
import { rupeesOf } from '../money/paise';
import { BPS_PER_PERCENT, percentOf } from '../money/rate';
import { type Lender, type Tenure, tenures } from './lender';
import { totalFeesPaise } from './loan-terms';

/** Where an amount stands against a lender's limits, both of which are included. */
type AmountFit = 'belowMin' | 'within' | 'aboveMax';

export function amountFit(lender: Pick<Lender, 'minLoanAmount' | 'maxLoanAmount'>, amountRupees: number): AmountFit {
  if (amountRupees < lender.minLoanAmount) return 'belowMin';
  return amountRupees > lender.maxLoanAmount ? 'aboveMax' : 'within';
}

/** What a plan of a lender costs: plans and Key Facts Statements both come from here. `annualRateBps`: the lender's rate
 *  for the tenure, also where a discount meets its interest. A plan is paid out on the day it is looked at, so that its first
 *  period is a whole month; a statement that is issued again on a later day has a broken one. */
export const planCost = (
  lender: Lender,
  tenure: Tenure,
  annualRateBps: number,
  amountRupees: number,
  firstPeriodDays: FirstPeriodDays = null,
): LoanCost & { readonly isNoCost: boolean } => {
  const isNoCost = lender.noCostTenures.includes(tenure);
  const feesPaise = totalFeesPaise(lender.loanTerms);
  const { gstOnInterest: isGstOnInterest } = lender;
  return {
    isNoCost,
    ...loanCost({
      amountRupees,
      annualRateBps,
      tenureMonths: tenure,
      isNoCost,
      isGstOnInterest,
      feesPaise,
      firstPeriodDays,
    }),
  };
};

/** The usual instalment of a plan, paise, the same as `planCost` has it: for lists that show no more of each, since a schedule
 *  is most of the work. */
export const planEmi = (
  lender: Pick<Lender, 'noCostTenures'>,
  tenure: Tenure,
  annualRateBps: number,
  amountRupees: number,
): { readonly isNoCost: boolean; readonly emiPaise: number } => {
  const isNoCost = lender.noCostTenures.includes(tenure);
  return {
    isNoCost,
    emiPaise: lentAmounts({ amountRupees, annualRateBps, tenureMonths: tenure, isNoCost }).instalmentPaise,
  };
};

/** The figures of a plan, as the specification names them and to the paisa. */
export const planFigures = (of: {
  readonly isNoCost: boolean;
  readonly annualRateBps: number;
  readonly emiPaise: number;
  readonly cost: PlanCost;
}): Omit<EmiPlan, 'emiPlanId' | 'tenure' | 'currency'> => ({
  isNoCost: of.isNoCost,
  // A no-cost plan has no interest for the customer: a discount of the same size meets it.
  interestRate: of.isNoCost ? 0 : percentOf(of.annualRateBps),
  emi: rupeesOf(of.emiPaise),
  totalAmountPayableToBank: rupeesOf(of.cost.totalPayablePaise),
  totalInterest: rupeesOf(of.cost.interestPaise - of.cost.discountPaise),
  cost: of.cost,
});

function plan(lender: Lender, amountRupees: number, tenure: Tenure): EmiPlan {
  const annualRateBps = lender.annualRateBps[tenure];
  const identity = { emiPlanId: `${lender.lenderId}-${tenure}`, tenure, currency: 'INR' } as const;
  if (annualRateBps === null) {
    const unknown = { interestRate: null, emi: null, totalAmountPayableToBank: null, totalInterest: null, cost: null };
    return { ...identity, isNoCost: false, ...unknown };
  }
  const { isNoCost, emiPaise, loanPaise, instalments, ...amounts } = planCost(
    lender,
    tenure,
    annualRateBps,
    amountRupees,
  );
  const { discountPaise, interestPaise, gstOnInterestPaise, feesPaise, totalPayablePaise } = amounts;
  const payments = instalments.map(({ paymentPaise }) => paymentPaise);
  const aprBps = aprUnits(loanPaise, payments, BPS_PER_PERCENT);
  const cost = { discountPaise, interestPaise, gstOnInterestPaise, feesPaise, totalPayablePaise, aprBps };
  return { ...identity, ...planFigures({ isNoCost, annualRateBps, emiPaise, cost }) };
}

/** A lender's plans for an amount, shortest first; one row for every tenure, with nulls where it has no rate. Empty
 *  where the amount is outside its limits. Source: S2§3, S2§9. */
export function emiPlans(lender: Lender, amountRupees: number): EmiPlan[] {
  if (amountFit(lender, amountRupees) !== 'within') return [];
  return tenures.map((tenure) => plan(lender, amountRupees, tenure));
}
