import { RENEW_EVERY_MS } from '../../http/idempotency';
import type { Clock } from '../../platform/clock';

/** A wait of this length or more, and the one between two renewals, is a time-out that guards work, and the work may
 *  be a real query of a database: it gets this long in real time, so that a time-out comes after what it guards. */
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
  /** How far it moves at each reading, ms: with 0, two readings of one call are equal, which no real clock promises. */
  tickMs = 0;
  /** Every wait that was asked for, ms. */
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
