import type { FlowView } from '../flow-app';
import type { EligibilityEvent } from './flow/events';
import type { ShownState } from './flow/state';
import type { Messages } from './page-messages';

/** What every view of the eligibility widget gets. */
export type ViewProps = FlowView<ShownState, EligibilityEvent, Messages>;
