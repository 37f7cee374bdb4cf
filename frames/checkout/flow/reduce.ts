import type { CheckoutEvent, Step } from './events';
import { finishedStep } from './finished-step';
import { watchOwnership } from './looking-on';
import { platformRules } from './platform-rules';
import { screenRules } from './screen-rules';
import { stageOf, takesOtp } from './stage';
import type { CheckoutState } from './state';
import { Turn } from './turn';

const rules = { ...platformRules, ...screenRules };

/** A closed checkout hears only its next opening; one that was never opened, only the platform and the ways out. */
const heardBeforeOpening: readonly CheckoutEvent['type'][] = [
  'opened',
  'wentOffline',
  'wentOnline',
  'storageChecked',
  'storageRetried',
  'connectionRetried',
  'chunkFailed',
];

/**
 * The checkout as a pure function: a state and an event in, the next state and the effects to carry out, back. Screens
 * show a state and send events; which screen comes next is decided here, and in the end by the server, whose step is
 * shown. `nowMs`: epoch ms of the event. Source: S1§4, decisions (Payment flow).
 */
export function reduce(state: CheckoutState, event: CheckoutEvent, nowMs: number): Step {
  if (!isHeard(state, event)) return { state, effects: [] };
  const turn = new Turn(state, nowMs);
  // SAFETY: the table has one rule for each kind of event, typed by that kind; indexing by `event.type` keeps the pair.
  (rules[event.type] as (turn: Turn, event: CheckoutEvent) => void)(turn, event);
  if (turn.state.screen !== state.screen) arrive(turn, state);
  watchOwnership(turn);
  return turn.end();
}

function isHeard({ phase }: CheckoutState, event: CheckoutEvent): boolean {
  switch (phase) {
    case 'open':
      return true;
    case 'waiting':
      return heardBeforeOpening.includes(event.type);
    case 'closed':
      return event.type === 'opened';
    default:
      return phase satisfies never;
  }
}

/** What every change of screens brings: a step that is done and the one that begins are reported, and an OTP field may be filled from an SMS. */
function arrive(turn: Turn, before: CheckoutState): void {
  const { screen, orderDetailsCompletedInSeconds } = turn.state;
  const done = finishedStep(before, turn.state);
  if (done !== null) turn.ask({ type: 'tellStep', step: done, status: 'COMPLETE' });
  const step = stageOf(screen);
  if (step !== null && step !== stageOf(before.screen)) {
    turn.ask({ type: 'trackStage', step, status: 'INITIATED', orderDetailsCompletedInSeconds });
  }
  const takes = takesOtp(screen);
  if (takes && screen.name !== before.screen.name) turn.ask({ type: 'listenForOtp' });
  else if (!takes && takesOtp(before.screen)) turn.ask({ type: 'stopListening' });
}
