import { startCall } from './calling';
import type { CheckoutContext } from './checkout-context';
import { couldBeTaken, waitsForMandate } from './selectors';

/** How long after a poll that got no answer the next one follows. */
export const POLL_AGAIN_MS = 5_000;
/** Shortest time between two polls, whatever the server says. */
export const POLL_LEAST_MS = 1_000;

/** Asks again after a while, in place of an earlier plan to do so. */
export function poll(context: CheckoutContext, delayMs: number): void {
  const id = context.newId();
  context.set({ pollTimerId: id });
  context.ask({ type: 'startTimer', timer: 'poll', id, delayMs: delayMs === 0 ? 0 : Math.max(delayMs, POLL_LEAST_MS) });
}

/** Asks now whatever the present screen waits for. Screens that wait for nothing ask nothing. */
export function askStatus(context: CheckoutContext): void {
  context.set({ pollTimerId: null });
  const { screen } = context.state;
  switch (screen.name) {
    case 'pending':
      context.show({ ...screen, phase: 'asking' });
      startCall(context, 'status', undefined);
      break;
    case 'lenderHosted':
      if (screen.phase === 'away') startCall(context, 'status', undefined);
      break;
    case 'splitLinkSend':
      startCall(context, 'linkStatus', undefined);
      break;
    case 'ntbStatus':
      startCall(context, 'ntbStatus', undefined);
      break;
    case 'success':
      if (waitsForMandate(context.state)) startCall(context, 'mandate', {});
      break;
    case 'lookingOn':
      startCall(context, 'details', undefined);
      break;
    default:
      if (couldBeTaken(context.state)) startCall(context, 'status', undefined);
  }
}
