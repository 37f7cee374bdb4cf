import { pricedPlans } from '../../../shared/lenders/priced-plan';
import type { Failure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change } from './checkout-flow';
import type { PaymentLender } from './state';

/** How many offers stand side by side. */
export const COMPARED = 2;

/** 'Compare two offers': lenders are picked instead of chosen; or one is chosen again. */
export function togglePicking(flow: CheckoutFlow, isPicking: boolean): void {
  const { modal } = flow.state;
  if (modal.name === 'lenderChoiceModal') change(flow, { modal: { ...modal, picked: isPicking ? [] : null } });
}

/** A third one is not taken: which of the two should go is the shopper's to say. */
export function pickOffer(flow: CheckoutFlow, lenderId: string): void {
  const { modal, paymentDetails: offers } = flow.state;
  if (modal.name !== 'lenderChoiceModal' || modal.picked === null) return;
  const others = modal.picked.filter((each) => each !== lenderId);
  const isPicked = others.length < modal.picked.length;
  if (!isPicked && (others.length === COMPARED || !offers?.lenders.some((each) => each.lenderId === lenderId))) return;
  change(flow, { modal: { ...modal, picked: isPicked ? others : [...others, lenderId] } });
}

/** 'Compare'. A lender that has no plan of these months is not compared. */
export function openComparison(flow: CheckoutFlow, months: number): void {
  const { modal } = flow.state;
  if (modal.name !== 'lenderChoiceModal' || modal.picked === null) return;
  const [first, second] = modal.picked;
  if (first === undefined || second === undefined) return;
  const { view } = modal;
  change(flow, {
    modal: { name: 'compareOffersModal', view, months, picked: [first, second], offers: null, failure: null },
  });
  if (!ask(flow)) leaveComparison(flow);
}

/** Asks for the two statements; false where one of the plans is not on offer. */
function ask(flow: CheckoutFlow): boolean {
  const { modal, paymentDetails: offers } = flow.state;
  if (modal.name !== 'compareOffersModal') return false;
  const [first, second] = modal.picked.map((lenderId) =>
    planOf(
      offers?.lenders.find((each) => each.lenderId === lenderId),
      modal.months,
    ),
  );
  if (!first || !second) return false;
  change(flow, { modal: { ...modal, failure: null } });
  callOnce(flow, 'compareOffers', { first, second });
  return true;
}

function planOf(lender: PaymentLender | undefined, months: number | null) {
  const plan = lender && pricedPlans(lender).find(({ tenure }) => tenure === months);
  return plan && { lenderId: lender.lenderId, emiPlanId: plan.emiPlanId };
}

export function onOffersCompared(flow: CheckoutFlow, { first, second }: AnswerOf<'compareOffers'>): void {
  const { modal } = flow.state;
  if (modal.name === 'compareOffersModal') change(flow, { modal: { ...modal, offers: [first, second] } });
}

export function onNotCompared(flow: CheckoutFlow, failure: Failure): void {
  const { modal } = flow.state;
  if (modal.name === 'compareOffersModal') change(flow, { modal: { ...modal, failure } });
}

/** Once more, where the statements did not come; false where none are missing. */
export function compareAgain(flow: CheckoutFlow): boolean {
  const { modal } = flow.state;
  return modal.name === 'compareOffersModal' && modal.failure !== null && ask(flow);
}

/** Back to the lenders, with the two still picked; false where nothing is compared. */
export function leaveComparison(flow: CheckoutFlow): boolean {
  const { modal } = flow.state;
  if (modal.name !== 'compareOffersModal') return false;
  flow.cancel('compareOffers');
  const { view, months, picked } = modal;
  change(flow, { modal: { name: 'lenderChoiceModal', view, months, picked } });
  return true;
}
