import type { FlowView } from '../flow-app';
import type { CheckoutEvent } from './flow/events';
import type { CheckoutState } from './flow/state';
import type { Messages } from './messages/messages';

/** What every screen and modal of the checkout gets. */
export type ViewProps = FlowView<CheckoutState, CheckoutEvent, Messages>;
