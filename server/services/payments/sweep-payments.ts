import { overduePayments, type StalePaymentCursor, unansweredPayments } from '../../store/stale-payments';
import { beginMissingLoans } from './begin-loan';
import type { PaymentDeps } from './payment-deps';
import { releaseOverdueCredit } from './release-credit';
import { current } from './settle';
import { settleUnclaimedLoans } from './settle-unclaimed';
import { SWEEP_BATCH_SIZE } from './sweep-batch-size';

/** A payment request older than this is stale: it is swept even if the shopper has left. */
const UNANSWERED_AFTER_MS = 30_000;

/**
 * Sweeps payments that no page polls any more. Safe in any number of processes at once: each payment is locked.
 * 1. Settles payments whose lender has not answered, and ends expired orders.
 * 2. Releases reserved credit that no payment uses.
 * 3. Settles loans without an order, and writes loans that processes of earlier versions have not written.
 */
export class PaymentSweep {
  readonly #deps: PaymentDeps;
  // Each run continues after the last one: payments of a lender that never answers do not block the others.
  #overdueAfter: StalePaymentCursor = null;
  #unansweredAfter: StalePaymentCursor = null;

  constructor(deps: PaymentDeps) {
    this.#deps = deps;
  }

  async run(): Promise<void> {
    const deps = this.#deps;
    const nowMs = deps.clock.nowMs();
    const overdue = await overduePayments(deps.db, nowMs, SWEEP_BATCH_SIZE, this.#overdueAfter);
    const unanswered = await unansweredPayments(
      deps.db,
      nowMs,
      UNANSWERED_AFTER_MS,
      SWEEP_BATCH_SIZE,
      this.#unansweredAfter,
    );
    this.#overdueAfter = overdue.next;
    this.#unansweredAfter = unanswered.next;
    const uuids = new Set([...overdue.txnUuids, ...unanswered.txnUuids]);
    await Promise.all(
      [...uuids].map(async (txnUuid) => {
        try {
          await current(deps, txnUuid, 'sweep');
        } catch (err) {
          deps.warn(err, 'a payment could not be looked after');
        }
      }),
    );
    await releaseOverdueCredit(deps);
    await settleUnclaimedLoans(deps);
    await beginMissingLoans(deps, null, SWEEP_BATCH_SIZE);
  }
}
