import type { Failure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import { resumeNtbForm } from './resume-ntb';
import type { ScreenOf } from './screen';
import { selectedLender, selectedPlan } from './selectors';
import type { Choice, PaymentLender } from './state';

/** Plan selection with what is known; lenders that are not there yet are asked for. */
export function showPlans(context: CheckoutContext, notice: ScreenOf<'planSelection'>['notice']): void {
  const { offers, calls } = context.state;
  const isLoading = offers === null || calls.offers !== undefined;
  context.show({ name: 'planSelection', phase: isLoading ? 'refreshing' : 'choosing', failure: null, notice });
  if (isLoading) context.call('offers', undefined);
  else settleChoice(context);
}

/** Asks anew: the customer is known now, or the lender's limits may have changed. */
export function refreshOffers(context: CheckoutContext): void {
  context.abandon('offers');
  context.call('offers', undefined);
}

export function takeOffers(context: CheckoutContext, data: AnswerOf<'offers'>): void {
  context.set({ offers: data });
  const plans = context.on('planSelection');
  if (plans?.phase === 'refreshing') context.show({ ...plans, phase: 'choosing' });
  const offer = context.on('ntbOffer');
  if (offer?.phase === 'loading') context.show({ ...offer, phase: 'choosing' });
  resumeNtbForm(context);
  settleChoice(context);
}

/** Lenders that are known stay, with the fault beside them. A screen that has none yet is no start: it is tried again from
 *  there. */
export function onOffersFailed(context: CheckoutContext, failure: Failure): void {
  const { screen, offers } = context.state;
  if (screen.name !== 'planSelection' && screen.name !== 'ntbOffer') return;
  if (offers) context.show({ ...screen, phase: 'choosing', failure });
  else context.show({ name: 'startFailed', failure });
}

const hasPlans = (lender: PaymentLender): boolean => lender.emiPlans.some(({ emi }) => emi !== null);

/** What was chosen stays as long as it is on offer; a lender is always chosen where there is one, a plan never by us. */
function settleChoice(context: CheckoutContext): void {
  const { offers, choice, isInitiated } = context.state;
  // A plan that is reserved stays, also where the lender's limit is used up by it.
  if (!offers || (isInitiated && !context.on('planSelection'))) return;
  if (selectedLender(context.state)) {
    if (choice.emiPlanId !== null && !selectedPlan(context.state)) choose(context, { ...choice, emiPlanId: null });
    return;
  }
  const first = offers.lenders.find(hasPlans) ?? offers.lenders[0];
  choose(context, { lenderId: first?.lenderId ?? null, emiPlanId: null });
}

function choose(context: CheckoutContext, choice: Choice): void {
  context.abandon('previewPlan');
  context.set({ choice, preview: null });
}

/** Another lender keeps the tenure where it has a plan for it. */
export function chooseLender(context: CheckoutContext, lenderId: string): void {
  const screen = context.on('planSelection');
  const lender = context.state.offers?.lenders.find((each) => each.lenderId === lenderId);
  if (screen?.phase !== 'choosing' || !lender || context.state.choice.lenderId === lenderId) return;
  const tenure = selectedPlan(context.state)?.tenure;
  const same = lender.emiPlans.find((plan) => plan.tenure === tenure && plan.emi !== null);
  choose(context, { lenderId, emiPlanId: null });
  context.show({ ...screen, failure: null });
  if (same) choosePlan(context, same.emiPlanId);
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

/** 'Continue': the plan is noted, or, for a verified customer, the credit is reserved. */
export function submitPlan(context: CheckoutContext): void {
  const screen = context.on('planSelection');
  if (screen?.phase !== 'choosing' || !initiate(context)) return;
  context.show({ ...screen, phase: 'submitting', failure: null });
}

/** Asks for the chosen plan; false where none is. */
export function initiate(context: CheckoutContext): boolean {
  const { lenderId, emiPlanId } = context.state.choice;
  if (lenderId === null || emiPlanId === null) return false;
  context.call('initiateTxn', { lenderId, emiPlanId });
  return true;
}
