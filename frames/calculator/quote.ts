import { type Tenure, tenures } from '../../shared/lenders/lender';
import { amountFit } from '../../shared/lenders/plans';
import { type LoanCost, loanCost } from '../../shared/money/loan-cost';
import { isNoCost } from '../../shared/money/no-cost';
import { paiseOf } from '../../shared/money/paise';
import type { Inputs } from './inputs';
import type { OfferedLender } from './offered';

/** What a plan costs, in paise, as `loanCost` has it, with the price; or why there is none. */
export type Quote =
  | { readonly kind: 'priced'; readonly pricePaise: number; readonly isNoCost: boolean; readonly cost: LoanCost }
  /** The lender has no rate for the months. Source: S2§3, S2§9. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'belowMin' | 'aboveMax' };
export type PricedQuote = Extract<Quote, { kind: 'priced' }>;

/** Whether the lender takes part in no cost, and it is offered for the months: it has a rate, which the merchant meets. */
export const canBeNoCost = ({ noCostTenures }: Pick<OfferedLender, 'noCostTenures'>, tenure: Tenure): boolean =>
  noCostTenures.includes(tenure);

/** The months that a lender has a rate for. */
export const lentTenures = ({ annualRateBps }: Pick<OfferedLender, 'annualRateBps'>): readonly Tenure[] =>
  tenures.filter((tenure) => annualRateBps[tenure] !== null);

/** What the inputs cost with that lender. Where no cost cannot be had the plan is one with interest. */
export function quote(lender: OfferedLender, { amountRupees, tenure, isNoCost: isAsked }: Inputs): Quote {
  const annualRateBps = lender.annualRateBps[tenure];
  if (annualRateBps === null) return { kind: 'unavailable' };
  const fit = amountFit(lender, amountRupees);
  if (fit !== 'within') return { kind: fit };
  const isInterestMet = isAsked && canBeNoCost(lender, tenure);
  const cost = loanCost({
    amountRupees,
    annualRateBps,
    tenureMonths: tenure,
    isNoCost: isInterestMet,
    isGstOnInterest: lender.gstOnInterest,
    feesPaise: isInterestMet && lender.shopPaysFees ? 0 : lender.feesPaise,
  });
  return { kind: 'priced', pricePaise: paiseOf(amountRupees), isNoCost: isNoCost(cost), cost };
}

/** Costs beside the price: interest that no discount meets, its tax, and fees. Paise. */
export const beyondPricePaise = ({ pricePaise, cost }: PricedQuote): number => cost.totalPayablePaise - pricePaise;
