import type { CloseReason } from '../../../shared/bridge/close-reasons';
import type { Failure } from '../../platform/api/failure';
import { initialView } from './initial-state';
import { closeModal } from './modal';
import { hideSheet } from './navigation';
import type { EndRoute } from './routes';
import type { SalesContext } from './sales-context';
import { openViewOf } from './views';

function clearDeck(context: SalesContext): void {
  context.abandonAll();
  hideSheet(context);
  closeModal(context);
  context.set({ isCloseAsked: false });
  context.setSession({ phase: 'ready' });
}

/** Nothing lies beneath: Back cannot return to a dead session. Source: S2§4. */
function endAt(context: SalesContext, screen: EndRoute, failure: Failure | null): void {
  clearDeck(context);
  context.set({ view: { screen, failure } });
}

export const expireSession = (context: SalesContext, failure: Failure | null): void =>
  endAt(context, '/sales-session-expired', failure);

/** Source: S2§4, S2§6. */
export const blockAgent = (context: SalesContext, failure: Failure): void =>
  endAt(context, '/sales-agent-blocked', failure);

/** HTTP 403, everywhere. Source: S1§8. */
export function blockAccount(context: SalesContext, failure: Failure): void {
  clearDeck(context);
  const covers = openViewOf(context.state.view) ?? initialView;
  context.set({ view: { screen: 'accountBlocked', failure, covers } });
}

/** Asks the host to close, once. Unfinished work goes with it: the next customer starts from an empty form. */
export function closeApp(context: SalesContext, reason: CloseReason): void {
  if (context.state.session.phase === 'closed') return;
  context.abandonAll();
  context.setSession({ phase: 'closed' });
  context.ask({ type: 'clearDraft' });
  context.ask({ type: 'closeApp', reason });
}
