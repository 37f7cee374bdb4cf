import type { Atom } from 'jotai/vanilla';
import type { FlowView } from '../flow-app';
import type { FrameEvent } from '../platform/page/frame-flow';
import type { EligibilityEvent, OpenRequest } from './flow/events';
import type { EligibilityState, ShownState } from './flow/state';
import type { Messages } from './page-messages';

/** Props of every view of the eligibility widget. */
export interface ViewProps extends FlowView<ShownState, EligibilityEvent | FrameEvent<OpenRequest>, Messages> {
  /** The whole state, for fields that read typed text from it (`useStatePart`). */
  readonly stateAtom: Atom<EligibilityState>;
}
