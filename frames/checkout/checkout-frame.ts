import { defaultLocale } from '../../shared/locales';
import { type FrameFlow, frameFlow } from '../platform/page/frame-flow';
import { checkoutFlow } from './checkout.flow';
import type { CheckoutEffect, CheckoutEvent, OpenRequest } from './flow/events';
import { initialState } from './flow/initial-state';
import type { CheckoutState } from './flow/state';
import { type Messages, messagesOf } from './page-messages';

/** One mounted checkout. */
export type RunningCheckout = FrameFlow<CheckoutState, CheckoutEvent, OpenRequest, CheckoutEffect, Messages>;

/** A checkout that no host has opened. `first`: another first state. */
export const checkout = ({
  messages = messagesOf(defaultLocale),
  first = initialState,
  nowMs,
}: {
  readonly messages?: Messages;
  readonly first?: CheckoutState;
  readonly nowMs?: () => number;
} = {}): RunningCheckout => frameFlow({ ...checkoutFlow, initial: () => first }, messages, nowMs);
