import type { RequestOf } from '../../../shared/api/endpoint';
import type { CallName, CallStatus, CheckoutEndpoints, PendingCall } from './calls';
import type { Turn } from './turn';

/** Starts a call unless one of the same name is on its way. The same body as one whose answer was lost is the same
 *  intent, and so brings the same idempotency key; another body is a new one. */
export function startCall<Name extends CallName>(
  turn: Turn,
  call: Name,
  body: RequestOf<CheckoutEndpoints[Name]>,
): void {
  if (turn.state.calls[call]) return;
  const text = JSON.stringify(body) ?? '';
  const open = turn.state.intents[call];
  const intent = open?.body === text ? open.intent : turn.newId();
  turn.set({ intents: { ...turn.state.intents, [call]: { body: text, intent } } });
  // SAFETY: call and body are one pair of the union by the signature; TypeScript cannot follow it through the generic.
  send(turn, { call, body, intent, requestId: turn.newId() } as PendingCall);
}

/** Sends a call whose answer was lost once more, as the same intent. */
export function repeatCall(turn: Turn, earlier: PendingCall): void {
  if (!turn.state.calls[earlier.call]) send(turn, { ...earlier, requestId: turn.newId() });
}

function send(turn: Turn, pending: PendingCall): void {
  turn.set({ calls: { ...turn.state.calls, [pending.call]: pending } });
  note(turn, pending.call, 'initiated');
  turn.ask({ type: 'call', pending, aivfType: turn.state.aivfType });
}

const note = (turn: Turn, call: CallName, status: CallStatus): void =>
  turn.set({ callStatus: { ...turn.state.callStatus, [call]: status } });

/** Takes the call that an answer belongs to off the list; null for a stale answer, which is then dropped. `isHeard`:
 *  the server has answered it, so that the same body again is a new intent. */
export function settleCall(
  turn: Turn,
  call: CallName,
  requestId: number,
  end: { readonly status: CallStatus; readonly isHeard: boolean },
): PendingCall | null {
  const pending = turn.state.calls[call];
  if (!pending || pending.requestId !== requestId) return null;
  const { [call]: _, ...others } = turn.state.calls;
  turn.set({ calls: others });
  note(turn, call, end.status);
  if (end.isHeard) {
    const { [call]: __, ...open } = turn.state.intents;
    turn.set({ intents: open });
  }
  return pending;
}

/** Gives a call up: its answer will be dropped. What was meant by it stays open. */
export function abandonCall(turn: Turn, call: CallName): void {
  const pending = turn.state.calls[call];
  if (!pending) return;
  settleCall(turn, call, pending.requestId, { status: 'none', isHeard: false });
  turn.ask({ type: 'abortCall', requestId: pending.requestId });
}

export function abandonAllCalls(turn: Turn): void {
  for (const pending of Object.values(turn.state.calls)) {
    turn.ask({ type: 'abortCall', requestId: pending.requestId });
  }
  turn.set({ calls: {}, interrupted: [], pollTimerId: null });
}
