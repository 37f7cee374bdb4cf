import type { ReactNode } from 'react';
import { FlowApp, type Layers } from '../../flow-app';
import { openSheetName, shownScreen } from '../flow/navigation';
import type { SalesState } from '../flow/state';
import type { Messages } from '../messages/messages';
import { type PartName, parts } from './parts';
import type { SalesMachine } from './sales-machine';

function layersOf(state: SalesState, { titles, toasts, common }: Messages): Layers<PartName> {
  const { terminalScreen, mobileFlow, toast } = state;
  const screen = shownScreen(state);
  return {
    screen,
    waiting: { screen: '/sales-app-init', text: common.loading },
    overlays: [
      terminalScreen === 'none' ? openSheetName(state) : null,
      state.errorModal.status === 'open' ? 'errorModal' : null,
    ],
    title: titles[screen],
    isReady: state.phase === 'ready',
    // The next code.
    countsUntilMs: ('sent' in mobileFlow && mobileFlow.sent?.resendAtMs) || null,
    snackbar: toast && { id: toast.id, text: toasts[toast.kind] },
  };
}

/** The sales app: the screen, sheet and error modal of the present state, in that order. */
export const App = ({ machine }: { readonly machine: SalesMachine }): ReactNode => (
  <FlowApp machine={machine} parts={parts} layersOf={layersOf} />
);
