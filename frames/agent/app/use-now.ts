import { useEffect, useState } from 'react';

/** How often a countdown moves. Source: S1§9. */
export const TICK_MS = 1_000;

/** Epoch ms; moves once a second while `isTicking`. */
export function useNow(isTicking: boolean, clock: () => number): number {
  const [nowMs, setNowMs] = useState(clock);
  useEffect(() => {
    setNowMs(clock());
    if (!isTicking) return;
    const timer = setInterval(() => setNowMs(clock()), TICK_MS);
    return () => clearInterval(timer);
  }, [isTicking, clock]);
  return nowMs;
}
