import { keysOf } from '../../../shared/keys-of';
import type { BrowserHistory, Place } from '../history/browser-history';
import type { DraftStore } from '../storage/draft-store';
import type { KeyValueStore } from '../storage/key-value-store';
import type { FlowMachine } from './flow-machine';

/** Place of a state in the browser's history, and its draft, which a reload restores. */
export interface HistorySync<State, Draft extends object> {
  /** Null leaves the history unchanged. */
  readonly placeOf: (state: State) => Place | null;
  readonly drafts: DraftStore<Draft>;
  /** Null = no draft. */
  readonly draftOf: (state: State) => Draft | null;
  readonly ownerOf: (state: State) => string;
  /** True if the stored draft is cleared when `draftOf` returns null; else an effect clears it. */
  readonly isClearedAtEnd: boolean;
}

/** Updates history and draft after each state. Returns a function that stops. */
export function syncHistoryAndDraft<State, Draft extends object>(
  machine: Pick<FlowMachine<State, never, never, never>, 'subscribe'>,
  history: Pick<BrowserHistory, 'show'>,
  { placeOf, drafts, draftOf, ownerOf, isClearedAtEnd }: HistorySync<State, Draft>,
  store: KeyValueStore,
  nowMs: () => number,
): () => void {
  let written: Draft | null = null;
  return machine.subscribe((state) => {
    const place = placeOf(state);
    if (place) history.show(place);
    const draft = draftOf(state);
    if (!draft && written && isClearedAtEnd) drafts.clear(store, ownerOf(state));
    if (draft && !isSame(written, draft)) drafts.write(store, ownerOf(state), draft, nowMs());
    written = draft;
  });
}

const isSame = <Draft extends object>(one: Draft | null, other: Draft): boolean =>
  one !== null && keysOf<keyof Draft & string>(other).every((key) => one[key] === other[key]);
