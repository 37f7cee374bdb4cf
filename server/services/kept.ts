import type { Clock } from '../ports';
import { isOutage } from '../store/outage';

/** Things that are made of what may change, kept by a key: so many at most, the least wanted goes first, and none longer
 *  than its time. Who asks while one is made waits for it. One that cannot be made anew because the database is away stays
 *  as it was. */
export class Kept<Thing> {
  readonly #clock: Clock;
  readonly #atMost: number;
  readonly #keptMs: number;
  /** The least wanted first. */
  readonly #things = new Map<string, { readonly thing: Promise<Thing>; readonly madeAtMs: number }>();

  constructor(clock: Clock, { atMost, keptMs }: { readonly atMost: number; readonly keptMs: number }) {
    this.#clock = clock;
    this.#atMost = atMost;
    this.#keptMs = keptMs;
  }

  /** Throws what `make` throws, and keeps nothing then. */
  find(key: string, make: () => Promise<Thing>): Promise<Thing> {
    const nowMs = this.#clock.nowMs();
    const known = this.#things.get(key);
    this.#things.delete(key);
    const isFresh = known !== undefined && nowMs >= known.madeAtMs && nowMs < known.madeAtMs + this.#keptMs;
    const thing = isFresh ? known.thing : this.#made(make, known?.thing);
    this.#things.set(key, isFresh ? known : { thing, madeAtMs: nowMs });
    const [leastWanted] = this.#things.keys();
    if (leastWanted !== undefined && this.#things.size > this.#atMost) this.#things.delete(leastWanted);
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
