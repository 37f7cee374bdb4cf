import { noText } from './initial-state';
import type { Route } from './routes';
import { openSheetOf, sheetOf } from './sheets';
import type { BottomSheetConfig, BottomSheetData, InitError, ShownState } from './state';

// What the specification calls by a name of its own, read from the state that decides it.

/** Source: S2§3. */
export const routeDetails = ({ view }: ShownState): { readonly path: Route } => ({
  path: 'covers' in view ? view.covers.screen : view.screen,
});

/** Source: S2§2, S2§3. */
export function bottomSheetConfig({ view }: ShownState): BottomSheetConfig {
  const { name } = sheetOf(view);
  return name === 'none'
    ? { showOverlay: false, moduleName: null, overlayHeight: null }
    : { showOverlay: true, moduleName: name, overlayHeight: null };
}

/** Messages of the open sheet. Source: S2§3. */
export function bottomSheetData({ view }: ShownState): BottomSheetData {
  const sheet = sheetOf(view);
  return 'text' in sheet ? sheet.text : noText;
}

/** Why the app could not start; null where it could. Source: S2§3. */
export const salesAppInitError = (state: ShownState): InitError | null => openSheetOf(state, 'ERROR')?.error ?? null;

/** Source: S2§3. */
export const showInterstitial = ({ view }: ShownState): boolean => sheetOf(view).name === 'SHOW_INTERSTITIAL_MSG';
