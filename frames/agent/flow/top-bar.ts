import { isLastSheet } from './navigation';
import type { Route, SalesState } from './state';

/** The right-hand button of the top bar: both ask the host to close. Source: S2§2, Q-038, SAL-010. */
export const topBarButton: Readonly<Record<Route, 'home' | 'close'>> = {
  '/sales-app-init': 'close',
  '/sales-emi-home': 'close',
  '/sales-lenders-list': 'close',
  '/sales-lender-details': 'close',
  '/sales-support': 'close',
  '/sales-session-expired': 'close',
  '/sales-agent-blocked': 'close',
  '/sa-pre-eligibility-check': 'home',
};

/** Back never closes the app, so the first screen's button is disabled. Source: Q-038. */
export const canGoBack = (state: SalesState): boolean => state.stack.length > 1;

/** One entry in the browser's history for each screen and overlay that Back takes away. */
export const historyDepth = (state: SalesState): number => {
  const hasSheet = state.bottomSheetConfig.showOverlay && !isLastSheet(state);
  return state.stack.length - 1 + (hasSheet ? 1 : 0) + (state.errorModal.status === 'open' ? 1 : 0);
};
