/** Waits. `ends` collects functions that end the wait early. Rejects if `signal` aborts. */
export function pauseFor(waitMs: number, signal: AbortSignal, ends: Set<() => void> = new Set()): Promise<void> {
  return new Promise((resolve, reject) => {
    const clear = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      ends.delete(end);
    };
    const end = (): void => {
      clear();
      resolve();
    };
    const giveUp = (): void => {
      clear();
      reject(signal.reason);
    };
    const timer = setTimeout(end, waitMs);
    ends.add(end);
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
  });
}
