import type { ReactNode } from 'react';
import { FlowApp, type Layers } from '../../flow-app';
import { openSheetName } from '../flow/navigation';
import { shownAtom } from '../flow/sales-atoms';
import { openSheetOf } from '../flow/sheets';
import type { ShownState } from '../flow/state';
import { isOpenView } from '../flow/views';
import type { Messages } from '../page-messages';
import type { ViewProps } from '../view';
import { type LayerName, lazyScreens } from './lazy-screens';
import type { SalesMachine } from './sales-machine';

function layersOf(state: ShownState, { titles, toasts, common }: Messages): Layers<LayerName> {
  const { view, toast } = state;
  const entry = openSheetOf(state, 'MOBILE_VERIFICATION');
  const { screen } = view;
  return {
    screen,
    waiting: { screen: '/sales-app-init', text: common.loading },
    overlays: [
      isOpenView(view) ? openSheetName(state) : null,
      state.modal.name === 'none' ? null : state.modal.name,
      state.isCloseAsked ? 'closeQuestion' : null,
      state.session.outbox?.isOpen ? 'outboxSheet' : null,
    ],
    title: titles[screen],
    isReady: state.session.phase === 'ready',
    // The next code.
    countsUntilMs: entry?.otp.step === 'code' ? entry.otp.sent.resendAtMs : null,
    snackbar: toast && { id: toast.id, text: textOf(toasts[toast.kind], state.session.entry.given.amount) },
  };
}

const textOf = (t: string | ((amountRupees: number) => string), amount: string): string =>
  typeof t === 'string' ? t : t(Number(amount));

/** Shown only if it is loaded; the dialog does not wait for it. */
function OutboxOffer(props: ViewProps): ReactNode {
  const Offer = lazyScreens.loaded('outboxOffer');
  return Offer && <Offer {...props} />;
}

/** The sales app: the screen, sheet and error modal of the present state, in that order. */
export const App = ({ machine }: { readonly machine: SalesMachine }): ReactNode => (
  <FlowApp machine={machine} shownAtom={shownAtom} screens={lazyScreens} layersOf={layersOf} offline={OutboxOffer} />
);
