import { defaultLocale } from '../../../shared/locales';
import { FlowMachine } from '../../platform/flow/flow-machine';
import { stateAtom } from '../flow/checkout-atoms';
import type { CheckoutEffect, CheckoutEvent } from '../flow/events';
import { reduce } from '../flow/reduce';
import type { CheckoutState } from '../flow/state';
import { type Messages, messagesOf } from '../page-messages';

/** One mounted checkout. */
export type CheckoutMachine = FlowMachine<CheckoutState, CheckoutEvent, CheckoutEffect, Messages>;

export const createCheckoutMachine = (nowMs?: () => number): CheckoutMachine =>
  new FlowMachine({ stateAtom, messages: messagesOf(defaultLocale), reduce }, nowMs);
