import type { EmiPlan, PlanCost, SalesLender } from '../api/sales';

/** A plan that can be had: all of its figures are there. */
export type PricedPlan = EmiPlan & {
  readonly interestRate: number;
  readonly emi: number;
  readonly totalAmountPayableToBank: number;
  readonly cost: PlanCost;
};

export const isPriced = (plan: EmiPlan): plan is PricedPlan =>
  plan.emi !== null && plan.interestRate !== null && plan.totalAmountPayableToBank !== null && plan.cost !== null;

/** The plans of a lender that can be had. */
export const pricedPlans = ({ emiPlans }: Pick<SalesLender, 'emiPlans'>): PricedPlan[] => emiPlans.filter(isPriced);
