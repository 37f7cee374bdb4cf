import { abandonAllCalls } from './calling';
import type { CloseReason } from './events';
import type { Failure } from './failure';
import { closeModal } from './modal';
import type { EndReason } from './screen';
import type { CheckoutState } from './state';
import type { Turn } from './turn';

const outcomeOf: Readonly<Record<EndReason, CheckoutState['outcome'] | null>> = {
  expired: 'expired',
  canceled: 'canceled',
  sessionExpired: null,
  accountBlocked: null,
  incompatible: null,
  linkInvalid: null,
};

/** A screen with one way out. */
export function end(turn: Turn, reason: EndReason, failure: Failure | null): void {
  abandonAllCalls(turn);
  closeModal(turn);
  turn.set({ outcome: outcomeOf[reason] ?? turn.state.outcome, isInitiated: false });
  turn.show({ name: 'ended', reason, failure });
  if (reason === 'sessionExpired') turn.ask({ type: 'forgetSession' });
}

/** Asks the host to close, or leads a full page to the shop; once. */
export function close(turn: Turn, reason: CloseReason): void {
  if (turn.state.phase === 'closed') return;
  const { outcome } = turn.state;
  abandonAllCalls(turn);
  closeModal(turn);
  turn.set({ phase: 'closed' });
  turn.ask({ type: 'close', reason, outcome });
}
