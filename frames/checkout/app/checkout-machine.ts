import { FlowMachine, flowOf } from '../../platform/flow/flow-machine';
import type { CheckoutEffect, CheckoutEvent } from '../flow/events';
import { initialState } from '../flow/initial-state';
import { reduce } from '../flow/reduce';
import type { CheckoutState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';

export const checkoutFlow = flowOf<CheckoutState, CheckoutEvent, CheckoutEffect, Messages>({
  initialState,
  messages: en,
  reduce: (state, event, _messages, nowMs) => reduce(state, event, nowMs),
});

/** One mounted checkout. */
export class CheckoutMachine extends FlowMachine<CheckoutState, CheckoutEvent, CheckoutEffect, Messages> {
  constructor(nowMs?: () => number) {
    super(checkoutFlow, nowMs);
  }
}
