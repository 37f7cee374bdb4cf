import { noWords } from './initial-state';
import { isEndRoute, type Route } from './routes';
import type { BottomSheetConfig, BottomSheetData, InitError, ShownState } from './state';

// What the specification calls by a name of its own, read from the state that decides it.

/** Source: S2§3. */
export const routeDetails = ({ stack, terminalScreen }: ShownState): { readonly path: Route } => ({
  path: isEndRoute(terminalScreen) ? terminalScreen : (stack.at(-1) ?? '/sales-app-init'),
});

/** Source: S2§2, S2§3. */
export const bottomSheetConfig = ({ sheet }: ShownState): BottomSheetConfig =>
  sheet.name === 'none'
    ? { showOverlay: false, moduleName: null, overlayHeight: null }
    : { showOverlay: true, moduleName: sheet.name, overlayHeight: null };

/** Words of the open sheet. Source: S2§3. */
export const bottomSheetData = ({ sheet }: ShownState): BottomSheetData => ('words' in sheet ? sheet.words : noWords);

/** Why the app could not start; null where it could. Source: S2§3. */
export const salesAppInitError = ({ sheet }: ShownState): InitError | null =>
  sheet.name === 'ERROR' ? sheet.error : null;

/** Source: S2§3. */
export const showInterstitial = ({ sheet }: ShownState): boolean => sheet.name === 'SHOW_INTERSTITIAL_MSG';
