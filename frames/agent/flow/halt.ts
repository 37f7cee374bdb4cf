import type { CloseReason } from '../../../shared/bridge/sales';
import type { Failure } from '../../platform/api/failure';
import { abandonAllCalls } from './calling';
import { closeErrorModal } from './modal';
import { hideSheet, setStack } from './navigation';
import type { Turn } from './turn';

function clearDeck(turn: Turn, failure: Failure | null): void {
  abandonAllCalls(turn);
  hideSheet(turn);
  closeErrorModal(turn);
  turn.set({ haltFailure: failure, phase: 'ready' });
}

/** Nothing lies beneath: Back cannot return to a dead session. Source: S2§4. */
export function expireSession(turn: Turn, failure: Failure | null): void {
  clearDeck(turn, failure);
  setStack(turn, ['/sales-session-expired']);
}

/** Source: S2§4, S2§6. */
export function blockAgent(turn: Turn, failure: Failure): void {
  clearDeck(turn, failure);
  setStack(turn, ['/sales-agent-blocked']);
}

/** HTTP 403, everywhere. Source: S1§8. */
export function blockAccount(turn: Turn, failure: Failure): void {
  clearDeck(turn, failure);
  turn.set({ standstill: 'accountBlocked' });
}

/** Asks the host to close, once. Unfinished work goes with it: the next customer starts from an empty form. */
export function closeApp(turn: Turn, reason: CloseReason): void {
  if (turn.state.phase === 'closed') return;
  abandonAllCalls(turn);
  turn.set({ phase: 'closed' });
  turn.ask({ type: 'clearDraft' });
  turn.ask({ type: 'closeApp', reason });
}
