import type { BrowserHistory } from '../../platform/history/browser-history';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import { type Draft, draftOf } from '../flow/draft';
import { historyDepth } from '../flow/top-bar';
import { writeDraft } from './draft-store';
import type { SalesMachine } from './sales-machine';

const isSame = (one: Draft | null, other: Draft): boolean =>
  one !== null && (Object.keys(other) as (keyof Draft)[]).every((key) => one[key] === other[key]);

/** Keeps the browser's history and the stored draft in step with the machine. Returns the way to stop. */
export function followState(
  machine: SalesMachine,
  history: Pick<BrowserHistory, 'show'>,
  drafts: () => KeyValueStore,
  nowMs: () => number,
): () => void {
  let kept: Draft | null = null;
  return machine.subscribe((state) => {
    if (state.phase !== 'ready') {
      kept = null;
      return;
    }
    history.show({ path: state.routeDetails.path, depth: historyDepth(state) });
    const draft = draftOf(state);
    if (!draft || isSame(kept, draft)) return;
    kept = draft;
    writeDraft(drafts(), draft, nowMs());
  });
}
