import type { HistorySync } from '../../platform/flow/sync-history-and-draft';
import { draftOf } from '../flow/draft';
import type { Draft } from '../flow/events';
import { historyDepth } from '../flow/screen-facts';
import type { CheckoutState } from '../flow/state';
import { drafts, ownerOf } from './draft-store';

/** All screens have one address, `path`. */
export const historySyncAt = (path: string): HistorySync<CheckoutState, Draft> => ({
  placeOf: (state) => (state.phase === 'open' ? { path, depth: historyDepth(state) } : null),
  drafts,
  draftOf,
  ownerOf: ({ entry }) => (entry && ownerOf(entry)) ?? '',
  isClearedAtEnd: true,
});
