import type { CheckoutContext } from './checkout-context';
import { couldBeTaken } from './screen-facts';
import { rowOf } from './screen-table';

/** How long after a poll that got no answer the next one follows. */
export const POLL_AGAIN_MS = 5_000;
/** Shortest time between two polls, whatever the server says. */
const POLL_LEAST_MS = 1_000;

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
  if (screen.name === 'pending') context.show({ ...screen, phase: 'asking' });
  const call = couldBeTaken(context.state) ? 'status' : rowOf(screen).asks?.(screen, context.state);
  if (call === 'mandate') context.call(call, {});
  else if (call) context.call(call, undefined);
}
