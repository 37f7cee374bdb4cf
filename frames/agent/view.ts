import type { FlowView } from '../flow-app';
import type { SalesEvent } from './flow/events';
import type { SalesState } from './flow/state';
import type { Messages } from './messages/messages';

/** What every screen and sheet of the sales app gets. */
export type ViewProps = FlowView<SalesState, SalesEvent, Messages>;
