import type { CheckoutEvent } from './flow/events';
import type { CheckoutState } from './flow/state';
import type { Messages } from './messages/messages';

/** What every screen and modal of the checkout gets: a state in, events out. `nowMs` is epoch ms of this device and
 *  moves once a second while something on screen counts down. */
export interface ViewProps {
  readonly state: CheckoutState;
  readonly send: (event: CheckoutEvent) => void;
  readonly messages: Messages;
  readonly nowMs: number;
}
