import { followState } from '../../platform/flow/follow-state';
import type { BrowserHistory } from '../../platform/history/browser-history';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import { draftOf } from '../flow/draft';
import { historyDepth } from '../flow/screen-facts';
import type { CheckoutMachine } from './checkout-machine';
import { clearDraft, ownerOf, writeDraft } from './draft-store';

/** All screens have one address. A return from the lender's page goes on with the draft of the one that left. */
export function followCheckout(
  machine: CheckoutMachine,
  history: BrowserHistory,
  path: string,
  store: () => KeyValueStore,
  nowMs: () => number,
): () => void {
  let owner = '';
  return followState(machine, history, {
    placeOf: (state) => (state.phase === 'open' ? { path, depth: historyDepth(state) } : null),
    draftOf,
    write: (draft, { entry }) => {
      if (entry && entry.kind !== 'lenderReturn') owner = ownerOf(entry);
      writeDraft(store(), owner, draft, nowMs());
    },
    clear: () => clearDraft(store()),
  });
}
