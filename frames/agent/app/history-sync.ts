import type { HistorySync } from '../../platform/flow/sync-history-and-draft';
import type { Draft } from '../flow/draft';
import { draftOf } from '../flow/draft-of';
import { routeDetails } from '../flow/spec-names';
import type { SalesState } from '../flow/state';
import { historyDepth } from '../flow/top-bar';
import { drafts, scopeOf } from './draft-store';

/** Each screen has an address of its own. What is unfinished goes with the app, by an effect of its own. */
export const historySync: HistorySync<SalesState, Draft> = {
  placeOf: (state) =>
    state.session.phase === 'ready' ? { path: routeDetails(state).path, depth: historyDepth(state) } : null,
  drafts,
  draftOf,
  ownerOf: ({ session: { merchantData } }) => scopeOf(merchantData),
  isClearedAtEnd: false,
};
