import type { Clock } from '../ports';
import { type Granted, type Limit, takeUses } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { tooMany } from './limits';

/** Into how many portions a limit is divided. */
const PORTIONS = 30;

interface Portion {
  left: number;
  readonly takenAtMs: number;
  readonly endsAtMs: number;
}

/** Bounds how many calls a client may make within a window, over all processes. Each process takes a portion from the
 *  database and counts it down by itself, so that most calls write nothing: a client is never allowed more, and one whom
 *  several processes serve may be refused up to a portion for each of them sooner. */
export class CallLimit {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #limit: Limit;
  readonly #atATime: number;
  /** By client, in the order in which they were taken. */
  readonly #portions = new Map<string, Portion>();
  readonly #taking = new Map<string, Promise<Granted>>();

  constructor({ db, clock, limit }: { readonly db: Db; readonly clock: Clock; readonly limit: Limit }) {
    this.#db = db;
    this.#clock = clock;
    this.#limit = limit;
    this.#atATime = Math.max(1, Math.floor(limit.uses / PORTIONS));
  }

  /** Counts one call. Refuses it with 429 where it is one too many. */
  async consume(who: readonly string[]): Promise<void> {
    const client = who.join('|');
    for (;;) {
      const nowMs = this.#clock.nowMs();
      const kept = this.#portions.get(client);
      if (kept && kept.left > 0 && nowMs >= kept.takenAtMs && nowMs < kept.endsAtMs) {
        kept.left -= 1;
        return;
      }
      // Calls that come together share what is taken.
      const taking = this.#taking.get(client) ?? this.#take(client, nowMs).finally(() => this.#taking.delete(client));
      this.#taking.set(client, taking);
      const { uses, endsAtMs } = await taking;
      if (uses === 0) throw tooMany(this.#limit, endsAtMs - nowMs);
    }
  }

  async #take(client: string, nowMs: number): Promise<Granted> {
    this.#forgetEnded(nowMs);
    const granted = await takeUses(this.#db, this.#limit, client, this.#atATime, nowMs);
    this.#portions.delete(client);
    this.#portions.set(client, { left: granted.uses, takenAtMs: nowMs, endsAtMs: granted.endsAtMs });
    return granted;
  }

  #forgetEnded(nowMs: number): void {
    for (const [client, { endsAtMs }] of this.#portions) {
      if (endsAtMs > nowMs) return;
      this.#portions.delete(client);
    }
  }
}
