import type { Clock } from '../clock';

/** Moves only when a test moves it; a delay ends when the clock has passed it. */
export class ManualClock implements Clock {
  #nowMs = Date.UTC(2026, 10, 30, 6, 0);
  readonly #sleepers = new Set<{ readonly dueMs: number; readonly wake: () => void }>();

  nowMs = (): number => this.#nowMs;

  advance(byMs: number): void {
    this.#nowMs += byMs;
    for (const sleeper of this.#sleepers)
      if (sleeper.dueMs <= this.#nowMs) {
        this.#sleepers.delete(sleeper);
        sleeper.wake();
      }
  }

  delay = (waitMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const sleeper = { dueMs: this.#nowMs + waitMs, wake: resolve };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', () => {
        this.#sleepers.delete(sleeper);
        resolve();
      });
    });
}
