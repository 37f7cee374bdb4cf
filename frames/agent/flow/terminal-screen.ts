import type { CloseReason } from '../../../shared/bridge/close-reasons';
import type { Failure } from '../../platform/api/failure';
import { closeModal } from './modal';
import { hideSheet, setStack } from './navigation';
import type { EndRoute } from './routes';
import type { SalesContext } from './sales-context';

function clearDeck(context: SalesContext, failure: Failure | null): void {
  context.abandonAll();
  hideSheet(context);
  closeModal(context);
  context.set({ terminalFailure: failure, isCloseAsked: false });
  context.setSession({ phase: 'ready' });
}

/** Nothing lies beneath: Back cannot return to a dead session. Source: S2§4. */
function endAt(context: SalesContext, terminalScreen: EndRoute, failure: Failure | null): void {
  clearDeck(context, failure);
  setStack(context, []);
  context.set({ terminalScreen });
}

export const expireSession = (context: SalesContext, failure: Failure | null): void =>
  endAt(context, '/sales-session-expired', failure);

/** Source: S2§4, S2§6. */
export const blockAgent = (context: SalesContext, failure: Failure): void =>
  endAt(context, '/sales-agent-blocked', failure);

/** HTTP 403, everywhere. Source: S1§8. */
export function blockAccount(context: SalesContext, failure: Failure): void {
  clearDeck(context, failure);
  context.set({ terminalScreen: 'accountBlocked' });
}

/** Asks the host to close, once. Unfinished work goes with it: the next customer starts from an empty form. */
export function closeApp(context: SalesContext, reason: CloseReason): void {
  if (context.state.session.phase === 'closed') return;
  context.abandonAll();
  context.setSession({ phase: 'closed' });
  context.ask({ type: 'clearDraft' });
  context.ask({ type: 'closeApp', reason });
}
