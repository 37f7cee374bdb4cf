import { latestEndMs } from '../../rules/clock-set-back';
import { giveBackOverdue } from './give-back';
import type { PaymentDeps } from './payment-deps';
import { current } from './settle';

/** A request to pay that is older than this is looked after even if the shopper has gone. */
const UNANSWERED_AFTER_MS = 30_000;
const AT_A_TIME = 20;

/** Looks after payments that nobody asks about any more: those whose lender has still to answer, and those whose time is
 *  over. Gives back what nobody takes any more. Any number of processes may do so at once, because each payment is taken
 *  in turns. */
export async function sweepPayments(deps: PaymentDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const rows = await deps.db
    .selectFrom('transactions')
    .select('txn_uuid')
    .where('is_open', '=', true)
    .where((eb) =>
      eb.or([
        eb('expires_at_ms', '<=', nowMs),
        eb.and([
          eb('credit', '=', 'asked'),
          eb.or([eb('asked_at_ms', '<=', nowMs - UNANSWERED_AFTER_MS), eb('asked_at_ms', '>', latestEndMs(nowMs, 0))]),
        ]),
      ]),
    )
    .orderBy('expires_at_ms')
    .limit(AT_A_TIME)
    .execute();
  for (const { txn_uuid: txnUuid } of rows) {
    try {
      await current(deps, txnUuid, 'sweep');
    } catch (err) {
      deps.warn(err, 'a payment could not be looked after');
    }
  }
  await giveBackOverdue(deps);
}
