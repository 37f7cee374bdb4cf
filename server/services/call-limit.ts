import type { Clock } from '../ports';
import { bucketOf, type PortionedLimit, takeUses, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import type { Write } from '../store/write';
import { type CallMaker, countersOf } from './call-counters';
import { type CallLimits, tooMany } from './limits';

/** Portions that a process keeps, at most: some 20 MB. */
const MOST_PORTIONS = 100_000;

interface Portion {
  left: number;
  /** The window has no more after it. */
  readonly isLast: boolean;
  readonly takenAtMs: number;
  readonly endsAtMs: number;
}

/** Bounds how many calls may be made within a window, over all processes, by whom they count for. Each process takes a
 *  portion from the database and counts it down by itself, so that most calls write nothing: nobody is ever allowed more,
 *  and whom several processes serve may be refused up to a portion for each of them sooner. Where a window is used up,
 *  that is kept until its end: calls that are refused write nothing either. */
export class CallLimit {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #limits: CallLimits;
  readonly #mostPortions: number;
  /** By bucket, in the order in which they were taken. */
  readonly #portions = new Map<string, Portion>();
  readonly #taking = new Map<string, Promise<void>>();

  constructor({
    db,
    clock,
    limits,
    mostPortions = MOST_PORTIONS,
  }: {
    readonly db: Db;
    readonly clock: Clock;
    readonly limits: CallLimits;
    readonly mostPortions?: number;
  }) {
    this.#db = db;
    this.#clock = clock;
    this.#limits = limits;
    this.#mostPortions = mostPortions;
  }

  /** How many portions this process keeps. */
  get kept(): number {
    return this.#portions.size;
  }

  /** Counts one call. Refuses it with 429 where it is one too many. */
  async consume(by: CallMaker): Promise<void> {
    const uses = countersOf(this.#limits, by);
    for (;;) {
      const nowMs = this.#clock.nowMs();
      const missing: Use<PortionedLimit>[] = [];
      const kept: Portion[] = [];
      for (const use of uses) {
        const portion = this.#usable(use, nowMs);
        if (portion === null) missing.push(use);
        else if (portion.left === 0) throw tooMany(use.limit, portion.endsAtMs - nowMs);
        else kept.push(portion);
      }
      if (missing.length === 0) {
        for (const portion of kept) portion.left -= 1;
        return;
      }
      await this.#take(missing, nowMs);
    }
  }

  /** Writes what makes somebody known, and in the same statement takes the portions that his first calls are counted by. */
  async begin(by: CallMaker, besides: readonly Write[]): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const missing = countersOf(this.#limits, by).filter((use) => this.#usable(use, nowMs) === null);
    await this.#take(missing, nowMs, besides);
  }

  /** What is kept of a use; null where the database has to be asked. */
  #usable(use: Use, nowMs: number): Portion | null {
    const portion = this.#portions.get(bucketOf(use));
    if (!portion || isOver(portion, nowMs)) return null;
    return portion.left > 0 || portion.isLast ? portion : null;
  }

  /** Takes portions, or waits for those that another call takes just now: calls that come together share them. */
  async #take(uses: readonly Use<PortionedLimit>[], nowMs: number, besides: readonly Write[] = []): Promise<void> {
    const underWay = uses.flatMap((use) => this.#taking.get(bucketOf(use)) ?? []);
    const asked = uses.filter((use) => !this.#taking.has(bucketOf(use)));
    if (asked.length > 0 || besides.length > 0) {
      const taking = this.#ask(asked, nowMs, besides).finally(() => {
        for (const use of asked) this.#taking.delete(bucketOf(use));
      });
      for (const use of asked) this.#taking.set(bucketOf(use), taking);
      underWay.push(taking);
    }
    await Promise.all(underWay);
  }

  async #ask(uses: readonly Use<PortionedLimit>[], nowMs: number, besides: readonly Write[]): Promise<void> {
    const granted = await takeUses(this.#db, uses, nowMs, besides);
    for (const [use, { uses: left, endsAtMs }] of granted) {
      const bucket = bucketOf(use);
      // Those that are taken again stand last.
      this.#portions.delete(bucket);
      this.#portions.set(bucket, { left, isLast: left < use.limit.portion, takenAtMs: nowMs, endsAtMs });
    }
    this.#forget(nowMs);
  }

  /** Windows of all limits are of one length, so that none outlasts for longer than that those which were taken before it.
   *  Beyond the most that are kept the oldest go: what was left of them counts as used. */
  #forget(nowMs: number): void {
    for (const [bucket, portion] of this.#portions) {
      if (!isOver(portion, nowMs) && this.#portions.size <= this.#mostPortions) return;
      this.#portions.delete(bucket);
    }
  }
}

/** Also where the clock has been set back since. */
const isOver = ({ takenAtMs, endsAtMs }: Portion, nowMs: number): boolean => nowMs < takenAtMs || nowMs >= endsAtMs;
