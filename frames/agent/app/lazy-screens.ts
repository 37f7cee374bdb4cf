import { createLazyScreens } from '../../platform/lazy/lazy-screens';
import type { Modal, SheetModule } from '../flow/state';
import { type ScreenName, screenTable, sheetTable } from '../screen-table';
import { EmiHomeScreen } from '../screens/emi-home';
import { InitScreen } from '../screens/sales-app-init';
import { ErrorModal } from '../sheets/error-modal';
import type { ViewProps } from '../view';
import { salesWords } from '../words';

/** One screen, sheet or dialog. */
export type LayerName =
  | ScreenName
  | SheetModule
  | 'closeQuestion'
  | 'keptOffer'
  | 'keptWork'
  | Exclude<Modal['name'], 'none'>;

/** In the first chunk: what the agent sees first, and what must show without a network: the error modal also tells of
 *  one that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  '/sales-app-init': InitScreen,
  '/sales-emi-home': EmiHomeScreen,
  errorModal: ErrorModal,
};

export const lazyScreens = createLazyScreens<LayerName, ViewProps>(
  firstChunk,
  {
    ...screenTable,
    ...sheetTable,
    closeQuestion: { load: async () => (await import('../sheets/close-question')).CloseQuestion },
    keptOffer: { load: async () => (await import('../kept/kept-offer')).KeptOffer },
    keptWork: { load: async () => (await import('../kept/kept-sheet')).KeptSheet },
    errorModal: { load: null },
  },
  salesWords,
);
