import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change, show } from './checkout-flow';
import { showNearest } from './nearest';
import { resumeNtbForm } from './resume-ntb';
import type { ScreenOf } from './screen';
import { hasNoPlans, ntbLenders, selectedLender, selectedPlan } from './selectors';
import type { Choice, PaymentLender } from './state';

/** Plan selection with what is known; lenders that are not there yet are asked for. */
export function showPlans(flow: CheckoutFlow, notice: ScreenOf<'planSelection'>['notice']): void {
  const { choice } = flow.state;
  // These are for the whole price; how much of it can be lent may have changed.
  if (choice.financedAmount)
    change(flow, { paymentDetails: null, choice: { lenderId: choice.lenderId, emiPlanId: null } });
  const { paymentDetails: offers } = flow.state;
  const isLoading = offers === null || flow.isPending('offers');
  show(flow, { name: 'planSelection', phase: isLoading ? 'refreshing' : 'choosing', failure: null, notice });
  if (isLoading) callOnce(flow, 'offers', undefined);
  else settlePlans(flow);
}

/** A verified customer for whom nobody has a plan is shown what works, not that there is nothing. */
function settlePlans(flow: CheckoutFlow): void {
  const isForNobody = at(flow.state, 'planSelection') && flow.state.isMobileVerified && hasNoPlans(flow.state);
  if (isForNobody) showNearest(flow, null);
  settleChoice(flow);
}

/** Asks anew: the customer is known now, or the lender's limits may have changed. */
export function refreshOffers(flow: CheckoutFlow): void {
  flow.cancel('offers');
  callOnce(flow, 'offers', undefined);
}

export function takeOffers(flow: CheckoutFlow, data: AnswerOf<'offers'>): void {
  change(flow, { paymentDetails: data });
  const plans = at(flow.state, 'planSelection');
  if (plans?.phase === 'refreshing') show(flow, { ...plans, phase: 'choosing' });
  const offer = at(flow.state, 'ntbOffer');
  if (offer?.phase === 'loading') show(flow, { ...offer, phase: 'choosing' });
  const nearest = at(flow.state, 'nearest');
  if (nearest) show(flow, { ...nearest, phase: 'choosing' });
  resumeNtbForm(flow);
  settlePlans(flow);
}

/** Lenders that are known stay, with the fault beside them. A screen that has none yet is no start: it is tried again from
 *  there. Who was not known when they were asked for has none of those that take an application. */
export function onOffersFailed(flow: CheckoutFlow, failure: Failure): void {
  const { screen, paymentDetails: offers } = flow.state;
  // What is known of the lenders is used; without them another way to pay is left.
  if (screen.name === 'nearest') show(flow, { ...screen, phase: 'choosing' });
  if (screen.name !== 'planSelection' && screen.name !== 'ntbOffer') return;
  const isOfUse = screen.name === 'planSelection' ? offers !== null : ntbLenders(flow.state).length > 0;
  if (isOfUse) {
    show(flow, { ...screen, phase: 'choosing', failure });
    return;
  }
  change(flow, { paymentDetails: null });
  show(flow, { name: 'startFailed', failure });
}

const hasPlans = (lender: PaymentLender): boolean => lender.emiPlans.some(({ emi }) => emi !== null);

/** What was chosen stays as long as it is on offer; a lender is always chosen where there is one, a plan never by us. */
function settleChoice(flow: CheckoutFlow): void {
  const { paymentDetails: offers, choice, isInitiated } = flow.state;
  // A plan that is reserved stays, also where the lender's limit is used up by it.
  if (!offers || (isInitiated && !at(flow.state, 'planSelection'))) return;
  if (selectedLender(flow.state)) {
    if (choice.emiPlanId !== null && !selectedPlan(flow.state)) choose(flow, { ...choice, emiPlanId: null });
    return;
  }
  const first = offers.lenders.find(hasPlans) ?? offers.lenders[0];
  choose(flow, { lenderId: first?.lenderId ?? null, emiPlanId: null });
}

/** What the server has named before it may have been for another part of the price. */
export function choose(flow: CheckoutFlow, choice: Choice): void {
  flow.cancel('previewPlan');
  change(flow, { choice, knownPlan: null, preview: null });
}

export function choosePlan(flow: CheckoutFlow, emiPlanId: string): void {
  const screen = at(flow.state, 'planSelection');
  const lender = selectedLender(flow.state);
  const plan = lender?.emiPlans.find((each) => each.emiPlanId === emiPlanId && each.emi !== null);
  if (screen?.phase !== 'choosing' || !lender || !plan || flow.state.choice.emiPlanId === emiPlanId) return;
  choose(flow, { lenderId: lender.lenderId, emiPlanId });
  show(flow, { ...screen, failure: null });
  callOnce(flow, 'previewPlan', { lenderId: lender.lenderId, emiPlanId });
}

export function onPreview(flow: CheckoutFlow, data: AnswerOf<'previewPlan'>): void {
  const { emiPlanId } = flow.state.choice;
  if (emiPlanId !== null) change(flow, { preview: { emiPlanId, kfs: data.kfsData } });
}

/** 'Continue', also with both parts: the plan is noted, or, for a verified customer, the credit is reserved. */
export function submitPlan(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'planSelection') ?? at(flow.state, 'twoParts');
  if (screen?.phase !== 'choosing' || !initiate(flow)) return;
  show(flow, { ...screen, phase: 'submitting', failure: null });
}

/** Asks for the chosen plan; false where none is. */
export function initiate(flow: CheckoutFlow): boolean {
  const { lenderId, emiPlanId, financedAmount } = flow.state.choice;
  if (lenderId === null || emiPlanId === null) return false;
  callOnce(flow, 'initiateTxn', { lenderId, emiPlanId, financedAmount });
  return true;
}
