import { type ComponentType, useEffect, useState } from 'react';
import { keysOf } from '../../../shared/keys-of';
import { loadChunk } from './load-chunk';

/** The screens, sheets and dialogs that a frame is drawn from: some in its first chunk, the rest loaded when they are
 *  wanted. */
export interface LazyScreens<Name extends string, Props> {
  /** The screen if it is loaded, else null. */
  loaded(name: Name): ComponentType<Props> | null;
  /** Loads one. Rejects with 'Loading chunk failed'. */
  load(name: Name): Promise<ComponentType<Props>>;
  /** Loads all of them; one that fails is loaded again when it is needed. */
  preload(): void;
}

/** How one is loaded; null for one that is in the first chunk. */
interface Loader<Props> {
  readonly load: (() => Promise<ComponentType<Props>>) | null;
}

/** `First`: those that are known to be in the first chunk, and so have no loader. */
export function createLazyScreens<Name extends string, Props, First extends Name = never>(
  firstChunk: Readonly<Partial<Record<Name, ComponentType<Props>>> & Record<First, ComponentType<Props>>>,
  loaders: Readonly<Record<Exclude<Name, First>, Loader<Props>>>,
): LazyScreens<Name, Props> {
  const lateScreens = new Map<Name, ComponentType<Props>>();
  // SAFETY: of `Name` it has those that have one.
  const loaderOf = loaders as { readonly [Each in Name]?: Loader<Props> };
  const loaded = (name: Name) => firstChunk[name] ?? lateScreens.get(name) ?? null;
  const load = async (name: Name) => {
    const fetchScreen = loaderOf[name]?.load;
    const screen = loaded(name) ?? (fetchScreen ? await loadChunk(fetchScreen) : null);
    if (!screen) throw new Error(`Loading chunk failed: no screen ${name}`);
    lateScreens.set(name, screen);
    return screen;
  };
  return {
    loaded,
    load,
    preload() {
      for (const name of keysOf(loaderOf)) load(name).catch(() => undefined);
    },
  };
}

/** The component of a screen, null while it is on its way. `attempt` grows with each retry after a failure. */
export function useLazyScreen<Name extends string, Props>(
  screens: LazyScreens<Name, Props>,
  name: Name | null,
  attempt: number,
  onFault: (error: unknown) => void,
): ComponentType<Props> | null {
  const [, arrived] = useState<Name | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again; screens and onFault are stable
  useEffect(() => {
    if (name === null || screens.loaded(name)) return;
    let isWanted = true;
    screens.load(name).then(
      () => isWanted && arrived(name),
      (error: unknown) => isWanted && onFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, [name, attempt]);
  return name === null ? null : screens.loaded(name);
}
