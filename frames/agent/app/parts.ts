import { lazyParts } from '../../platform/lazy/lazy-parts';
import type { SheetModule } from '../flow/state';
import { type ScreenName, screenTable, sheetTable } from '../screen-table';
import { EmiHomeScreen } from '../screens/emi-home';
import { InitScreen } from '../screens/sales-app-init';
import { ErrorModal } from '../sheets/error-modal';
import type { ViewProps } from '../view';

/** One screen, sheet or dialog. */
export type PartName = ScreenName | SheetModule | 'errorModal';

/** In the first chunk: what the agent sees first, and what must show without a network: the error modal also tells of a
 *  part that did not load (the offline dialog is part of the app itself). */
const firstChunk = {
  '/sales-app-init': InitScreen,
  '/sales-emi-home': EmiHomeScreen,
  errorModal: ErrorModal,
};

export const parts = lazyParts<PartName, ViewProps>(firstChunk, {
  ...screenTable,
  ...sheetTable,
  errorModal: { load: null },
});
