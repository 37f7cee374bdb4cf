import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule } from '../../platform/flow/rules';
import { CheckoutContext } from './checkout-context';
import type { CheckoutEffect, CheckoutEvent } from './events';
import { finishedStep } from './finished-step';
import { withNavBar } from './nav-bar';
import { watchOwnership } from './owned-elsewhere';
import { platformRules } from './platform-rules';
import { stepOf, takesOtp } from './screen-facts';
import { screenRules } from './screen-rules';
import type { CheckoutState } from './state';

const rules = { ...platformRules, ...screenRules };

/** A closed checkout hears only its next opening; one that was never opened, only the platform and the exits. */
const acceptedBeforeOpening: readonly CheckoutEvent['type'][] = [
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
 * shown. `nowMs`: epoch ms of the event. Source: S1§4, docs/adr/0023-payment-flow.md.
 */
export function reduce(
  state: CheckoutState,
  event: CheckoutEvent,
  nowMs: number,
): Transition<CheckoutState, CheckoutEffect> {
  if (!isAccepted(state, event)) return { state, effects: [] };
  const context = new CheckoutContext(state, nowMs);
  applyRule<CheckoutContext, CheckoutEvent>(rules, context, event);
  if (context.state.screen !== state.screen) arrive(context, state);
  watchOwnership(context);
  const { state: next, effects } = context.end();
  return { state: withNavBar(next), effects };
}

function isAccepted({ phase }: CheckoutState, event: CheckoutEvent): boolean {
  switch (phase) {
    case 'open':
      return true;
    case 'waiting':
      return acceptedBeforeOpening.includes(event.type);
    case 'closed':
      return event.type === 'opened';
    default:
      return phase satisfies never;
  }
}

/** What every change of screens brings: a step that is done and the one that begins are reported, and an OTP field may
 *  be filled from an SMS. */
function arrive(context: CheckoutContext, before: CheckoutState): void {
  const { screen, orderDetailsCompletedInSeconds } = context.state;
  const done = finishedStep(before, context.state);
  if (done !== null) context.ask({ type: 'emitStep', step: done, status: 'COMPLETE' });
  const step = stepOf(screen);
  if (step !== null && step !== stepOf(before.screen)) {
    context.ask({ type: 'trackStage', step, status: 'INITIATED', orderDetailsCompletedInSeconds });
  }
  const takes = takesOtp(screen);
  if (takes !== takesOtp(before.screen)) context.ask({ type: takes ? 'listenForOtp' : 'stopListening' });
}
