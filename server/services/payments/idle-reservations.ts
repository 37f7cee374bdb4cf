import { SESSION_IDLE_MS } from '../../rules/lifetimes';
import { idleReservations } from '../../store/customer-payments';
import { findTransaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import { changeTransaction } from './change-transaction';
import type { PaymentDeps } from './payment-deps';
import { takeBack } from './settle';

/** Lets go the credit that lenders hold for orders which a number has left for longer than a session lasts: an order stays open
 *  as long as its statement is valid, and must not keep the number from paying another one. There a plan is chosen again. */
export async function letIdleReservationsGo(
  deps: PaymentDeps,
  { mobile, txnUuid, requestId }: { readonly mobile: string; readonly txnUuid: string; readonly requestId: string },
): Promise<void> {
  const idleSinceMs = deps.clock.nowMs() - SESSION_IDLE_MS;
  for (const idleUuid of await idleReservations(deps.db, { mobile, except: txnUuid, idleSinceMs })) {
    const idle = await findTransaction(deps.db, idleUuid);
    if (!idle) continue;
    try {
      if (!(await takeBack(deps, idle, requestId))) continue;
      await changeTransaction(deps, idle, requestId, async (turn) => {
        if (turn.txn.reservationKey === idle.reservationKey) await turn.applyIfAllowed({ type: 'planReopened' });
      });
    } catch (error) {
      // Its lender does not say whether it has paid: the credit stays where it is.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
