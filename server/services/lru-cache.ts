import type { Clock } from '../platform/clock';
import { isOutage } from '../store/outage';

/** LRU cache with a TTL. Concurrent callers share one load. Serves the stale value while the database is down. */
export class LruCache<Value> {
  readonly #clock: Clock;
  readonly #maxEntries: number;
  readonly #ttlMs: number;
  /** Least recently used first. */
  readonly #entries = new Map<string, { readonly value: Promise<Value>; readonly loadedAtMs: number }>();

  constructor(clock: Clock, { maxEntries, ttlMs }: { readonly maxEntries: number; readonly ttlMs: number }) {
    this.#clock = clock;
    this.#maxEntries = maxEntries;
    this.#ttlMs = ttlMs;
  }

  /** Returns the cached value or loads it. An error of `load` is thrown and not cached. */
  find(key: string, load: () => Promise<Value>): Promise<Value> {
    const nowMs = this.#clock.nowMs();
    const cached = this.#entries.get(key);
    this.#entries.delete(key);
    const isFresh = cached !== undefined && nowMs >= cached.loadedAtMs && nowMs < cached.loadedAtMs + this.#ttlMs;
    const value = isFresh ? cached.value : this.#load(load, cached?.value);
    this.#entries.set(key, isFresh ? cached : { value, loadedAtMs: nowMs });
    const [oldestKey] = this.#entries.keys();
    if (oldestKey !== undefined && this.#entries.size > this.#maxEntries) this.#entries.delete(oldestKey);
    if (!isFresh)
      value.catch(() => {
        if (this.#entries.get(key)?.value === value) this.#entries.delete(key);
      });
    return value;
  }

  async #load(load: () => Promise<Value>, stale: Promise<Value> | undefined): Promise<Value> {
    try {
      return await load();
    } catch (error) {
      if (stale && isOutage(error)) return stale;
      throw error;
    }
  }
}
