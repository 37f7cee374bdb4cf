import { noSheet, noWords } from './initial-state';
import type { BottomSheetData, Route, SalesState, SheetModule } from './state';
import type { Turn } from './turn';

export const openSheetName = (state: SalesState): SheetModule | null => state.bottomSheetConfig.moduleName;

/** True where a sheet on the init screen has nothing beneath it. Source: S2§4. */
export const isSheetAlone = (state: SalesState): boolean =>
  state.routeDetails.path === '/sales-app-init' && state.merchantData.type !== 'EMI_HOME';

const lastSheets: readonly SheetModule[] = ['AMOUNT', 'MOBILE_VERIFICATION', 'USER_ELIGIBILITY_INFO'];

/** True where closing the open sheet closes the app. Source: S2§4, SAL-018. */
export const isLastSheet = (state: SalesState): boolean => {
  const open = openSheetName(state);
  return open === 'ERROR' || (open !== null && isSheetAlone(state) && lastSheets.includes(open));
};

export function setStack(turn: Turn, stack: readonly Route[]): void {
  const path = stack.at(-1) ?? '/sales-app-init';
  turn.set({ stack: stack.length === 0 ? [path] : stack, routeDetails: { path } });
}

/** Goes forward to a screen, or back to it where it lies on the way here. */
export function goTo(turn: Turn, path: Route): void {
  hideSheet(turn);
  const at = turn.state.stack.indexOf(path);
  setStack(turn, at === -1 ? [...turn.state.stack, path] : turn.state.stack.slice(0, at + 1));
}

export function openSheet(turn: Turn, moduleName: SheetModule, data: BottomSheetData = noWords): void {
  turn.set({
    bottomSheetConfig: { showOverlay: true, moduleName, overlayHeight: null },
    bottomSheetData: data,
    showInterstitial: moduleName === 'SHOW_INTERSTITIAL_MSG',
    sheetBehind: null,
  });
}

export function hideSheet(turn: Turn): void {
  turn.set({
    bottomSheetConfig: noSheet,
    bottomSheetData: noWords,
    showInterstitial: false,
    sheetBehind: null,
    interstitialTimerId: null,
  });
}

export function clearSelection(turn: Turn): void {
  turn.set({ selectedLenderId: null, selectedLenderDetails: null });
}
