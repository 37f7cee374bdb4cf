import { useCallback, useEffect, useState } from 'react';
import { fetchTestNumbers, type TestNumber } from './test-numbers';

export type TestNumbers =
  | { readonly step: 'loading' | 'failed' }
  | { readonly step: 'ready'; readonly list: readonly TestNumber[] };

/** The sandbox's test numbers, and the way to ask again. */
export function useTestNumbers(providerOrigin: string): readonly [TestNumbers, () => void] {
  const [numbers, setNumbers] = useState<TestNumbers>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
  useEffect(() => {
    const controller = new AbortController();
    setNumbers({ step: 'loading' });
    fetchTestNumbers(providerOrigin, controller.signal).then(
      (list) => setNumbers({ step: 'ready', list }),
      () => {
        if (!controller.signal.aborted) setNumbers({ step: 'failed' });
      },
    );
    return () => controller.abort();
  }, [providerOrigin, turn]);

  return [numbers, useCallback(() => setTurn((before) => before + 1), [])];
}
