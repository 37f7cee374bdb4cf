import type { ReactNode } from 'react';
import { FlowApp, type Layers } from '../../flow-app';
import type { CheckoutState } from '../flow/state';
import type { Messages } from '../messages/messages';
import type { CheckoutMachine } from './checkout-machine';
import { countsUntilMs } from './counts-until';
import { type PartName, parts } from './parts';

function layersOf(state: CheckoutState, { titles, snackbars }: Messages): Layers<PartName> {
  const { screen, modal, snackbar } = state;
  return {
    screen: screen.name,
    waiting: { screen: 'loading', text: titles.loading },
    overlays: [modal.name === 'none' ? null : modal.name],
    title: titles[screen.name],
    isReady: screen.name !== 'loading',
    countsUntilMs: countsUntilMs(state),
    snackbar: snackbar && { id: snackbar.id, text: snackbars[snackbar.kind] },
  };
}

/** The checkout: the screen and the modal of the present state, in that order. */
export const App = ({ machine }: { readonly machine: CheckoutMachine }): ReactNode => (
  <FlowApp machine={machine} parts={parts} layersOf={layersOf} />
);
