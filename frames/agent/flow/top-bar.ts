import { isLastSheet, openSheetName } from './navigation';
import { screenTable } from './screen-table';
import { routeDetails } from './spec-names';
import type { ShownState } from './state';
import { openViewOf } from './views';

export const topBarButton = (state: ShownState): 'home' | 'close' =>
  screenTable[routeDetails(state).path].exit ?? 'close';

/** Back never closes the app, so the first screen's button is disabled. Source: Q-038. */
export const canGoBack = ({ view }: ShownState): boolean => depthOf(view) > 0;

/** How many screens lie beneath. */
function depthOf(view: ShownState['view']): number {
  const open = openViewOf(view);
  return open && 'beneath' in open ? open.beneath.length : 0;
}

/** One entry in the browser's history for each screen and overlay that Back takes away. */
export const historyDepth = (state: ShownState): number => {
  const hasSheet = openSheetName(state) !== null && !isLastSheet(state);
  const isModal = state.modal.name !== 'none';
  return (
    depthOf(state.view) +
    (hasSheet ? 1 : 0) +
    (isModal ? 1 : 0) +
    (state.isCloseAsked ? 1 : 0) +
    (state.session.outbox?.isOpen ? 1 : 0)
  );
};
