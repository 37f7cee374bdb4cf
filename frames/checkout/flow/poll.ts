import { type CheckoutFlow, callOnce, show } from './checkout-flow';
import { couldBeTaken } from './screen-facts';
import { rowOf } from './screen-table';

/** How long after a poll that got no answer the next one follows. */
export const POLL_AGAIN_MS = 5_000;
/** Shortest time between two polls, whatever the server says. */
const POLL_LEAST_MS = 1_000;

/** Asks again after a while, in place of an earlier plan to do so. */
export function poll(flow: CheckoutFlow, delayMs: number): void {
  flow.startTimer('poll', delayMs === 0 ? 0 : Math.max(delayMs, POLL_LEAST_MS));
}

/** Asks now whatever the present screen waits for. Screens that wait for nothing ask nothing. */
export function askStatus(flow: CheckoutFlow): void {
  flow.stopTimer('poll');
  const { screen } = flow.state;
  if (screen.name === 'pending') show(flow, { ...screen, phase: 'asking' });
  const call = couldBeTaken(flow.state) ? 'status' : rowOf(screen).asks?.(screen, flow.state);
  if (call === 'mandate') callOnce(flow, call, {});
  else if (call) callOnce(flow, call, undefined);
}
