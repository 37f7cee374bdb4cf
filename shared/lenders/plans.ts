import type { EmiPlan, PlanCost } from '../api/sales';
import { aprUnits, type FirstPeriodDays, gstPaise, isNoCost, type LoanCost, lentAmounts, loanCost } from '../money';
import { rupeesOf } from '../money/paise';
import { BPS_PER_PERCENT, percentOf } from '../money/rate';
import { type Lender, type Tenure, tenures } from './lender';
import { totalFeesPaise } from './loan-terms';

/** Position of an amount relative to a lender's limits, which are inclusive. */
type AmountFit = 'belowMin' | 'within' | 'aboveMax';

export function amountFit(lender: Pick<Lender, 'minLoanAmount' | 'maxLoanAmount'>, amountRupees: number): AmountFit {
  if (amountRupees < lender.minLoanAmount) return 'belowMin';
  return amountRupees > lender.maxLoanAmount ? 'aboveMax' : 'within';
}

/** True if the shop pays the interest of a plan; and the payer of its fees; paise. */
function sharesOf(lender: Pick<Lender, 'noCostTenures' | 'noCostFee' | 'loanTerms'>, tenure: Tenure) {
  const isInterestMet = lender.noCostTenures.includes(tenure);
  const allFeesPaise = totalFeesPaise(lender.loanTerms);
  const shopFeesPaise = isInterestMet && lender.noCostFee === 'SHOP' ? allFeesPaise : 0;
  return { isInterestMet, shopFeesPaise, feesPaise: allFeesPaise - shopFeesPaise };
}

/** Cost of a lender's plan, for plans and Key Facts Statements. `annualRateBps`: the lender's rate for the tenure, even
 *  if a discount covers the interest. `isInterestMet`: the shop's discount covers it. `shopFeesPaise`: fees that the
 *  shop pays instead of the shopper. The disbursal is assumed today, so the first period is a whole month; a statement
 *  that is reissued on a later day has a broken one. */
export const planCost = (
  lender: Lender,
  tenure: Tenure,
  annualRateBps: number,
  amountRupees: number,
  firstPeriodDays: FirstPeriodDays = null,
): LoanCost & { readonly isNoCost: boolean; readonly isInterestMet: boolean; readonly shopFeesPaise: number } => {
  const { isInterestMet, shopFeesPaise, feesPaise } = sharesOf(lender, tenure);
  const cost = loanCost({
    amountRupees,
    annualRateBps,
    tenureMonths: tenure,
    isNoCost: isInterestMet,
    isGstOnInterest: lender.gstOnInterest,
    feesPaise,
    firstPeriodDays,
  });
  return { isNoCost: isNoCost(cost), isInterestMet, shopFeesPaise, ...cost };
};

/** The usual instalment of a plan, paise, as in `planCost`: for lists that need nothing else, since most of the work is
 *  the schedule. */
export const planEmi = (
  lender: Pick<Lender, 'noCostTenures' | 'noCostFee' | 'loanTerms' | 'gstOnInterest'>,
  tenure: Tenure,
  annualRateBps: number,
  amountRupees: number,
): { readonly isNoCost: boolean; readonly emiPaise: number } => {
  const { isInterestMet, feesPaise } = sharesOf(lender, tenure);
  const lent = lentAmounts({ amountRupees, annualRateBps, tenureMonths: tenure, isNoCost: isInterestMet });
  const { discountPaise } = lent;
  const gstOnInterestPaise = lender.gstOnInterest ? gstPaise(discountPaise) : 0;
  return {
    isNoCost: isInterestMet && isNoCost({ discountPaise, interestPaise: discountPaise, gstOnInterestPaise, feesPaise }),
    emiPaise: lent.instalmentPaise,
  };
};

/** True if a lender has a no-cost plan: it participates, has a rate for one of the months, and retains no fee. */
export const hasNoCost = (lender: Lender): boolean =>
  lender.noCostTenures.some((tenure) => {
    const annualRateBps = lender.annualRateBps[tenure];
    return annualRateBps !== null && planEmi(lender, tenure, annualRateBps, lender.minLoanAmount).isNoCost;
  });

/** Figures of a plan under the specification's names, and to the paisa. */
export const planFigures = (of: {
  readonly annualRateBps: number;
  readonly emiPaise: number;
  readonly cost: PlanCost;
}): Omit<EmiPlan, 'emiPlanId' | 'tenure' | 'currency'> => ({
  isNoCost: isNoCost(of.cost),
  // The customer pays no interest if a discount covers it.
  interestRate: of.cost.discountPaise > 0 ? 0 : percentOf(of.annualRateBps),
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
  const { emiPaise, loanPaise, instalments, ...amounts } = planCost(lender, tenure, annualRateBps, amountRupees);
  const { discountPaise, interestPaise, gstOnInterestPaise, feesPaise, totalPayablePaise } = amounts;
  const payments = instalments.map(({ paymentPaise }) => paymentPaise);
  const aprBps = aprUnits(loanPaise, payments, BPS_PER_PERCENT);
  const cost = { discountPaise, interestPaise, gstOnInterestPaise, feesPaise, totalPayablePaise, aprBps };
  return { ...identity, ...planFigures({ annualRateBps, emiPaise, cost }) };
}

/** A lender's plans for an amount, shortest first; one row per tenure, with nulls if it has no rate. Empty if the
 *  amount is outside its limits. Source: S2§3, S2§9. */
export function emiPlans(lender: Lender, amountRupees: number): EmiPlan[] {
  if (amountFit(lender, amountRupees) !== 'within') return [];
  return tenures.map((tenure) => plan(lender, amountRupees, tenure));
}
