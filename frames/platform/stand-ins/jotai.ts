import { createContext, createElement, type ReactNode, useContext, useEffect, useReducer } from 'react';

/** What stands for `jotai` in the bundles of frames (`build/stand-ins.ts`): a tenth of its bytes, which every first
 *  screen has to bring. A frame has one state and what follows from it at once; no atom waits, writes or mounts something.
 *  A build fails on a name that is not here. That values, and who hears of them, are those of jotai is tested beside it. */

type Get = <Value>(atom: Atom<Value>) => Value;
/** Of what follows from other atoms: `before` is what it was last, undefined at first. */
type Read<Value> = (get: Get, before: { readonly value: Value } | undefined) => Value;

export interface Atom<Value> {
  /** Absent where it holds a value of its own. A method, so that any atom is one of something unknown. */
  read?(get: Get, before: { readonly value: Value } | undefined): Value;
  readonly init?: Value;
}

interface Cached {
  readonly value: unknown;
  /** What it was made of; no longer right once one of them has another value. */
  readonly from: readonly (readonly [atom: Atom<unknown>, value: unknown])[];
}

export interface Store {
  get: Get;
  set<Value>(atom: Atom<Value>, value: Value | ((before: Value) => Value)): void;
  /** Calls `hear` after each change of the value, until the returned function is called. */
  sub(atom: Atom<unknown>, hear: () => void): () => void;
}

/** Functions are read; anything else is held. */
/* @__NO_SIDE_EFFECTS__ */
export const atom = <Value>(given: Value | Read<Value>): Atom<Value> =>
  typeof given === 'function' ? { read: given as Read<Value> } : { init: given };

/** A part of another atom, which stays the same object for as long as `isSame` says so. */
/* @__NO_SIDE_EFFECTS__ */
export const selectAtom = <Value, Part>(
  whole: Atom<Value>,
  partOf: (value: Value) => Part,
  isSame: (one: Part, other: Part) => boolean,
): Atom<Part> => ({
  read(get, before) {
    const part = partOf(get(whole));
    return before && isSame(before.value, part) ? before.value : part;
  },
});

export function createStore(): Store {
  const held = new Map<Atom<unknown>, unknown>();
  const read = new Map<Atom<unknown>, Cached>();
  const heard = new Set<{ readonly atom: Atom<unknown>; readonly hear: () => void; last: unknown }>();

  const get = (<Value>(atom: Atom<Value>): Value => {
    if (!atom.read) return (held.has(atom) ? held.get(atom) : atom.init) as Value;
    const before = read.get(atom) as (Cached & { readonly value: Value }) | undefined;
    if (before?.from.every(([each, value]) => Object.is(get(each), value))) return before.value;
    const from: [Atom<unknown>, unknown][] = [];
    const value = atom.read((each) => {
      const part = get(each);
      from.push([each, part]);
      return part;
    }, before);
    read.set(atom, { value, from });
    return value;
  }) as Get;

  return {
    get,
    set(atom, given) {
      const before = get(atom);
      // SAFETY: no state of ours is a function.
      const value = typeof given === 'function' ? (given as (before: unknown) => unknown)(before) : given;
      if (Object.is(before, value)) return;
      held.set(atom, value);
      for (const each of [...heard]) {
        const now = get(each.atom);
        if (Object.is(now, each.last) || !heard.has(each)) continue;
        each.last = now;
        each.hear();
      }
    },
    sub(atom, hear) {
      const entry = { atom, hear, last: get(atom) };
      heard.add(entry);
      return () => {
        heard.delete(entry);
      };
    },
  };
}

const StoreContext = createContext<Store | null>(null);

/** The store of what stands in it. */
export const Provider = ({ store, children }: { readonly store: Store; readonly children: ReactNode }): ReactNode =>
  createElement(StoreContext.Provider, { value: store }, children);

/** The value of an atom in the store that is given, or else in the one that this stands in. Draws again when it changes. */
export function useAtomValue<Value>(atom: Atom<Value>, given?: { readonly store: Store }): Value {
  const around = useContext(StoreContext);
  const store = given?.store ?? around;
  if (!store) throw new Error('an atom is read outside a store');
  const value = store.get(atom);
  const [, draw] = useReducer(
    () => store.get(atom),
    null,
    () => value,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was drawn is compared once, when it is first heard
  useEffect(() => {
    const stop = store.sub(atom, draw);
    // It may have changed between drawing and this.
    if (!Object.is(store.get(atom), value)) draw();
    return stop;
  }, [store, atom]);
  return value;
}
