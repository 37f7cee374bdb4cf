import type { Failure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import { showNearest } from './nearest';
import { resumeNtbForm } from './resume-ntb';
import type { ScreenOf } from './screen';
import { hasNoPlans, ntbLenders, selectedLender, selectedPlan } from './selectors';
import type { Choice, PaymentLender } from './state';

/** Plan selection with what is known; lenders that are not there yet are asked for. */
export function showPlans(context: CheckoutContext, notice: ScreenOf<'planSelection'>['notice']): void {
  const { choice } = context.state;
  // These are for the whole price; how much of it can be lent may have changed.
  if (choice.financedAmount)
    context.set({ paymentDetails: null, choice: { lenderId: choice.lenderId, emiPlanId: null } });
  const { paymentDetails: offers, calls } = context.state;
  const isLoading = offers === null || calls.offers !== undefined;
  context.show({ name: 'planSelection', phase: isLoading ? 'refreshing' : 'choosing', failure: null, notice });
  if (isLoading) context.call('offers', undefined);
  else settlePlans(context);
}

/** A verified customer for whom nobody has a plan is shown what works, not that there is nothing. */
function settlePlans(context: CheckoutContext): void {
  const isForNobody = context.on('planSelection') && context.state.isMobileVerified && hasNoPlans(context.state);
  if (isForNobody) showNearest(context, null);
  settleChoice(context);
}

/** Asks anew: the customer is known now, or the lender's limits may have changed. */
export function refreshOffers(context: CheckoutContext): void {
  context.abandon('offers');
  context.call('offers', undefined);
}

export function takeOffers(context: CheckoutContext, data: AnswerOf<'offers'>): void {
  context.set({ paymentDetails: data });
  const plans = context.on('planSelection');
  if (plans?.phase === 'refreshing') context.show({ ...plans, phase: 'choosing' });
  const offer = context.on('ntbOffer');
  if (offer?.phase === 'loading') context.show({ ...offer, phase: 'choosing' });
  const nearest = context.on('nearest');
  if (nearest) context.show({ ...nearest, phase: 'choosing' });
  resumeNtbForm(context);
  settlePlans(context);
}

/** Lenders that are known stay, with the fault beside them. A screen that has none yet is no start: it is tried again from
 *  there. Who was not known when they were asked for has none of those that take an application. */
export function onOffersFailed(context: CheckoutContext, failure: Failure): void {
  const { screen, paymentDetails: offers } = context.state;
  // What is known of the lenders is used; without them another way to pay is left.
  if (screen.name === 'nearest') context.show({ ...screen, phase: 'choosing' });
  if (screen.name !== 'planSelection' && screen.name !== 'ntbOffer') return;
  const isOfUse = screen.name === 'planSelection' ? offers !== null : ntbLenders(context.state).length > 0;
  if (isOfUse) {
    context.show({ ...screen, phase: 'choosing', failure });
    return;
  }
  context.set({ paymentDetails: null });
  context.show({ name: 'startFailed', failure });
}

const hasPlans = (lender: PaymentLender): boolean => lender.emiPlans.some(({ emi }) => emi !== null);

/** What was chosen stays as long as it is on offer; a lender is always chosen where there is one, a plan never by us. */
function settleChoice(context: CheckoutContext): void {
  const { paymentDetails: offers, choice, isInitiated } = context.state;
  // A plan that is reserved stays, also where the lender's limit is used up by it.
  if (!offers || (isInitiated && !context.on('planSelection'))) return;
  if (selectedLender(context.state)) {
    if (choice.emiPlanId !== null && !selectedPlan(context.state)) choose(context, { ...choice, emiPlanId: null });
    return;
  }
  const first = offers.lenders.find(hasPlans) ?? offers.lenders[0];
  choose(context, { lenderId: first?.lenderId ?? null, emiPlanId: null });
}

/** What the server has named before it may have been for another part of the price. */
export function choose(context: CheckoutContext, choice: Choice): void {
  context.abandon('previewPlan');
  context.set({ choice, knownPlan: null, preview: null });
}

export function choosePlan(context: CheckoutContext, emiPlanId: string): void {
  const screen = context.on('planSelection');
  const lender = selectedLender(context.state);
  const plan = lender?.emiPlans.find((each) => each.emiPlanId === emiPlanId && each.emi !== null);
  if (screen?.phase !== 'choosing' || !lender || !plan || context.state.choice.emiPlanId === emiPlanId) return;
  choose(context, { lenderId: lender.lenderId, emiPlanId });
  context.show({ ...screen, failure: null });
  context.call('previewPlan', { lenderId: lender.lenderId, emiPlanId });
}

export function onPreview(context: CheckoutContext, data: AnswerOf<'previewPlan'>): void {
  const { emiPlanId } = context.state.choice;
  if (emiPlanId !== null) context.set({ preview: { emiPlanId, kfs: data.kfsData } });
}

/** 'Continue', also with both parts: the plan is noted, or, for a verified customer, the credit is reserved. */
export function submitPlan(context: CheckoutContext): void {
  const screen = context.on('planSelection') ?? context.on('twoParts');
  if (screen?.phase !== 'choosing' || !initiate(context)) return;
  context.show({ ...screen, phase: 'submitting', failure: null });
}

/** Asks for the chosen plan; false where none is. */
export function initiate(context: CheckoutContext): boolean {
  const { lenderId, emiPlanId, financedAmount } = context.state.choice;
  if (lenderId === null || emiPlanId === null) return false;
  context.call('initiateTxn', { lenderId, emiPlanId, financedAmount });
  return true;
}
