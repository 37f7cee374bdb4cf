import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** A part of a screen that adds to what the screen says without it, and so may come later than the screen. */
export interface LatePart<Props> {
  /** Null while it is on its way. */
  part: ComponentType<Props> | null;
  /** Rejects where it does not come. */
  readonly load: () => Promise<void>;
}

export function latePart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const late: LatePart<Props> = {
    part: null,
    async load() {
      late.part = await loadChunk(fetchPart);
    },
  };
  return late;
}

/** The part, null until it is there. One that did not come is asked for again with another `attempt`. */
export function useLatePart<Props>(late: LatePart<Props>, attempt: unknown): ComponentType<Props> | null {
  const [, arrived] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again; `late` is one for ever
  useEffect(() => {
    if (late.part) return;
    late.load().then(
      () => arrived(true),
      // The screen says without it what has to be known.
      () => undefined,
    );
  }, [attempt]);
  return late.part;
}
