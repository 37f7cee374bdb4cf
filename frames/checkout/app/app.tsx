import { selectAtom } from 'jotai/vanilla/utils';
import { type ReactNode, useState } from 'react';
import { FlowApp, type Layers } from '../../flow-app';
import { isSameData } from '../../platform/flow/same-data';
import type { RunningCheckout } from '../checkout-frame';
import { asksForTime } from '../flow/screen-facts';
import type { ShownState } from '../flow/state';
import { shownOf } from '../flow/typed';
import type { Messages } from '../page-messages';
import { merchantName } from '../screens/merchant-name';
import { countsUntilMs } from './counts-until';
import { type LayerName, layerOf, lazyScreens } from './lazy-screens';

function layersOf(state: ShownState, { titles, snackbars, plans }: Messages): Layers<LayerName> {
  const { screen, modal, snackbar, paymentDetails: offers, pgData: order, config } = state;
  return {
    screen: layerOf(state),
    waiting: { screen: 'loading', text: titles.loading },
    overlays: [modal.name === 'none' ? null : modal.name, asksForTime(state) ? 'moreTime' : null],
    // A tab of its own is found among others by the shop.
    title: config.pageKey === 'paymentLink' ? `${titles[screen.name]} · ${merchantName(state)}` : titles[screen.name],
    result:
      offers && order && screen.name === 'planSelection' ? plans.lendersFor(offers.lenders.length, order.amount) : '',
    isReady: screen.name !== 'loading',
    countsUntilMs: countsUntilMs(state),
    snackbar: snackbar && { id: snackbar.id, text: snackbars[snackbar.kind] },
  };
}

/** The checkout: the screen and the modal of the present state, in that order. */
export function App({ flow }: { readonly flow: RunningCheckout }): ReactNode {
  const [shownAtom] = useState(() => selectAtom(flow.stateAtom, shownOf, isSameData));
  const { stateAtom } = flow;
  return (
    <FlowApp
      machine={flow}
      shownAtom={shownAtom}
      screens={lazyScreens}
      viewOf={(view) => ({ ...view, stateAtom })}
      layersOf={layersOf}
      dismissal={{ label: ({ common }: Messages) => common.close, event: { type: 'snackbarDismissed' } }}
    />
  );
}
