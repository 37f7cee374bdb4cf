import { useEffect, useReducer } from 'react';

/** How often a countdown moves. Source: S1§9. */
export const TICK_MS = 1_000;

/** Epoch ms of this very render, so that nothing on screen is ever older than the state it shows; renders again at
 *  each whole second that is left until `untilMs`. null = nothing counts down. */
export function useNow(untilMs: number | null, clock: () => number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const nowMs = clock();
  useEffect(() => {
    if (untilMs === null || nowMs >= untilMs) return;
    // The page may have been drawn a moment after this render.
    const leftMs = Math.max(0, untilMs - clock());
    const timer = setTimeout(tick, leftMs === 0 ? 0 : leftMs % TICK_MS || TICK_MS);
    return () => clearTimeout(timer);
  }, [untilMs, nowMs, clock]);
  return nowMs;
}
