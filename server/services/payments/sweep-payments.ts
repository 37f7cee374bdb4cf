import { neglectedTransactions } from '../../store/neglected-transactions';
import { beginMissingLoans } from './begin-loan';
import { DONE_A_ROUND } from './done-a-round';
import { giveBackOverdue } from './give-back';
import type { PaymentDeps } from './payment-deps';
import { current } from './settle';

/** A request to pay that is older than this is looked after even if the shopper has gone. */
const UNANSWERED_AFTER_MS = 30_000;

/** Looks after payments that nobody asks about any more: those whose lender has still to answer, and those whose time is
 *  over. Gives back what nobody takes any more, and begins the loans that processes of earlier versions have not. Any number of processes may do so at once, because each payment is taken
 *  in turns. */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const uuids = await neglectedTransactions(deps.db, nowMs, UNANSWERED_AFTER_MS, DONE_A_ROUND);
  for (const txnUuid of uuids) {
    try {
      await current(deps, txnUuid, 'sweep');
    } catch (err) {
      deps.warn(err, 'a payment could not be looked after');
    }
  }
  await giveBackOverdue(deps);
  await beginMissingLoans(deps, null, DONE_A_ROUND);
}
