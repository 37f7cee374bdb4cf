import { useCallback, useEffect, useState } from 'react';

export type Answer<Value> = { readonly step: 'loading' | 'failed' } | { readonly step: 'ready'; readonly value: Value };

/** Result of `ask`, and a function that asks again. A new function is a new query: memoize it. */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
): readonly [answer: Answer<Value>, askAgain: () => void] {
  const [answer, setAnswer] = useState<Answer<Value>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn fetches again
  useEffect(() => {
    const controller = new AbortController();
    setAnswer({ step: 'loading' });
    ask(controller.signal).then(
      (value) => setAnswer({ step: 'ready', value }),
      () => {
        if (!controller.signal.aborted) setAnswer({ step: 'failed' });
      },
    );
    return () => controller.abort();
  }, [ask, turn]);

  return [answer, useCallback(() => setTurn((before) => before + 1), [])];
}
