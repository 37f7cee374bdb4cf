import type { ResponseOf } from '../../shared/api/endpoint';
import type { PromoPlan, promo } from '../../shared/api/promo';
import type { EmiPlan } from '../../shared/api/sales';
import type { Merchant } from '../store/merchants';
import { nearestAmount, offersFor } from './offers';

/** What the line by a price says of an amount (whole rupees). At the same instalment the shorter plan stands, which
 *  costs less; of two alike the lender that comes first. */
export function promoOf(merchant: Merchant, amount: number): ResponseOf<typeof promo> {
  const plans = offersFor(merchant, amount).flatMap(({ emiPlans }) => emiPlans);
  return {
    amount,
    lowest: cheapest(plans),
    noCost: cheapest(plans.filter(({ isNoCost }) => isNoCost)),
    nearestAmount: nearestAmount(merchant.lenderIds, amount),
  };
}

function cheapest(plans: readonly EmiPlan[]): PromoPlan | null {
  const known = plans.flatMap(({ emi, tenure, interestRate, totalAmountPayableToBank, cost }) => {
    if (emi === null || interestRate === null || totalAmountPayableToBank === null || cost === null) return [];
    const { totalPayablePaise, feesPaise } = cost;
    return [{ emi, tenure, interestRate, totalAmountPayableToBank, totalPayablePaise, feesPaise }];
  });
  return known.sort((a, b) => a.emi - b.emi || a.tenure - b.tenure)[0] ?? null;
}
