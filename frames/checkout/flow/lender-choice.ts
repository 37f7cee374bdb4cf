import { pricedPlans } from '../../../shared/lenders/priced-plan';
import { nearestTenure } from '../../../shared/rules/nearest-tenure';
import type { CheckoutContext } from './checkout-context';
import { closeModal } from './modal';
import { choose, choosePlan } from './plans';
import { selectedLender, selectedPlan } from './selectors';
import { showSnackbar } from './snackbar';

/** 'Change' beside the lender: the best ones. */
export function openLenders(context: CheckoutContext): void {
  if (context.on('planSelection')?.phase !== 'choosing') return;
  context.set({ modal: { name: 'lenderChoiceModal', view: 'best', months: null, picked: null } });
}

export function showAllLenders(context: CheckoutContext): void {
  const { modal } = context.state;
  if (modal.name === 'lenderChoiceModal') context.set({ modal: { ...modal, view: 'all' } });
}

/** Other months are looked at; where the chosen lender has a plan for them, it is the plan. */
export function askMonths(context: CheckoutContext, months: number): void {
  const { modal } = context.state;
  if (modal.name !== 'lenderChoiceModal') return;
  // Who has no plan of them cannot be compared for them.
  const has = (lenderId: string): boolean =>
    context.state.paymentDetails?.lenders.some(
      (lender) => lender.lenderId === lenderId && pricedPlans(lender).some(({ tenure }) => tenure === months),
    ) ?? false;
  context.set({ modal: { ...modal, months, picked: modal.picked?.filter(has) ?? null } });
  const plan = selectedLender(context.state)?.emiPlans.find(({ tenure }) => tenure === months);
  if (plan) choosePlan(context, plan.emiPlanId);
}

/** Another lender keeps the months, or has its nearest shorter plan, which is then said. Where nobody has chosen months
 *  nobody has chosen a plan. */
export function chooseLender(context: CheckoutContext, lenderId: string): void {
  const screen = context.on('planSelection');
  const { paymentDetails: offers, choice, modal } = context.state;
  const lender = offers?.lenders.find((each) => each.lenderId === lenderId);
  if (screen?.phase !== 'choosing' || !lender) return;
  const isModal = modal.name === 'lenderChoiceModal' || modal.name === 'compareOffersModal';
  if (isModal) closeModal(context);
  const asked = isModal ? modal.months : null;
  // Out of two offers a plan is chosen, also of the lender whose other plan it was.
  if (modal.name === 'lenderChoiceModal' && choice.lenderId === lenderId) return;
  const months = asked ?? selectedPlan(context.state)?.tenure ?? null;
  choose(context, { lenderId, emiPlanId: null });
  context.show({ ...screen, failure: null });
  const plan = months === null ? null : nearestTenure(pricedPlans(lender), months);
  if (!plan) return;
  choosePlan(context, plan.emiPlanId);
  if (plan.tenure !== months) showSnackbar(context, 'shorterPlan', 'info');
}
