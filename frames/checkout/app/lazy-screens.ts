import { createLazyScreens, type Loaders } from '../../platform/lazy/lazy-screens';
import { hasNoPlans } from '../flow/selectors';
import type { ModalName, ScreenName, ShownState } from '../flow/state';
import { screenTable } from '../screen-table';
import { LoadingScreen } from '../screens/loading';
import { PlanSelectionScreen } from '../screens/plan-selection';
import { StartFailedScreen } from '../screens/start-failed';
import { ErrorBlockTransactionModal } from '../sheets/error-block-transaction';
import type { ViewProps } from '../view';
import { checkoutWords } from '../words';

type OpenModal = Exclude<ModalName, 'none'>;
/** One screen or modal. Nothing to choose from is drawn by another than the choice. */
export type LayerName = ScreenName | 'noPlans' | 'moreTime' | OpenModal;

export const layerOf = (state: ShownState): LayerName =>
  state.screen.name === 'planSelection' && hasNoPlans(state) ? 'noPlans' : state.screen.name;

const modals: Loaders<OpenModal, ViewProps> = {
  errorBlockTransactionModal: { load: null },
  cancelTransactionModal: {
    load: async () => (await import(/* with: next */ '../sheets/cancel-transaction')).CancelTransactionModal,
  },
  helpTransactionModal: { load: async () => (await import('../sheets/help-transaction')).HelpTransactionModal },
  aivfTransactionInfoModal: {
    load: async () => (await import('../sheets/aivf-transaction-info')).AivfTransactionInfoModal,
  },
  lenderChoiceModal: {
    load: async () => (await import(/* with: next */ '../sheets/lender-choice')).LenderChoiceModal,
  },
  compareOffersModal: { load: async () => (await import('../sheets/compare-offers')).CompareOffersModal },
  limitCheckDetailsModal: { load: async () => (await import('../sheets/limit-check-details')).LimitCheckDetailsModal },
};

/** In the first chunk: what the shopper sees first, and what must show without a network: the error modal also tells of
 *  one that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  loading: LoadingScreen,
  planSelection: PlanSelectionScreen,
  startFailed: StartFailedScreen,
  errorBlockTransactionModal: ErrorBlockTransactionModal,
};

export const lazyScreens = createLazyScreens<LayerName, ViewProps>(
  firstChunk,
  {
    ...screenTable,
    ...modals,
    noPlans: { load: async () => (await import('../screens/no-plans')).NoPlansScreen },
    moreTime: { load: async () => (await import('../sheets/more-time')).MoreTimeDialog },
  },
  checkoutWords,
);
