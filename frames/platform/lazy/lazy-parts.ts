import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** The parts that a frame is drawn from: some in its first chunk, the rest loaded when they are wanted. */
export interface LazyParts<Name extends string, Props> {
  /** The part if it can be shown at once, else null. */
  atHand(name: Name): ComponentType<Props> | null;
  /** Loads a part. Rejects with 'Loading chunk failed'. */
  load(name: Name): Promise<ComponentType<Props>>;
  /** Fetches every part while nothing else is going on; one that fails is tried again when it is needed. */
  warm(): void;
}

/** How each part is loaded; null for one that is in the first chunk. */
export type Loaders<Name extends string, Props> = Readonly<
  Record<Name, { readonly load: (() => Promise<ComponentType<Props>>) | null }>
>;

export function lazyParts<Name extends string, Props>(
  firstChunk: Readonly<Partial<Record<Name, ComponentType<Props>>>>,
  loaders: Loaders<Name, Props>,
): LazyParts<Name, Props> {
  const loaded = new Map<Name, ComponentType<Props>>();
  const atHand = (name: Name) => firstChunk[name] ?? loaded.get(name) ?? null;
  const load = async (name: Name) => {
    const fetchPart = loaders[name]?.load;
    const part = atHand(name) ?? (fetchPart ? await loadChunk(fetchPart) : null);
    if (!part) throw new Error(`Loading chunk failed: no part ${name}`);
    loaded.set(name, part);
    return part;
  };
  return {
    atHand,
    load,
    warm() {
      // SAFETY: the keys of the table are part names by its type.
      for (const name of Object.keys(loaders) as Name[]) load(name).catch(() => undefined);
    },
  };
}

/** The component of a part, null while it is on its way. `attempt` grows with each retry after a failure. */
export function usePart<Name extends string, Props>(
  parts: LazyParts<Name, Props>,
  name: Name | null,
  attempt: number,
  onFault: (error: unknown) => void,
): ComponentType<Props> | null {
  const [, arrived] = useState<Name | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again; parts and onFault are stable
  useEffect(() => {
    if (name === null || parts.atHand(name)) return;
    let isWanted = true;
    parts.load(name).then(
      () => isWanted && arrived(name),
      (error: unknown) => isWanted && onFault(error),
    );
    return () => {
      isWanted = false;
    };
  }, [name, attempt]);
  return name === null ? null : parts.atHand(name);
}
