import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** An optional part of a screen, loaded after it. */
export interface LatePart<Props> {
  /** Null until loaded. */
  part: ComponentType<Props> | null;
  /** Rejects if it does not load. */
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

/** The part, or null until loaded. A changed `attempt` loads a failed one again. */
export function useLatePart<Props>(late: LatePart<Props>, attempt: unknown): ComponentType<Props> | null {
  const [, arrived] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must load again; `late` is constant
  useEffect(() => {
    if (late.part) return;
    late.load().then(
      () => arrived(true),
      // The screen is complete without it.
      () => undefined,
    );
  }, [attempt]);
  return late.part;
}
