import { isElsewhere } from '../../../shared/rules/payment-ownership';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, cancelAll, change, enter, show } from './checkout-flow';
import { closeModal } from './modal';
import { POLL_AGAIN_MS, poll } from './poll';
import { couldBeTaken, isBusy, stepOf } from './screen-facts';
import type { CheckoutState } from './state';
import { syncPayment } from './sync-payment';

/** How often a session that owns the payment asks whether it still does. */
export const WATCH_MS = 10_000;

/** Another session owns the payment. What was typed for it here is of no use any more; how it ends is not known yet. */
export function showOwnedElsewhere(flow: CheckoutFlow, isTakenOver: boolean): void {
  cancelAll(flow);
  closeModal(flow);
  enter(flow, { otp: '', aivfValue: '', lenderOtp: '' });
  change(flow, { outcome: 'pending', isInitiated: false });
  show(flow, { name: 'ownedElsewhere', isTakenOver });
  poll(flow, POLL_AGAIN_MS);
}

/** 'Continue here': an OTP to the payment's number takes it over. Which plan it has is told only then. */
export function takeOver(flow: CheckoutFlow): void {
  if (!at(flow.state, 'ownedElsewhere')) return;
  cancelAll(flow);
  change(flow, { outcome: 'open', choice: { lenderId: null, emiPlanId: null }, preview: null });
  show(flow, { name: 'verifyMobile', phase: 'entering', failure: null });
}

/** Arms the next question, unless one is armed or on its way. */
export function watchOwnership(flow: CheckoutFlow): void {
  const isQuiet = !flow.isRunning('poll') && !flow.isPending('status') && flow.state.phase === 'open';
  if (isQuiet && couldBeTaken(flow.state)) poll(flow, WATCH_MS);
}

/** Shows at once, not at the next click, that another tab of this session has gone on or paid, or that another session
 *  has taken the payment over. */
export function onWatched(flow: CheckoutFlow, answer: AnswerOf<'status'>): void {
  if (couldBeTaken(flow.state) && hasMoved(flow.state, answer)) syncPayment(flow, null);
}

function hasMoved({ screen, isInitiated }: CheckoutState, answer: AnswerOf<'status'>): boolean {
  const { status, ownership, isPending, step } = answer;
  if (isElsewhere(ownership) || status === 'COMPLETE' || status === 'CANCELED') return true;
  // Before a reservation and after a failure the server does not know the current choice of this page.
  if (!isInitiated || isBusy(screen)) return false;
  return status === 'FAILED' || isPending || step !== stepOf(screen);
}
