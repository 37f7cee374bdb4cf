import { useCallback, useEffect, useState } from 'react';

export type Answer<Value> = { readonly step: 'loading' | 'failed' } | { readonly step: 'ready'; readonly value: Value };

/** What `ask` answers, and the way to ask again. Another function is another question: keep it while it is the same one. */
export function useAnswer<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
): readonly [answer: Answer<Value>, askAgain: () => void] {
  const [answer, setAnswer] = useState<Answer<Value>>({ step: 'loading' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks anew
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
