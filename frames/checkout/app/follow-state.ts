import type { BrowserHistory } from '../../platform/history/browser-history';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import { draftOf } from '../flow/draft';
import type { Draft } from '../flow/events';
import { historyDepth } from '../flow/history-depth';
import type { CheckoutMachine } from './checkout-machine';
import { clearKept, ownerOf, writeKept } from './kept-checkout';

const isSame = (one: Draft | null, other: Draft): boolean =>
  one !== null && (Object.keys(other) as (keyof Draft)[]).every((key) => one[key] === other[key]);

/** Keeps the browser's history and what a reload gives back in step with the machine. Returns the way to stop. */
export function followState(
  machine: CheckoutMachine,
  history: BrowserHistory,
  path: string,
  store: () => KeyValueStore,
  nowMs: () => number,
): () => void {
  let kept: Draft | null = null;
  let owner = '';
  return machine.subscribe((state) => {
    const { phase, entry } = state;
    if (phase === 'waiting' || !entry) return;
    if (phase === 'open') history.show({ path, depth: historyDepth(state) });
    if (entry.kind !== 'lenderReturn') owner = ownerOf(entry);
    const draft = draftOf(state);
    if (!draft) {
      if (kept) clearKept(store());
      kept = null;
    } else if (!isSame(kept, draft)) {
      kept = draft;
      writeKept(store(), owner, draft, nowMs());
    }
  });
}
