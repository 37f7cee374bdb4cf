import type { CheckoutCloseReason } from '../../../shared/bridge/close-reasons';
import type { Failure } from '../../platform/api/failure';
import { type CheckoutFlow, cancelAll, change, show } from './checkout-flow';
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
export function end(flow: CheckoutFlow, reason: EndReason, failure: Failure | null): void {
  cancelAll(flow);
  closeModal(flow);
  change(flow, { outcome: outcomeOf[reason] ?? flow.state.outcome, isInitiated: false });
  show(flow, { name: 'ended', reason, failure });
  if (reason === 'cancelled') flow.run({ type: 'emitStep', step: flow.state.currentOrderStage, status: 'CANCELED' });
  if (reason === 'expired') flow.run({ type: 'emitStep', step: flow.state.currentOrderStage, status: 'FAILED' });
  if (reason === 'sessionExpired') flow.run({ type: 'forgetSession' });
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
export function close(flow: CheckoutFlow, trigger: CloseTrigger): void {
  if (flow.state.phase === 'closed') return;
  const { outcome } = flow.state;
  const reason = reasonOf(flow.state, trigger);
  cancelAll(flow);
  closeModal(flow);
  change(flow, { phase: 'closed' });
  flow.run({ type: 'close', reason, outcome });
}
