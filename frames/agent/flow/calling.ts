import type { RequestOf } from '../../../shared/api/endpoint';
import type { CallName, PendingCall, SalesEndpoints } from './calls';
import type { Turn } from './turn';

/** Starts a call unless one of the same name is on its way. `intent` is given to repeat what was meant before. */
export function startCall<Name extends CallName>(
  turn: Turn,
  call: Name,
  body: RequestOf<SalesEndpoints[Name]>,
  intent?: number,
): void {
  if (turn.state.calls[call]) return;
  const ids = { requestId: turn.newId(), intent: intent ?? turn.newId() };
  // SAFETY: call and body are one pair of the union by the signature; TypeScript cannot follow it through the generic.
  send(turn, { call, body, ...ids, attempt: 1 } as PendingCall);
}

/** Repeats a call with the token that the state holds now. */
export const repeatCall = (turn: Turn, earlier: PendingCall): void =>
  send(turn, { ...earlier, requestId: turn.newId(), attempt: 2 });

function send(turn: Turn, pending: PendingCall): void {
  turn.set({ calls: { ...turn.state.calls, [pending.call]: pending } });
  turn.ask({ type: 'call', pending, merchantData: turn.state.merchantData });
}

/** Takes the call that an answer belongs to off the list; null for a stale answer, which is then dropped. */
export function settleCall(turn: Turn, call: CallName, requestId: number): PendingCall | null {
  const pending = turn.state.calls[call];
  if (!pending || pending.requestId !== requestId) return null;
  const { [call]: _, ...others } = turn.state.calls;
  turn.set({ calls: others });
  return pending;
}

/** Gives a call up: its answer will be dropped. */
export function abandonCall(turn: Turn, call: CallName): void {
  const pending = turn.state.calls[call];
  if (!pending) return;
  settleCall(turn, call, pending.requestId);
  turn.set({ awaitingToken: turn.state.awaitingToken.filter((waiting) => waiting.call !== call) });
  turn.ask({ type: 'abortCall', requestId: pending.requestId });
}

export function abandonAllCalls(turn: Turn): void {
  for (const pending of Object.values(turn.state.calls)) {
    turn.ask({ type: 'abortCall', requestId: pending.requestId });
  }
  turn.set({ calls: {}, awaitingToken: [], resumeWhenOnline: null });
}
