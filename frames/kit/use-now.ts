import { useEffect, useReducer } from 'react';

/** Between two moves of a count. Source: S1§9. */
const TICK_MS = 1_000;

/** Epoch ms of this very render; renders again at each whole second that is left until `untilMs`. null = nothing
 *  counts down. */
export function useNow(untilMs: number | null): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const nowMs = Date.now();
  useEffect(() => {
    if (untilMs === null || nowMs >= untilMs) return;
    // The page may have been drawn a moment after this render.
    const leftMs = Math.max(0, untilMs - Date.now());
    const timer = setTimeout(tick, leftMs === 0 ? 0 : leftMs % TICK_MS || TICK_MS);
    return () => clearTimeout(timer);
  }, [untilMs, nowMs]);
  return nowMs;
}
