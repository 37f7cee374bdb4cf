import type { Clock } from '../platform/clock';
import { findMerchant, type Merchant } from './merchants';
import { isOutage } from './outage';
import type { Db } from './schema';

/**
 * Lifetime of a cached merchant: a change by another process, such as a new origin or secret, takes effect after it.
 */
export const MERCHANT_CACHE_MS = 5_000;
/** Beyond this limit the merchant that was read first is evicted. */
const MAX_MERCHANTS = 2_000;

/** Serves stale entries while the database is down. */
export class MerchantCache {
  readonly #db: Db;
  readonly #clock: Clock;
  /** In order of reading. */
  readonly #cache = new Map<string, { readonly merchant: Merchant; readonly readAtMs: number }>();

  /** False while no lender is connected: then each merchant has none, regardless of its registration. */
  readonly isLending: boolean;

  constructor(db: Db, clock: Clock, isLending = true) {
    this.#db = db;
    this.#clock = clock;
    this.isLending = isLending;
  }

  /** Null for an unknown key, which is not cached, so that a new merchant is found at once. */
  async find(merchantKey: string): Promise<Merchant | null> {
    const nowMs = this.#clock.nowMs();
    const cached = this.#cache.get(merchantKey);
    if (cached && nowMs >= cached.readAtMs && nowMs < cached.readAtMs + MERCHANT_CACHE_MS) return cached.merchant;
    let merchant: Merchant | null;
    try {
      const found = await findMerchant(this.#db, merchantKey);
      merchant = found && !this.isLending ? { ...found, lenderIds: [] } : found;
    } catch (error) {
      // A display page still opens during an outage; a frame's calls are retried.
      if (cached && isOutage(error)) return cached.merchant;
      throw error;
    }
    this.#cache.delete(merchantKey);
    if (merchant) this.#keep(merchant, nowMs);
    return merchant;
  }

  #keep(merchant: Merchant, readAtMs: number): void {
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= MAX_MERCHANTS) this.#cache.delete(oldest);
    this.#cache.set(merchant.merchantKey, { merchant, readAtMs });
  }
}
