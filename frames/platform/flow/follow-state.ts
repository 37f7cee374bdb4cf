import { keysOf } from '../../../shared/keys-of';
import type { BrowserHistory, Place } from '../history/browser-history';
import type { DraftStore } from '../storage/draft-store';
import type { KeyValueStore } from '../storage/key-value-store';
import type { FlowMachine } from './flow-machine';

/** What of a state the browser's history shows, and what a reload gives back. */
export interface Followed<State, Draft extends object> {
  /** null = the history stays as it is. */
  readonly placeOf: (state: State) => Place | null;
  readonly drafts: DraftStore<Draft>;
  /** null = there is nothing to keep. */
  readonly draftOf: (state: State) => Draft | null;
  readonly ownerOf: (state: State) => string;
  /** Whether a draft is of no use any more once there is nothing to keep; else it goes by an effect. */
  readonly isClearedAtEnd: boolean;
}

/** Keeps the browser's history and the draft in step with a machine. Returns the way to stop. */
export function followState<State, Draft extends object>(
  machine: Pick<FlowMachine<State, never, never, never>, 'subscribe'>,
  history: Pick<BrowserHistory, 'show'>,
  { placeOf, drafts, draftOf, ownerOf, isClearedAtEnd }: Followed<State, Draft>,
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
