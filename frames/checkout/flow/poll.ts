import { startCall } from './calling';
import { couldBeTaken, waitsForMandate } from './selectors';
import type { Turn } from './turn';

/** How long after a poll that got no answer the next one follows. */
export const POLL_AGAIN_MS = 5_000;
/** Shortest time between two polls, whatever the server says. */
export const POLL_LEAST_MS = 1_000;

/** Asks again after a while, in place of an earlier plan to do so. */
export function poll(turn: Turn, delayMs: number): void {
  const id = turn.newId();
  turn.set({ pollTimerId: id });
  turn.ask({ type: 'startTimer', timer: 'poll', id, delayMs: delayMs === 0 ? 0 : Math.max(delayMs, POLL_LEAST_MS) });
}

/** Asks now whatever the present screen waits for. Screens that wait for nothing ask nothing. */
export function askStatus(turn: Turn): void {
  turn.set({ pollTimerId: null });
  const { screen } = turn.state;
  switch (screen.name) {
    case 'pending':
      turn.show({ ...screen, phase: 'asking' });
      startCall(turn, 'status', undefined);
      break;
    case 'lenderHosted':
      if (screen.phase === 'away') startCall(turn, 'status', undefined);
      break;
    case 'splitLinkSend':
      startCall(turn, 'linkStatus', undefined);
      break;
    case 'ntbStatus':
      startCall(turn, 'ntbStatus', undefined);
      break;
    case 'success':
      if (waitsForMandate(turn.state)) startCall(turn, 'mandate', {});
      break;
    case 'lookingOn':
      startCall(turn, 'details', undefined);
      break;
    default:
      if (couldBeTaken(turn.state)) startCall(turn, 'status', undefined);
  }
}
