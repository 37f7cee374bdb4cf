import type { Followed } from '../../platform/flow/follow-state';
import { draftOf } from '../flow/draft';
import type { Draft } from '../flow/events';
import { historyDepth } from '../flow/screen-facts';
import type { CheckoutState } from '../flow/state';
import { drafts, ownerOf } from './draft-store';

/** All screens have one address, `path`. */
export const followedAt = (path: string): Followed<CheckoutState, Draft> => ({
  placeOf: (state) => (state.phase === 'open' ? { path, depth: historyDepth(state) } : null),
  drafts,
  draftOf,
  ownerOf: ({ entry }) => (entry && ownerOf(entry)) ?? '',
  isClearedAtEnd: true,
});
