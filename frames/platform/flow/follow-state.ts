import type { BrowserHistory, Place } from '../history/browser-history';
import type { FlowMachine } from './flow-machine';

/** Keeps the browser's history and the draft that a reload gives back in step with a machine. Returns the way to stop. */
export function followState<State, Draft extends object>(
  machine: Pick<FlowMachine<State, never, never, never>, 'subscribe'>,
  history: Pick<BrowserHistory, 'show'>,
  about: {
    /** null = the history stays as it is. */
    readonly placeOf: (state: State) => Place | null;
    /** null = there is nothing to keep. */
    readonly draftOf: (state: State) => Draft | null;
    readonly write: (draft: Draft, state: State) => void;
    /** What was written before is of no use any more. */
    readonly clear?: () => void;
  },
): () => void {
  let written: Draft | null = null;
  return machine.subscribe((state) => {
    const place = about.placeOf(state);
    if (place) history.show(place);
    const draft = about.draftOf(state);
    if (!draft && written) about.clear?.();
    if (draft && !isSame(written, draft)) about.write(draft, state);
    written = draft;
  });
}

const isSame = <Draft extends object>(one: Draft | null, other: Draft): boolean =>
  one !== null && (Object.keys(other) as (keyof Draft)[]).every((key) => one[key] === other[key]);
