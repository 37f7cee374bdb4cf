import type { RequestOf } from '../../../shared/api/endpoint';
import type { CallName, PendingCall, SalesEndpoints } from './calls';
import type { SalesContext } from './sales-context';

/** Starts a call unless one of the same name is on its way. `intent` is given to repeat what was meant before. */
export function startCall<Name extends CallName>(
  context: SalesContext,
  call: Name,
  body: RequestOf<SalesEndpoints[Name]>,
  intent?: number,
): void {
  if (context.state.calls[call]) return;
  const ids = { requestId: context.newId(), intent: intent ?? context.newId() };
  // SAFETY: call and body are one pair of the union by the signature; TypeScript cannot follow it through the generic.
  send(context, { call, body, ...ids, attempt: 1 } as PendingCall);
}

/** Repeats a call with the token that the state holds now. */
export const repeatCall = (context: SalesContext, earlier: PendingCall): void =>
  send(context, { ...earlier, requestId: context.newId(), attempt: 2 });

function send(context: SalesContext, pending: PendingCall): void {
  context.set({ calls: { ...context.state.calls, [pending.call]: pending } });
  context.ask({ type: 'call', pending, merchantData: context.state.merchantData });
}

/** Takes the call that an answer belongs to off the list; null for a stale answer, which is then dropped. */
export function settleCall(context: SalesContext, call: CallName, requestId: number): PendingCall | null {
  const pending = context.state.calls[call];
  if (!pending || pending.requestId !== requestId) return null;
  const { [call]: _, ...others } = context.state.calls;
  context.set({ calls: others });
  return pending;
}

/** Gives a call up: its answer will be dropped. */
export function abandonCall(context: SalesContext, call: CallName): void {
  const pending = context.state.calls[call];
  if (!pending) return;
  settleCall(context, call, pending.requestId);
  context.set({ awaitingToken: context.state.awaitingToken.filter((waiting) => waiting.call !== call) });
  context.ask({ type: 'abortCall', requestId: pending.requestId });
}

export function abandonAllCalls(context: SalesContext): void {
  for (const pending of Object.values(context.state.calls)) {
    context.ask({ type: 'abortCall', requestId: pending.requestId });
  }
  context.set({ calls: {}, awaitingToken: [], resumeWhenOnline: null });
}
