import { useEffect, useState } from 'react';
import type { Showcase } from './partners';

/** What `load` brings; null until then, and for good where it fails: the page says what it has to say without it. */
export function useShowcase(load: () => Promise<Showcase>): Showcase | null {
  const [showcase, setShowcase] = useState<Showcase | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for the page, however often it is drawn
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setShowcase(loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return showcase;
}
