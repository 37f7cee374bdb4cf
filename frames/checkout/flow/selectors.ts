import { type PricedPlan, pricedPlans } from '../../../shared/lenders/priced-plan';
import { type LenderPlan, lendersFor, monthsToCompare } from '../../../shared/rules/lender-choice';
import type { ApplicationLender, PaymentLender, ShownState } from './state';

/** The chosen lender; null before one is chosen or where it is not among the offers. */
export function selectedLender({ paymentDetails: offers, choice }: ShownState): PaymentLender | null {
  const lenders = choice.financedAmount ? offers?.partLenders : offers?.lenders;
  return lenders?.find(({ lenderId }) => lenderId === choice.lenderId) ?? null;
}

/** No lender has a plan with a rate for this order; false until the offers are there. */
export const hasNoPlans = ({ paymentDetails: offers }: ShownState): boolean =>
  offers?.lenders.every((lender) => pricedPlans(lender).length === 0) ?? false;

/** The chosen plan with a rate; null before one is chosen. */
export const selectedPlan = (state: ShownState): PricedPlan | null => {
  const lender = selectedLender(state);
  const plans = lender ? pricedPlans(lender) : [];
  return plans.find(({ emiPlanId }) => emiPlanId === state.choice.emiPlanId) ?? null;
};

/** Which lender has the lowest total for the months of the chosen plan, else for the usual ones; `isChosen`: the chosen
 *  lender does, or asks the same. Null without lenders to compare. Source: docs/product-rules.md. */
export function lowestTotal(state: ShownState): (LenderPlan & { readonly isChosen: boolean }) | null {
  if (state.choice.financedAmount) return null;
  const lenders = state.paymentDetails?.lenders ?? [];
  const months = monthsToCompare(lenders, selectedPlan(state)?.tenure ?? null);
  const plans = months === null ? [] : lendersFor(lenders, months);
  const [first] = plans;
  if (!first) return null;
  const chosen = plans.find(({ lender }) => lender.lenderId === state.choice.lenderId);
  return { ...first, isChosen: chosen?.plan.cost.totalPayablePaise === first.plan.cost.totalPayablePaise };
}

/** The plan that is carried from step to step: as the server named it, else as it is on offer. */
export function carriedPlan(state: ShownState): PricedPlan | null {
  const { knownPlan, choice } = state;
  return knownPlan?.plan.emiPlanId === choice.emiPlanId ? knownPlan.plan : selectedPlan(state);
}

/** Whose plan it is; '' before one is chosen. */
export function chosenLenderName(state: ShownState): string {
  const { knownPlan, choice } = state;
  return selectedLender(state)?.name ?? (knownPlan?.lenderId === choice.lenderId ? knownPlan.lenderName : '');
}

/** Lenders that take an application and have not refused this customer. */
export const ntbLenders = ({ paymentDetails: offers, ntb }: ShownState): readonly ApplicationLender[] =>
  (offers?.ntbLenders ?? []).filter(({ lenderId }) => !ntb.rejectedLenderIds.includes(lenderId));

export const selectedNtbLender = (state: ShownState): ApplicationLender | null =>
  ntbLenders(state).find(({ lenderId }) => lenderId === state.ntb.selectedNtbLenderId) ?? null;

/** Whether the receipt has still to learn how the instalments are debited. A lender that has named the account debits
 *  it; a page that may not see what was bought is not told. */
export const waitsForMandate = ({ completion, mandate }: ShownState): boolean =>
  completion?.repaymentAccount === null && (mandate === null || mandate.mandate === 'needed');

/** Whether a link is being sent to a phone, by the shop's machine or from a page. */
export const isLinkOnItsWay = ({ posSmsApiState, isLinkSending }: ShownState): boolean =>
  posSmsApiState === 'initiated' || isLinkSending;

/** Whether the statement did not come. */
export const isKfsMissing = ({ screen, kfs }: ShownState): boolean =>
  screen.name === 'kfs' && screen.failure !== null && kfs === null;
