import { isElsewhere } from '../../../shared/rules/payment-ownership';
import { abandonAllCalls } from './calling';
import type { AnswerOf } from './calls';
import { findPlace } from './find-place';
import { closeModal } from './modal';
import { POLL_AGAIN_MS, poll } from './poll';
import { couldBeTaken } from './selectors';
import type { Turn } from './turn';

/** How often a session that owns the payment asks whether it still does. */
export const WATCH_MS = 10_000;

/** Another session owns the payment. What was typed for it here is of no use any more; how it ends is not known yet. */
export function lookOn(turn: Turn, isTakenOver: boolean): void {
  abandonAllCalls(turn);
  closeModal(turn);
  turn.type({ otp: '', aivfValue: '', lenderOtp: '' });
  turn.set({ outcome: 'pending', isInitiated: false });
  turn.show({ name: 'lookingOn', isTakenOver });
  poll(turn, POLL_AGAIN_MS);
}

/** 'Continue here': an OTP to the payment's number takes it over. Which plan it has is told only then. */
export function takeOver(turn: Turn): void {
  if (!turn.on('lookingOn')) return;
  abandonAllCalls(turn);
  turn.set({ outcome: 'open', choice: { lenderId: null, emiPlanId: null }, preview: null });
  turn.show({ name: 'verifyMobile', phase: 'entering', failure: null });
}

/** Arms the next question, unless one is armed or on its way. */
export function watchOwnership(turn: Turn): void {
  const { pollTimerId, calls, phase } = turn.state;
  const isQuiet = pollTimerId === null && calls.status === undefined && phase === 'open';
  if (isQuiet && couldBeTaken(turn.state)) poll(turn, WATCH_MS);
}

/** Says so as soon as it is known, and not at the next click. */
export function onWatched(turn: Turn, { ownership }: AnswerOf<'status'>): void {
  if (isElsewhere(ownership) && couldBeTaken(turn.state)) findPlace(turn, null);
}
