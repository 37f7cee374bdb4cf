import { type ComponentType, useEffect, useState } from 'react';
import { keysOf } from '../../../shared/keys-of';
import { loadChunk } from './load-chunk';

/** Screens, sheets and dialogs of a frame: some in its first chunk, the others loaded on demand. */
export interface LazyScreens<Name extends string, Props> {
  loaded(name: Name): ComponentType<Props> | null;
  /** Rejects with 'Loading chunk failed'. */
  load(name: Name): Promise<ComponentType<Props>>;
  /** Loads all. A failed one is loaded again on demand. */
  preload(): void;
}

/** Loader by name; null for one in the first chunk. */
interface Loader<Props> {
  readonly load: (() => Promise<ComponentType<Props>>) | null;
}

/** `First`: names in the first chunk, which have no loader. */
export function createLazyScreens<Name extends string, Props, First extends Name = never>(
  firstChunk: Readonly<Partial<Record<Name, ComponentType<Props>>> & Record<First, ComponentType<Props>>>,
  loaders: Readonly<Record<Exclude<Name, First>, Loader<Props>>>,
): LazyScreens<Name, Props> {
  const lateScreens = new Map<Name, ComponentType<Props>>();
  // SAFETY: contains only names of `Name`.
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

/** The component of a screen, null until loaded. `attempt` grows with each retry after a failure. */
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
