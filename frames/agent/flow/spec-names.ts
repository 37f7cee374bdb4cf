import { noWords } from './initial-state';
import type { BottomSheetConfig, BottomSheetData, Route, SalesState } from './state';

// What the specification calls by a name of its own, read from the state that decides it.

/** Source: S2§3. */
export const routeDetails = ({ stack }: SalesState): { readonly path: Route } => ({
  path: stack.at(-1) ?? '/sales-app-init',
});

/** Source: S2§2, S2§3. */
export const bottomSheetConfig = ({ sheet }: SalesState): BottomSheetConfig =>
  sheet.name === 'none'
    ? { showOverlay: false, moduleName: null, overlayHeight: null }
    : { showOverlay: true, moduleName: sheet.name, overlayHeight: null };

/** Words of the open sheet. Source: S2§3. */
export const bottomSheetData = ({ sheet }: SalesState): BottomSheetData =>
  sheet.name === 'none' ? noWords : sheet.words;

/** Source: S2§3. */
export const showInterstitial = ({ sheet }: SalesState): boolean => sheet.name === 'SHOW_INTERSTITIAL_MSG';
