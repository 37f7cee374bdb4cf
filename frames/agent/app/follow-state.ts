import { followState } from '../../platform/flow/follow-state';
import type { BrowserHistory } from '../../platform/history/browser-history';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import { draftOf } from '../flow/draft';
import { routeDetails } from '../flow/spec-names';
import { historyDepth } from '../flow/top-bar';
import { writeDraft } from './draft-store';
import type { SalesMachine } from './sales-machine';

/** Each screen has an address of its own. What is unfinished goes with the app, by an effect of its own. */
export const followSalesApp = (
  machine: SalesMachine,
  history: Pick<BrowserHistory, 'show'>,
  drafts: () => KeyValueStore,
  nowMs: () => number,
): (() => void) =>
  followState(machine, history, {
    placeOf: (state) =>
      state.phase === 'ready' ? { path: routeDetails(state).path, depth: historyDepth(state) } : null,
    draftOf,
    write: (draft) => writeDraft(drafts(), draft, nowMs()),
  });
