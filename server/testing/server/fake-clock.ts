import { RENEW_EVERY_MS } from '../../http/idempotency';
import type { Clock } from '../../platform/clock';

/** A wait of at least this length, or between two renewals, is a timeout that guards work, which may be a real database
 *  query: it takes this long in real time, so that it ends after the work. */
const GUARDS_FROM_MS = 5_000;
const GUARDED_WORK_LASTS_MS = 1_000;

interface Sleeper {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** A clock that moves only when a test moves it, or at each reading. Waits end at once, the shortest first, so that no
 *  test waits for a lender. */
export class FakeClock implements Clock {
  #nowMs: number;
  readonly #sleepers: Sleeper[] = [];
  /** Step per reading, ms: with 0 two readings of a call are equal, which a real clock does not guarantee. */
  tickMs = 0;
  /** All requested waits, ms. */
  readonly waitsMs: number[] = [];

  constructor(startMs = Date.UTC(2026, 0, 5, 4, 30)) {
    this.#nowMs = startMs;
  }

  nowMs = (): number => {
    this.#nowMs += this.tickMs;
    return this.#nowMs;
  };

  advance(byMs: number): void {
    this.#nowMs += byMs;
  }

  delay = (waitMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      this.waitsMs.push(waitMs);
      if (waitMs >= GUARDS_FROM_MS || waitMs === RENEW_EVERY_MS) {
        const timer = setTimeout(resolve, GUARDED_WORK_LASTS_MS);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
        return;
      }
      this.#sleepers.push({ dueMs: waitMs, wake: resolve });
      signal?.addEventListener('abort', () => resolve());
      setImmediate(() => {
        this.#sleepers.sort((a, b) => a.dueMs - b.dueMs);
        this.#sleepers.shift()?.wake();
      });
    });
}
