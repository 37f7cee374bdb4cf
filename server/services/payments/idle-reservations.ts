import { SESSION_IDLE_MS } from '../../rules/lifetimes';
import { idleReservations } from '../../store/customer-payments';
import { findTransaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import { changeTransaction } from './change-transaction';
import type { PaymentDeps } from './payment-deps';
import { takeBack } from './settle';

/** Releases credit of orders that a number has left for longer than a session lasts: an order may stay open for days,
 *  and must not block another payment. A returning shopper chooses a plan again. */
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
      await changeTransaction(deps, idle, requestId, async (unit) => {
        if (unit.txn.reservationKey === idle.reservationKey) await unit.applyIfAllowed({ type: 'planReopened' });
      });
    } catch (error) {
      // The lender does not say whether it has paid: the credit stays reserved.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
