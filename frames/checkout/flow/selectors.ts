import type { AivfType } from '../../../shared/lenders/lender';
import { type PricedPlan, pricedPlans } from '../../../shared/lenders/priced-plan';
import type { ApplicationLender, CheckoutState, PaymentLender } from './state';

/** The chosen lender; null before one is chosen or where it is not among the offers. */
export const selectedLender = ({ offers, choice }: CheckoutState): PaymentLender | null =>
  offers?.lenders.find(({ lenderId }) => lenderId === choice.lenderId) ?? null;

/** The chosen plan with a rate; null before one is chosen. */
export const selectedPlan = (state: CheckoutState): PricedPlan | null => {
  const lender = selectedLender(state);
  const plans = lender ? pricedPlans(lender) : [];
  return plans.find(({ emiPlanId }) => emiPlanId === state.choice.emiPlanId) ?? null;
};

/** The plan that is carried from step to step: as the server named it, else as it is on offer. */
export function carriedPlan(state: CheckoutState): PricedPlan | null {
  const { placedPlan, choice } = state;
  return placedPlan?.plan.emiPlanId === choice.emiPlanId ? placedPlan.plan : selectedPlan(state);
}

/** Whose plan it is; '' before one is chosen. */
export function chosenLenderName(state: CheckoutState): string {
  const { placedPlan, choice } = state;
  return selectedLender(state)?.name ?? (placedPlan?.lenderId === choice.lenderId ? placedPlan.lenderName : '');
}

/** Lenders that take an application and have not refused this customer. */
export const ntbLenders = ({ offers, ntb }: CheckoutState): readonly ApplicationLender[] =>
  (offers?.ntbLenders ?? []).filter(({ lenderId }) => !ntb.rejectedLenderIds.includes(lenderId));

export const selectedNtbLender = (state: CheckoutState): ApplicationLender | null =>
  ntbLenders(state).find(({ lenderId }) => lenderId === state.ntb.selectedNtbLenderId) ?? null;

/** Digits or characters of a complete answer to the second factor. */
export const aivfLength: Readonly<Record<Exclude<AivfType, 'NONE'>, number>> = { PIN: 4, DOB: 8, PAN: 10 };

/** Whether the receipt has still to learn how the instalments are debited. A lender that has named the account debits
 *  it; a page that may not see what was bought is not told. */
export const waitsForMandate = ({ completion, mandate }: CheckoutState): boolean =>
  completion?.repaymentAccount === null && (mandate === null || mandate.mandate === 'needed');
