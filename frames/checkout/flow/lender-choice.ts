import { pricedPlans } from '../../../shared/lenders/priced-plan';
import { nearestTenure } from '../../../shared/rules/nearest-tenure';
import { at } from '../../platform/flow/at';
import { type CheckoutFlow, change, show } from './checkout-flow';
import { closeModal } from './modal';
import { choose, choosePlan } from './plans';
import { selectedLender, selectedPlan } from './selectors';
import { showSnackbar } from './snackbar';

/** 'Change' beside the lender: the best ones. */
export function openLenders(flow: CheckoutFlow): void {
  if (at(flow.state, 'planSelection')?.phase !== 'choosing') return;
  change(flow, { modal: { name: 'lenderChoiceModal', view: 'best', months: null, picked: null } });
}

export function showAllLenders(flow: CheckoutFlow): void {
  const { modal } = flow.state;
  if (modal.name === 'lenderChoiceModal') change(flow, { modal: { ...modal, view: 'all' } });
}

/** Other months are looked at; where the chosen lender has a plan for them, it is the plan. */
export function askMonths(flow: CheckoutFlow, months: number): void {
  const { modal } = flow.state;
  if (modal.name !== 'lenderChoiceModal') return;
  // Who has no plan of them cannot be compared for them.
  const has = (lenderId: string): boolean =>
    flow.state.paymentDetails?.lenders.some(
      (lender) => lender.lenderId === lenderId && pricedPlans(lender).some(({ tenure }) => tenure === months),
    ) ?? false;
  change(flow, { modal: { ...modal, months, picked: modal.picked?.filter(has) ?? null } });
  const plan = selectedLender(flow.state)?.emiPlans.find(({ tenure }) => tenure === months);
  if (plan) choosePlan(flow, plan.emiPlanId);
}

/** Another lender keeps the months, or has its nearest shorter plan, which is then said. Where nobody has chosen months
 *  nobody has chosen a plan. */
export function chooseLender(flow: CheckoutFlow, lenderId: string): void {
  const screen = at(flow.state, 'planSelection');
  const { paymentDetails: offers, choice, modal } = flow.state;
  const lender = offers?.lenders.find((each) => each.lenderId === lenderId);
  if (screen?.phase !== 'choosing' || !lender) return;
  const isModal = modal.name === 'lenderChoiceModal' || modal.name === 'compareOffersModal';
  if (isModal) closeModal(flow);
  const asked = isModal ? modal.months : null;
  // Out of two offers a plan is chosen, also of the lender whose other plan it was.
  if (modal.name === 'lenderChoiceModal' && choice.lenderId === lenderId) return;
  const months = asked ?? selectedPlan(flow.state)?.tenure ?? null;
  choose(flow, { lenderId, emiPlanId: null });
  show(flow, { ...screen, failure: null });
  const plan = months === null ? null : nearestTenure(pricedPlans(lender), months);
  if (!plan) return;
  choosePlan(flow, plan.emiPlanId);
  if (plan.tenure !== months) showSnackbar(flow, 'shorterPlan', 'info');
}
