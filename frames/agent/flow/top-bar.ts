import { screenTable } from '../screen-table';
import { isLastSheet } from './navigation';
import type { SalesState } from './state';

export const topBarButton = ({ routeDetails }: SalesState): 'home' | 'close' =>
  screenTable[routeDetails.path].exit ?? 'close';

/** Back never closes the app, so the first screen's button is disabled. Source: Q-038. */
export const canGoBack = (state: SalesState): boolean => state.stack.length > 1;

/** One entry in the browser's history for each screen and overlay that Back takes away. */
export const historyDepth = (state: SalesState): number => {
  const hasSheet = state.bottomSheetConfig.showOverlay && !isLastSheet(state);
  return state.stack.length - 1 + (hasSheet ? 1 : 0) + (state.errorModal.status === 'open' ? 1 : 0);
};
