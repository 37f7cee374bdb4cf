import type { Atom } from 'jotai/vanilla';
import type { FlowView } from '../flow-app';
import type { CheckoutEvent } from './flow/events';
import type { CheckoutState, ShownState } from './flow/state';
import type { Messages } from './page-messages';

/** Props of every screen and modal of the checkout. */
export interface ViewProps extends FlowView<ShownState, CheckoutEvent, Messages> {
  /** The whole state, for fields that read typed text from it (`useStatePart`). */
  readonly stateAtom: Atom<CheckoutState>;
}
