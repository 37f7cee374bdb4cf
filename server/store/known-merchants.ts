import type { Clock } from '../ports';
import { findMerchant, type Merchant } from './merchants';
import { isOutage } from './outage';
import type { Db } from './schema';

/** How long a process believes what it has read of a merchant: a change made by another one (a new origin, a new secret)
 *  is in force everywhere after that. */
export const MERCHANT_KEPT_MS = 5_000;
/** Read again sooner where more than these are active. */
const MOST_KEPT = 2_000;

/** What is registered of merchants, read from the database once in a while and not at every call. While the database is
 *  away it stays as it was read last. */
export class KnownMerchants {
  readonly #db: Db;
  readonly #clock: Clock;
  /** In the order in which they were read. */
  readonly #kept = new Map<string, { readonly merchant: Merchant; readonly readAtMs: number }>();

  /** False while no lender is connected: then each merchant has none, whatever is registered. */
  readonly isLending: boolean;

  constructor(db: Db, clock: Clock, isLending = true) {
    this.#db = db;
    this.#clock = clock;
    this.isLending = isLending;
  }

  /** Null for an unknown key, which is looked up every time: a merchant is there as soon as it is registered. */
  async find(merchantKey: string): Promise<Merchant | null> {
    const nowMs = this.#clock.nowMs();
    const kept = this.#kept.get(merchantKey);
    if (kept && nowMs >= kept.readAtMs && nowMs < kept.readAtMs + MERCHANT_KEPT_MS) return kept.merchant;
    let merchant: Merchant | null;
    try {
      const found = await findMerchant(this.#db, merchantKey);
      merchant = found && !this.isLending ? { ...found, lenderIds: [] } : found;
    } catch (error) {
      // A page that only shows something opens all the same, and a frame waits with what it calls.
      if (kept && isOutage(error)) return kept.merchant;
      throw error;
    }
    this.#kept.delete(merchantKey);
    if (merchant) this.#keep(merchant, nowMs);
    return merchant;
  }

  #keep(merchant: Merchant, readAtMs: number): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(oldest);
    this.#kept.set(merchant.merchantKey, { merchant, readAtMs });
  }
}
