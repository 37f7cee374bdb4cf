import { screenTable } from '../screen-table';
import { isLastSheet, openSheetName } from './navigation';
import { routeDetails } from './spec-names';
import type { SalesState } from './state';

export const topBarButton = (state: SalesState): 'home' | 'close' =>
  screenTable[routeDetails(state).path].exit ?? 'close';

/** Back never closes the app, so the first screen's button is disabled. Source: Q-038. */
export const canGoBack = (state: SalesState): boolean => state.stack.length > 1;

/** One entry in the browser's history for each screen and overlay that Back takes away. */
export const historyDepth = (state: SalesState): number => {
  const hasSheet = openSheetName(state) !== null && !isLastSheet(state);
  return state.stack.length - 1 + (hasSheet ? 1 : 0) + (state.errorModal.status === 'open' ? 1 : 0);
};
