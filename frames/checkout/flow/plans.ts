import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import type { AnswerOf } from './calls';
import { resumeNtbForm } from './resume-ntb';
import type { ScreenOf } from './screen';
import { selectedLender, selectedPlan } from './selectors';
import type { Choice, PaymentLender } from './state';
import type { Turn } from './turn';

/** Plan selection with what is known; lenders that are not there yet are asked for. */
export function showPlans(turn: Turn, notice: ScreenOf<'planSelection'>['notice']): void {
  const { offers, calls } = turn.state;
  const isLoading = offers === null || calls.offers !== undefined;
  turn.show({ name: 'planSelection', phase: isLoading ? 'refreshing' : 'choosing', failure: null, notice });
  if (isLoading) startCall(turn, 'offers', undefined);
  else settleChoice(turn);
}

/** Asks anew: the customer is known now, or the lender's limits may have changed. */
export function refreshOffers(turn: Turn): void {
  abandonCall(turn, 'offers');
  startCall(turn, 'offers', undefined);
}

export function takeOffers(turn: Turn, data: AnswerOf<'offers'>): void {
  turn.set({ offers: data });
  const plans = turn.on('planSelection');
  if (plans?.phase === 'refreshing') turn.show({ ...plans, phase: 'choosing' });
  const offer = turn.on('ntbOffer');
  if (offer?.phase === 'loading') turn.show({ ...offer, phase: 'choosing' });
  resumeNtbForm(turn);
  settleChoice(turn);
}

export function onOffersFailed(turn: Turn, failure: Failure): void {
  const plans = turn.on('planSelection');
  if (plans) turn.show({ ...plans, phase: 'choosing', failure });
  const offer = turn.on('ntbOffer');
  if (offer) turn.show({ ...offer, phase: 'choosing', failure });
}

const hasPlans = (lender: PaymentLender): boolean => lender.emiPlans.some(({ emi }) => emi !== null);

/** What was chosen stays as long as it is on offer; a lender is always chosen where there is one, a plan never by us. */
function settleChoice(turn: Turn): void {
  const { offers, choice, isInitiated } = turn.state;
  // A plan that is reserved stays, also where the lender's limit is used up by it.
  if (!offers || (isInitiated && !turn.on('planSelection'))) return;
  if (selectedLender(turn.state)) {
    if (choice.emiPlanId !== null && !selectedPlan(turn.state)) choose(turn, { ...choice, emiPlanId: null });
    return;
  }
  const first = offers.lenders.find(hasPlans) ?? offers.lenders[0];
  choose(turn, { lenderId: first?.lenderId ?? null, emiPlanId: null });
}

function choose(turn: Turn, choice: Choice): void {
  abandonCall(turn, 'previewPlan');
  turn.set({ choice, preview: null });
}

/** Another lender keeps the tenure where it has a plan for it. */
export function chooseLender(turn: Turn, lenderId: string): void {
  const screen = turn.on('planSelection');
  const lender = turn.state.offers?.lenders.find((each) => each.lenderId === lenderId);
  if (screen?.phase !== 'choosing' || !lender || turn.state.choice.lenderId === lenderId) return;
  const tenure = selectedPlan(turn.state)?.tenure;
  const same = lender.emiPlans.find((plan) => plan.tenure === tenure && plan.emi !== null);
  choose(turn, { lenderId, emiPlanId: null });
  turn.show({ ...screen, failure: null });
  if (same) choosePlan(turn, same.emiPlanId);
}

export function choosePlan(turn: Turn, emiPlanId: string): void {
  const screen = turn.on('planSelection');
  const lender = selectedLender(turn.state);
  const plan = lender?.emiPlans.find((each) => each.emiPlanId === emiPlanId && each.emi !== null);
  if (screen?.phase !== 'choosing' || !lender || !plan || turn.state.choice.emiPlanId === emiPlanId) return;
  choose(turn, { lenderId: lender.lenderId, emiPlanId });
  turn.show({ ...screen, failure: null });
  startCall(turn, 'previewPlan', { lenderId: lender.lenderId, emiPlanId });
}

export function onPreview(turn: Turn, data: AnswerOf<'previewPlan'>): void {
  const { emiPlanId } = turn.state.choice;
  if (emiPlanId !== null) turn.set({ preview: { emiPlanId, kfs: data.kfsData } });
}

/** 'Continue': the plan is noted, or, for a verified customer, the credit is reserved. */
export function submitPlan(turn: Turn): void {
  const screen = turn.on('planSelection');
  if (screen?.phase !== 'choosing' || !initiate(turn)) return;
  turn.show({ ...screen, phase: 'submitting', failure: null });
}

/** Asks for the chosen plan; false where none is. */
export function initiate(turn: Turn): boolean {
  const { lenderId, emiPlanId } = turn.state.choice;
  if (lenderId === null || emiPlanId === null) return false;
  startCall(turn, 'initiateTxn', { lenderId, emiPlanId });
  return true;
}
