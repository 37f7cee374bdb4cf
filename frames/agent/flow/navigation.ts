import type { CloseReason } from '../../../shared/bridge/close-reasons';
import { noSheet } from './initial-state';
import type { FurtherRoute } from './routes';
import type { SalesContext } from './sales-context';
import { screenTable, sheetTable } from './screen-table';
import { setSheet, sheetOf } from './sheets';
import { routeDetails } from './spec-names';
import type { PlainSheet, SheetModule, ShownState } from './state';
import { openViewOf, setOver, setStack, stackOf } from './views';

export function openSheetName({ view }: ShownState): SheetModule | null {
  const { name } = sheetOf(view);
  return name === 'none' ? null : name;
}

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

/** Why the app closes by the button of the present screen; null where that leads further in. */
export const endOf = (state: ShownState): CloseReason | null => screenTable[state.view.screen].ends ?? null;

/** Goes forward to a screen, or back to it where it lies on the way here. */
export function goTo(context: SalesContext, path: FurtherRoute): void {
  hideSheet(context);
  const open = openViewOf(context.state.view);
  if (!open) return;
  const [first, ...further] = stackOf(open);
  const at = further.indexOf(path);
  setStack(context, [first, ...(at === -1 ? further : further.slice(0, at)), path]);
}

/** Leads back to the screen beneath; what lies on the present one stays. */
export function leaveScreen(context: SalesContext): void {
  const open = openViewOf(context.state.view);
  if (!open) return;
  setStack(context, 'beneath' in open ? open.beneath : ['/sales-app-init']);
}

export const openSheet = (context: SalesContext, sheet: PlainSheet): void => setSheet(context, sheet);

export function hideSheet(context: SalesContext): void {
  setSheet(context, noSheet);
  setOver(context, { interstitialTimerId: null });
}

export function clearSelection(context: SalesContext): void {
  context.setPurchase({ selectedLenderId: null, selectedLenderDetails: null });
}
