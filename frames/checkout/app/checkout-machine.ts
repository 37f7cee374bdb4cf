import { FlowMachine } from '../../platform/flow/flow-machine';
import type { CheckoutEffect, CheckoutEvent } from '../flow/events';
import { initialState } from '../flow/initial-state';
import { reduce } from '../flow/reduce';
import type { CheckoutState } from '../flow/state';
import { en } from '../messages/en';
import type { Messages } from '../messages/messages';

/** One mounted checkout. */
export type CheckoutMachine = FlowMachine<CheckoutState, CheckoutEvent, CheckoutEffect, Messages>;

export const createCheckoutMachine = (nowMs?: () => number): CheckoutMachine =>
  new FlowMachine(
    { initialState, messages: en, reduce: (state, event, _messages, nowMs) => reduce(state, event, nowMs) },
    nowMs,
  );
