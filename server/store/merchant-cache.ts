import type { Clock } from '../platform/clock';
import { findMerchant, type Merchant } from './merchants';
import { isOutage } from './outage';
import type { Db } from './schema';

/** Lifetime of a cached merchant: a change by another process, such as a new origin or secret, is in force after it. */
export const MERCHANT_CACHE_MS = 5_000;
/** Merchants beyond this evict the one that was read first. */
const MOST_KEPT = 2_000;

/** Cache of registered merchants. Serves stale entries while the database is down. */
export class MerchantCache {
  readonly #db: Db;
  readonly #clock: Clock;
  /** In the order in which they were read. */
  readonly #cache = new Map<string, { readonly merchant: Merchant; readonly readAtMs: number }>();

  /** False while no lender is connected: then each merchant has none, whatever is registered. */
  readonly isLending: boolean;

  constructor(db: Db, clock: Clock, isLending = true) {
    this.#db = db;
    this.#clock = clock;
    this.isLending = isLending;
  }

  /** Null for an unknown key. That is not cached, so that a new merchant is found as soon as it is registered. */
  async find(merchantKey: string): Promise<Merchant | null> {
    const nowMs = this.#clock.nowMs();
    const cached = this.#cache.get(merchantKey);
    if (cached && nowMs >= cached.readAtMs && nowMs < cached.readAtMs + MERCHANT_CACHE_MS) return cached.merchant;
    let merchant: Merchant | null;
    try {
      const found = await findMerchant(this.#db, merchantKey);
      merchant = found && !this.isLending ? { ...found, lenderIds: [] } : found;
    } catch (error) {
      // A page that only shows something opens all the same, and a frame waits with what it calls.
      if (cached && isOutage(error)) return cached.merchant;
      throw error;
    }
    this.#cache.delete(merchantKey);
    if (merchant) this.#keep(merchant, nowMs);
    return merchant;
  }

  #keep(merchant: Merchant, readAtMs: number): void {
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= MOST_KEPT) this.#cache.delete(oldest);
    this.#cache.set(merchant.merchantKey, { merchant, readAtMs });
  }
}
