import type { EmiPlan, PlanCost, SalesLender } from '../api/sales';

export type PricedPlan = EmiPlan & {
  readonly interestRate: number;
  readonly emi: number;
  readonly totalAmountPayableToBank: number;
  readonly cost: PlanCost;
};

export const isPriced = (plan: EmiPlan): plan is PricedPlan =>
  plan.emi !== null && plan.interestRate !== null && plan.totalAmountPayableToBank !== null && plan.cost !== null;

export const pricedPlans = ({ emiPlans }: Pick<SalesLender, 'emiPlans'>): PricedPlan[] => emiPlans.filter(isPriced);
