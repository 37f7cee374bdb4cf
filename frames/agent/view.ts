import type { FlowView } from '../flow-app';
import type { SalesEvent } from './flow/events';
import type { ShownState } from './flow/state';
import type { Messages } from './page-messages';

/** What every screen and sheet of the sales app gets. */
export type ViewProps = FlowView<ShownState, SalesEvent, Messages>;
