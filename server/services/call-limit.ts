import type { Clock } from '../platform/clock';
import { bucketOf, type QuotaLimit, reserveQuota, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import type { Write } from '../store/write';
import { type CallMaker, countersOf } from './call-counters';
import { type CallLimits, tooMany } from './limits';

/** Local quotas per process, some 20 MB. */
const MAX_QUOTAS = 100_000;

interface LocalQuota {
  left: number;
  readonly isLast: boolean;
  readonly takenAtMs: number;
  readonly endsAtMs: number;
}

/** Rate limit of calls over all processes.
 *  1. Each process reserves a local quota in the database and counts it down by itself: most calls write nothing.
 *  2. No caller is allowed more. A caller of several processes may be refused up to one quota per process sooner.
 *  3. A used-up window is cached until it ends, so that refused calls write nothing either. */
export class CallLimit {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #limits: CallLimits;
  readonly #maxQuotas: number;
  readonly #quotas = new Map<string, LocalQuota>();
  readonly #taking = new Map<string, Promise<void>>();

  constructor({
    db,
    clock,
    limits,
    maxQuotas = MAX_QUOTAS,
  }: {
    readonly db: Db;
    readonly clock: Clock;
    readonly limits: CallLimits;
    readonly maxQuotas?: number;
  }) {
    this.#db = db;
    this.#clock = clock;
    this.#limits = limits;
    this.#maxQuotas = maxQuotas;
  }

  get quotaCount(): number {
    return this.#quotas.size;
  }

  async consume(by: CallMaker): Promise<void> {
    const uses = countersOf(this.#limits, by);
    for (;;) {
      const nowMs = this.#clock.nowMs();
      const missing: Use<QuotaLimit>[] = [];
      const usable: LocalQuota[] = [];
      for (const use of uses) {
        const quota = this.#usable(use, nowMs);
        if (quota === null) missing.push(use);
        else if (quota.left === 0) throw tooMany(use.limit, quota.endsAtMs - nowMs);
        else usable.push(quota);
      }
      if (missing.length === 0) {
        for (const quota of usable) quota.left -= 1;
        return;
      }
      await this.#take(missing, nowMs);
    }
  }

  /** Runs `besides`, such as the insert of a session, and reserves the quotas of its first calls, in one statement. */
  async begin(by: CallMaker, besides: readonly Write[]): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const missing = countersOf(this.#limits, by).filter((use) => this.#usable(use, nowMs) === null);
    await this.#take(missing, nowMs, besides);
  }

  #usable(use: Use, nowMs: number): LocalQuota | null {
    const quota = this.#quotas.get(bucketOf(use));
    if (!quota || isOver(quota, nowMs)) return null;
    return quota.left > 0 || quota.isLast ? quota : null;
  }

  /** Reserves quotas. Concurrent calls share one reservation. */
  async #take(uses: readonly Use<QuotaLimit>[], nowMs: number, besides: readonly Write[] = []): Promise<void> {
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

  async #ask(uses: readonly Use<QuotaLimit>[], nowMs: number, besides: readonly Write[]): Promise<void> {
    const granted = await reserveQuota(this.#db, uses, nowMs, besides);
    for (const [use, { uses: left, endsAtMs }] of granted) {
      const bucket = bucketOf(use);
      // Reserved again, so moved to the end.
      this.#quotas.delete(bucket);
      this.#quotas.set(bucket, { left, isLast: left < use.limit.quota, takenAtMs: nowMs, endsAtMs });
    }
    this.#forget(nowMs);
  }

  /** All windows have the same length, so the oldest quotas expire first. Above the limit the oldest are dropped, and
   *  their rest counts as used. */
  #forget(nowMs: number): void {
    for (const [bucket, quota] of this.#quotas) {
      if (!isOver(quota, nowMs) && this.#quotas.size <= this.#maxQuotas) return;
      this.#quotas.delete(bucket);
    }
  }
}

/** Also true if the clock was set back. */
const isOver = ({ takenAtMs, endsAtMs }: LocalQuota, nowMs: number): boolean => nowMs < takenAtMs || nowMs >= endsAtMs;
