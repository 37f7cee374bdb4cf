import { AsyncLocalStorage } from 'node:async_hooks';

/** Time of a request without the spans in which it waits for a lender; parallel waits count once. All times in ms, from
 *  one monotonic clock. */
export class OwnTime {
  readonly #nowMs: () => number;
  readonly #startedAtMs: number;
  #waits = 0;
  #waitingSinceMs = 0;
  #waitedMs = 0;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
    this.#startedAtMs = nowMs();
  }

  async waitFor<Result>(answer: Promise<Result>): Promise<Result> {
    if (this.#waits === 0) this.#waitingSinceMs = this.#nowMs();
    this.#waits += 1;
    try {
      return await answer;
    } finally {
      this.#waits -= 1;
      if (this.#waits === 0) this.#waitedMs += this.#nowMs() - this.#waitingSinceMs;
    }
  }

  /** Excludes a running wait. */
  elapsedMs(): number {
    const nowMs = this.#nowMs();
    const waitingMs = this.#waits === 0 ? 0 : nowMs - this.#waitingSinceMs;
    return nowMs - this.#startedAtMs - this.#waitedMs - waitingMs;
  }
}

const running = new AsyncLocalStorage<OwnTime>();

export const timed = (own: OwnTime, run: () => void): void => running.run(own, run);

/** Excludes a wait for a lender from the running request's own time. Outside a request it only waits. */
export const waitForLender = <Result>(answer: Promise<Result>): Promise<Result> =>
  running.getStore()?.waitFor(answer) ?? answer;
