import { type Loaders, lazyParts } from '../../platform/lazy/lazy-parts';
import type { ModalName, ScreenName } from '../flow/state';
import { screenTable } from '../screen-table';
import { LoadingScreen } from '../screens/loading';
import { PlanSelectionScreen } from '../screens/plan-selection';
import { StartFailedScreen } from '../screens/start-failed';
import { ErrorBlockTransactionModal } from '../sheets/error-block-transaction';
import type { ViewProps } from '../view';

type OpenModal = Exclude<ModalName, 'none'>;
/** One screen or modal. */
export type PartName = ScreenName | OpenModal;

const modals: Loaders<OpenModal, ViewProps> = {
  errorBlockTransactionModal: { load: null },
  cancelTransactionModal: { load: async () => (await import('../sheets/cancel-transaction')).CancelTransactionModal },
  helpTransactionModal: { load: async () => (await import('../sheets/help-transaction')).HelpTransactionModal },
  aivfTransactionInfoModal: {
    load: async () => (await import('../sheets/aivf-transaction-info')).AivfTransactionInfoModal,
  },
  limitCheckDetailsModal: { load: async () => (await import('../sheets/limit-check-details')).LimitCheckDetailsModal },
};

/** In the first chunk: what the shopper sees first, and what must show without a network: the error modal also tells of
 *  a part that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  loading: LoadingScreen,
  planSelection: PlanSelectionScreen,
  startFailed: StartFailedScreen,
  errorBlockTransactionModal: ErrorBlockTransactionModal,
};

export const parts = lazyParts<PartName, ViewProps>(firstChunk, { ...screenTable, ...modals });
