import { Provider, useAtomValue } from 'jotai/react';
import { type Atom, atom } from 'jotai/vanilla';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Locale, localeOf } from '../../../shared/locales';
import type { RunningFlow } from './start-machine';

type BrowserPage = Window & typeof globalThis;

/** What the view of a page gets: a state in, events out. */
export interface PageView<State, Event> {
  readonly state: State;
  /** The same as an atom, for fields that read their text from one (`useStatePart`). */
  readonly stateAtom: Atom<State>;
  readonly send: (event: Event) => void;
  readonly page: BrowserPage;
  readonly locale: Locale;
}

interface FlowViewProps<State, Event, Effect> {
  readonly start: () => RunningFlow<State, Event, Effect>;
  readonly View: ComponentType<PageView<State, Event>>;
  readonly page: BrowserPage;
}

/** A flow that runs for as long as the component is mounted. `start`: the first one counts. */
export function useFlow<State, Event, Effect>(start: () => RunningFlow<State, Event, Effect>) {
  const [{ machine, send, stop }] = useState(start);
  const { store } = machine;
  const stateAtom = useMemo(() => atom((get) => get(machine.stateAtom).own), [machine]);
  const state = useAtomValue(stateAtom, { store });
  useEffect(() => stop, [stop]);
  return { state, stateAtom, send, store };
}

/** The view of a flow, which runs for as long as this is mounted. */
export function FlowView<State, Event, Effect>({ start, View, page }: FlowViewProps<State, Event, Effect>): ReactNode {
  const { store, ...flow } = useFlow(start);
  const locale = localeOf(page.document.documentElement.lang);
  return (
    <Provider store={store}>
      <View {...flow} page={page} locale={locale} />
    </Provider>
  );
}

/** An atom of a part of the state. `part`: the first one counts. */
export const useStatePart = <State, Part>(stateAtom: Atom<State>, part: (state: State) => Part): Atom<Part> =>
  useState(() => atom((get) => part(get(stateAtom))))[0];
