import type { CloseReason } from '../../../shared/bridge/close-reasons';
import { noSheet } from './initial-state';
import type { OpenRoute } from './routes';
import type { SalesContext } from './sales-context';
import { type ScreenName, screenTable, sheetTable } from './screen-table';
import { setSheet } from './sheets';
import { routeDetails } from './spec-names';
import type { PlainSheet, SheetModule, ShownState } from './state';

export const openSheetName = ({ sheet }: ShownState): SheetModule | null => (sheet.name === 'none' ? null : sheet.name);

/** True where a sheet on the init screen has nothing beneath it. Source: S2§4. */
export const isSheetAlone = (state: ShownState): boolean =>
  routeDetails(state).path === '/sales-app-init' && state.session.merchantData.type !== 'EMI_HOME';

/** True where closing the open sheet closes the app. Source: S2§4, SAL-018. */
export const isLastSheet = (state: ShownState): boolean => {
  const open = openSheetName(state);
  if (open === null) return false;
  const { closesApp } = sheetTable[open];
  return closesApp === 'always' || (closesApp === 'alone' && isSheetAlone(state));
};

/** The screen under whatever lies over it. */
export const shownScreen = (state: ShownState): ScreenName =>
  state.terminalScreen === 'none' ? routeDetails(state).path : state.terminalScreen;

/** Why the app closes by the button of the present screen; null where that leads further in. */
export const endOf = (state: ShownState): CloseReason | null => screenTable[shownScreen(state)].ends ?? null;

export function setStack(context: SalesContext, stack: readonly OpenRoute[]): void {
  context.set({ stack: stack.length === 0 ? ['/sales-app-init'] : stack });
}

/** Goes forward to a screen, or back to it where it lies on the way here. */
export function goTo(context: SalesContext, path: OpenRoute): void {
  hideSheet(context);
  const at = context.state.stack.indexOf(path);
  setStack(context, at === -1 ? [...context.state.stack, path] : context.state.stack.slice(0, at + 1));
}

export const openSheet = (context: SalesContext, sheet: PlainSheet): void => setSheet(context, sheet);

export function hideSheet(context: SalesContext): void {
  setSheet(context, noSheet);
  context.set({ interstitialTimerId: null });
}

export function clearSelection(context: SalesContext): void {
  context.setPurchase({ selectedLenderId: null, selectedLenderDetails: null });
}
