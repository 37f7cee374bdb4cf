import { AsyncLocalStorage } from 'node:async_hooks';

/** Times what a request does itself: its whole time without the spans in which it waited for a lender. Lenders that are
 *  waited for at once count once. All times in ms, from one steady clock. */
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

  /** So far; a wait that is still going on is not the request's own. */
  elapsedMs(): number {
    const nowMs = this.#nowMs();
    const waitingMs = this.#waits === 0 ? 0 : nowMs - this.#waitingSinceMs;
    return nowMs - this.#startedAtMs - this.#waitedMs - waitingMs;
  }
}

const running = new AsyncLocalStorage<OwnTime>();

/** Runs a request under its own stopwatch. */
export const timed = (own: OwnTime, run: () => void): void => running.run(own, run);

/** Waits for a lender's system on behalf of whichever request is running: the wait is not that request's own time.
 *  Outside a request it is a plain wait. */
export const waitForLender = <Result>(answer: Promise<Result>): Promise<Result> =>
  running.getStore()?.waitFor(answer) ?? answer;
