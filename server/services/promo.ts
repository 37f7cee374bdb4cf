import type { ResponseOf } from '../../shared/api/endpoint';
import type { PromoPlan, promo } from '../../shared/api/promo';
import type { EmiPlan } from '../../shared/api/sales';
import type { Merchant } from '../store/merchants';
import { nearestAmount, offersFor } from './offers';

/** Content of the promo line for an amount (whole rupees). Of equal instalments the shorter plan wins, which costs
 *  less; of equal plans the first lender. */
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
