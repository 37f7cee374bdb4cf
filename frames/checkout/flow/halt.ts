import type { CheckoutCloseReason } from '../../../shared/bridge/checkout';
import type { Failure } from '../../platform/api/failure';
import { abandonAllCalls } from './calling';
import { closeModal } from './modal';
import type { EndReason } from './screen';
import type { CheckoutState } from './state';
import type { Turn } from './turn';

const outcomeOf: Readonly<Record<EndReason, CheckoutState['outcome'] | null>> = {
  expired: 'expired',
  cancelled: 'cancelled',
  sessionExpired: null,
  accountBlocked: null,
  incompatible: null,
  linkInvalid: null,
  elsewhere: null,
};

/** A screen with one way out. */
export function end(turn: Turn, reason: EndReason, failure: Failure | null): void {
  abandonAllCalls(turn);
  closeModal(turn);
  turn.set({ outcome: outcomeOf[reason] ?? turn.state.outcome, isInitiated: false });
  turn.show({ name: 'ended', reason, failure });
  if (reason === 'cancelled') turn.ask({ type: 'tellStep', step: turn.state.currentOrderStage, status: 'CANCELED' });
  if (reason === 'expired') turn.ask({ type: 'tellStep', step: turn.state.currentOrderStage, status: 'FAILED' });
  if (reason === 'sessionExpired') turn.ask({ type: 'forgetSession' });
}

/** What the shopper's hand did. */
export type Hand = 'closeButton' | 'backButton' | 'escape' | 'exit';

/** What the host is told: how it ended, where it has; otherwise by which hand. */
function reasonOf({ screen, outcome }: CheckoutState, hand: Hand): CheckoutCloseReason {
  if (outcome === 'completed' || outcome === 'cancelled' || outcome === 'failed') return outcome;
  if (screen.name === 'ended') return endReasons[screen.reason];
  return hand === 'exit' ? 'closeButton' : hand;
}

const endReasons: Readonly<Record<EndReason, CheckoutCloseReason>> = {
  expired: 'expired',
  cancelled: 'cancelled',
  sessionExpired: 'sessionExpired',
  linkInvalid: 'sessionExpired',
  elsewhere: 'closeButton',
  accountBlocked: 'accountBlocked',
  incompatible: 'incompatible',
};

/** Asks the host to close, or leads a full page to the shop; once. */
export function close(turn: Turn, hand: Hand): void {
  if (turn.state.phase === 'closed') return;
  const { outcome } = turn.state;
  const reason = reasonOf(turn.state, hand);
  abandonAllCalls(turn);
  closeModal(turn);
  turn.set({ phase: 'closed' });
  turn.ask({ type: 'close', reason, outcome });
}
