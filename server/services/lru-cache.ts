import type { Clock } from '../ports';
import { isOutage } from '../store/outage';

/** LRU cache with a TTL. Concurrent callers share one load. Serves the stale value while the database is down. */
export class LruCache<Thing> {
  readonly #clock: Clock;
  readonly #maxEntries: number;
  readonly #ttlMs: number;
  /** Least recently used first. */
  readonly #things = new Map<string, { readonly thing: Promise<Thing>; readonly madeAtMs: number }>();

  constructor(clock: Clock, { maxEntries, ttlMs }: { readonly maxEntries: number; readonly ttlMs: number }) {
    this.#clock = clock;
    this.#maxEntries = maxEntries;
    this.#ttlMs = ttlMs;
  }

  /** Returns the cached value or loads it by `make`. An error of `make` is thrown and not cached. */
  find(key: string, make: () => Promise<Thing>): Promise<Thing> {
    const nowMs = this.#clock.nowMs();
    const known = this.#things.get(key);
    this.#things.delete(key);
    const isFresh = known !== undefined && nowMs >= known.madeAtMs && nowMs < known.madeAtMs + this.#ttlMs;
    const thing = isFresh ? known.thing : this.#made(make, known?.thing);
    this.#things.set(key, isFresh ? known : { thing, madeAtMs: nowMs });
    const [leastWanted] = this.#things.keys();
    if (leastWanted !== undefined && this.#things.size > this.#maxEntries) this.#things.delete(leastWanted);
    if (!isFresh)
      thing.catch(() => {
        if (this.#things.get(key)?.thing === thing) this.#things.delete(key);
      });
    return thing;
  }

  async #made(make: () => Promise<Thing>, before: Promise<Thing> | undefined): Promise<Thing> {
    try {
      return await make();
    } catch (error) {
      if (before && isOutage(error)) return before;
      throw error;
    }
  }
}
