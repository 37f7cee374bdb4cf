import { isElsewhere } from '../../../shared/rules/payment-ownership';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import { closeModal } from './modal';
import { POLL_AGAIN_MS, poll } from './poll';
import { couldBeTaken, isBusy, stepOf } from './screen-facts';
import type { CheckoutState } from './state';
import { syncPayment } from './sync-payment';

/** How often a session that owns the payment asks whether it still does. */
export const WATCH_MS = 10_000;

/** Another session owns the payment. What was typed for it here is of no use any more; how it ends is not known yet. */
export function showOwnedElsewhere(context: CheckoutContext, isTakenOver: boolean): void {
  context.abandonAll();
  closeModal(context);
  context.type({ otp: '', aivfValue: '', lenderOtp: '' });
  context.set({ outcome: 'pending', isInitiated: false });
  context.show({ name: 'ownedElsewhere', isTakenOver });
  poll(context, POLL_AGAIN_MS);
}

/** 'Continue here': an OTP to the payment's number takes it over. Which plan it has is told only then. */
export function takeOver(context: CheckoutContext): void {
  if (!context.on('ownedElsewhere')) return;
  context.abandonAll();
  context.set({ outcome: 'open', choice: { lenderId: null, emiPlanId: null }, preview: null });
  context.show({ name: 'verifyMobile', phase: 'entering', failure: null });
}

/** Arms the next question, unless one is armed or on its way. */
export function watchOwnership(context: CheckoutContext): void {
  const { pollTimerId, calls, phase } = context.state;
  const isQuiet = pollTimerId === null && calls.status === undefined && phase === 'open';
  if (isQuiet && couldBeTaken(context.state)) poll(context, WATCH_MS);
}

/** Shows at once, not at the next click, that another tab of this session has gone on or paid, or that another session
 *  has taken the payment over. */
export function onWatched(context: CheckoutContext, answer: AnswerOf<'status'>): void {
  if (couldBeTaken(context.state) && hasMoved(context.state, answer)) syncPayment(context, null);
}

function hasMoved({ screen, isInitiated }: CheckoutState, answer: AnswerOf<'status'>): boolean {
  const { status, ownership, isPending, step } = answer;
  if (isElsewhere(ownership) || status === 'COMPLETE' || status === 'CANCELED') return true;
  // Before a reservation and after a failure the server does not know the current choice of this page.
  if (!isInitiated || isBusy(screen)) return false;
  return status === 'FAILED' || isPending || step !== stepOf(screen);
}
