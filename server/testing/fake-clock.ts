import type { Clock } from '../ports';

interface Sleeper {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is moved. Who waits on it is woken at once, the one with the shortest wait
 *  first, so that no test waits and time-outs still come after what they guard. */
export class FakeClock implements Clock {
  #nowMs: number;
  readonly #sleepers: Sleeper[] = [];
  /** Every wait that was asked for, ms. */
  readonly waitsMs: number[] = [];

  constructor(startMs = Date.UTC(2026, 0, 5, 4, 30)) {
    this.#nowMs = startMs;
  }

  nowMs = (): number => this.#nowMs;

  advance(byMs: number): void {
    this.#nowMs += byMs;
  }

  delay = (waitMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      this.waitsMs.push(waitMs);
      this.#sleepers.push({ dueMs: waitMs, wake: resolve });
      signal?.addEventListener('abort', () => resolve());
      setImmediate(() => {
        this.#sleepers.sort((a, b) => a.dueMs - b.dueMs);
        this.#sleepers.shift()?.wake();
      });
    });
}
