import type { RequestOf } from '../../../shared/api/endpoint';
import type { CallName, CallStatus, CheckoutEndpoints, PendingCall } from './calls';
import type { CheckoutContext } from './checkout-context';

/** Starts a call unless one of the same name is on its way. The same body as one whose answer was lost is the same
 *  intent, and so brings the same idempotency key; another body is a new one. */
export function startCall<Name extends CallName>(
  context: CheckoutContext,
  call: Name,
  body: RequestOf<CheckoutEndpoints[Name]>,
): void {
  if (context.state.calls[call]) return;
  const text = JSON.stringify(body) ?? '';
  const open = context.state.intents[call];
  const intent = open?.body === text ? open.intent : context.newId();
  context.set({ intents: { ...context.state.intents, [call]: { body: text, intent } } });
  // SAFETY: call and body are one pair of the union by the signature; TypeScript cannot follow it through the generic.
  send(context, { call, body, intent, requestId: context.newId() } as PendingCall);
}

/** Sends a call whose answer was lost once more, as the same intent. */
export function repeatCall(context: CheckoutContext, earlier: PendingCall): void {
  if (!context.state.calls[earlier.call]) send(context, { ...earlier, requestId: context.newId() });
}

function send(context: CheckoutContext, pending: PendingCall): void {
  context.set({ calls: { ...context.state.calls, [pending.call]: pending } });
  note(context, pending.call, 'initiated');
  context.ask({ type: 'call', pending, aivfType: context.state.aivfType });
}

const note = (context: CheckoutContext, call: CallName, status: CallStatus): void =>
  context.set({ callStatus: { ...context.state.callStatus, [call]: status } });

/** Takes the call that an answer belongs to off the list; null for a stale answer, which is then dropped. `isHeard`:
 *  the server has answered it, so that the same body again is a new intent. */
export function settleCall(
  context: CheckoutContext,
  call: CallName,
  requestId: number,
  end: { readonly status: CallStatus; readonly isHeard: boolean },
): PendingCall | null {
  const pending = context.state.calls[call];
  if (!pending || pending.requestId !== requestId) return null;
  const { [call]: _, ...others } = context.state.calls;
  context.set({ calls: others });
  note(context, call, end.status);
  if (end.isHeard) {
    const { [call]: __, ...open } = context.state.intents;
    context.set({ intents: open });
  }
  return pending;
}

/** Gives a call up: its answer will be dropped. What was meant by it stays open. */
export function abandonCall(context: CheckoutContext, call: CallName): void {
  const pending = context.state.calls[call];
  if (!pending) return;
  settleCall(context, call, pending.requestId, { status: 'none', isHeard: false });
  context.ask({ type: 'abortCall', requestId: pending.requestId });
}

export function abandonAllCalls(context: CheckoutContext): void {
  for (const pending of Object.values(context.state.calls)) {
    context.ask({ type: 'abortCall', requestId: pending.requestId });
  }
  context.set({ calls: {}, interrupted: [], pollTimerId: null });
}
