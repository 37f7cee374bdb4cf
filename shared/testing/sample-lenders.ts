import type { EmiPlan, SalesLender } from '../api/sales';

/** What the purchase of these lenders' plans costs, rupees. */
const SAMPLE_AMOUNT_RUPEES = 54_990;
const FEE_RUPEES = 199;

/** A plan with the figures that it is given; `total` has the fee in it. null = the lender has no rate. */
export const samplePlan = (
  emiPlanId: string,
  tenure: number,
  rate: number | null,
  emi: number | null,
  total: number | null,
): EmiPlan => ({
  emiPlanId,
  tenure,
  interestRate: rate,
  currency: 'INR',
  emi,
  totalAmountPayableToBank: total,
  totalInterest: total === null ? null : total - SAMPLE_AMOUNT_RUPEES - FEE_RUPEES,
  isNoCost: rate === 0,
  cost:
    total === null
      ? null
      : {
          discountPaise: 0,
          interestPaise: (total - SAMPLE_AMOUNT_RUPEES - FEE_RUPEES) * 100,
          gstOnInterestPaise: 0,
          feesPaise: FEE_RUPEES * 100,
          totalPayablePaise: total * 100,
        },
});

export const banyan: SalesLender = {
  lenderId: '1',
  name: 'Banyan Bank',
  minLoanAmount: 3_000,
  maxLoanAmount: 500_000,
  lender_offer: null,
  emiPlans: [
    samplePlan('plan-3', 3, 0, 18_330, 55_189),
    samplePlan('plan-6', 6, 13, 9_516, 57_295),
    samplePlan('plan-24', 24, null, null, null),
  ],
};
export const tamarind: SalesLender = {
  lenderId: '2',
  name: 'Tamarind Bank',
  minLoanAmount: 2_500,
  maxLoanAmount: 1_000_000,
  lender_offer: null,
  emiPlans: [samplePlan('plan-24', 24, 14, 2_641, 63_583)],
};
/** Its minimum is above the amount. */
export const neem: SalesLender = {
  lenderId: '3',
  name: 'Neem Credit',
  minLoanAmount: 75_000,
  maxLoanAmount: 750_000,
  lender_offer: null,
  emiPlans: [],
};
