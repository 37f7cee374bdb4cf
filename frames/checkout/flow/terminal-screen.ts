import type { CheckoutCloseReason } from '../../../shared/bridge/close-reasons';
import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';
import { closeModal } from './modal';
import type { EndReason } from './screen';
import type { CheckoutState } from './state';

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
export function end(context: CheckoutContext, reason: EndReason, failure: Failure | null): void {
  context.abandonAll();
  closeModal(context);
  context.set({ outcome: outcomeOf[reason] ?? context.state.outcome, isInitiated: false });
  context.show({ name: 'ended', reason, failure });
  if (reason === 'cancelled')
    context.ask({ type: 'emitStep', step: context.state.currentOrderStage, status: 'CANCELED' });
  if (reason === 'expired') context.ask({ type: 'emitStep', step: context.state.currentOrderStage, status: 'FAILED' });
  if (reason === 'sessionExpired') context.ask({ type: 'forgetSession' });
}

/** What the shopper did to leave. */
export type CloseTrigger = 'closeButton' | 'backButton' | 'escape' | 'exit';

/** What the host is told: how it ended, where it has; otherwise by what the shopper did. */
function reasonOf({ screen, outcome }: CheckoutState, trigger: CloseTrigger): CheckoutCloseReason {
  if (outcome === 'completed' || outcome === 'cancelled' || outcome === 'failed') return outcome;
  if (screen.name === 'ended') return endReasons[screen.reason];
  return trigger === 'exit' ? 'closeButton' : trigger;
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
export function close(context: CheckoutContext, trigger: CloseTrigger): void {
  if (context.state.phase === 'closed') return;
  const { outcome } = context.state;
  const reason = reasonOf(context.state, trigger);
  context.abandonAll();
  closeModal(context);
  context.set({ phase: 'closed' });
  context.ask({ type: 'close', reason, outcome });
}
