import type { CloseReason } from '../../../shared/bridge/close-reasons';
import type { Failure } from '../../platform/api/failure';
import { closeModal } from './modal';
import { hideSheet, setStack } from './navigation';
import type { SalesContext } from './sales-context';

function clearDeck(context: SalesContext, failure: Failure | null): void {
  context.abandonAll();
  hideSheet(context);
  closeModal(context);
  context.set({ terminalFailure: failure, phase: 'ready', isCloseAsked: false });
}

/** Nothing lies beneath: Back cannot return to a dead session. Source: S2§4. */
export function expireSession(context: SalesContext, failure: Failure | null): void {
  clearDeck(context, failure);
  setStack(context, ['/sales-session-expired']);
}

/** Source: S2§4, S2§6. */
export function blockAgent(context: SalesContext, failure: Failure): void {
  clearDeck(context, failure);
  setStack(context, ['/sales-agent-blocked']);
}

/** HTTP 403, everywhere. Source: S1§8. */
export function blockAccount(context: SalesContext, failure: Failure): void {
  clearDeck(context, failure);
  context.set({ terminalScreen: 'accountBlocked' });
}

/** Asks the host to close, once. Unfinished work goes with it: the next customer starts from an empty form. */
export function closeApp(context: SalesContext, reason: CloseReason): void {
  if (context.state.phase === 'closed') return;
  context.abandonAll();
  context.set({ phase: 'closed' });
  context.ask({ type: 'clearDraft' });
  context.ask({ type: 'closeApp', reason });
}
