import type { FlowView } from '../flow-app';
import type { CheckoutEvent } from './flow/events';
import type { ShownState } from './flow/state';
import type { Messages } from './page-messages';

/** What every screen and modal of the checkout gets. */
export type ViewProps = FlowView<ShownState, CheckoutEvent, Messages>;
