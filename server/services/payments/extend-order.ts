import type { ResponseOf } from '../../../shared/api/endpoint';
import type { extendOrder } from '../../../shared/api/payment';
import { extended, extensionsRemaining } from '../../../shared/rules/order-time';
import type { CheckoutCaller } from '../caller';
import { changeAuthorizedPayment, openPayment, refuseIfOver } from './authorized-payment';
import { refuseIfElsewhere } from './ownership';
import type { PaymentDeps } from './payment-deps';

/** Gives the shopper more time, where there is little left; otherwise nothing changes. What is reserved is held as long as
 *  the order can last. */
export async function addTime(deps: PaymentDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof extendOrder>> {
  const txn = await openPayment(deps, caller);
  refuseIfElsewhere(caller, txn);
  const after = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    // It may have ended, been taken over or been prolonged meanwhile.
    refuseIfOver(unit.txn);
    refuseIfElsewhere(caller, unit.txn);
    const time = extended(unit.txn, deps.clock.nowMs());
    if (time) unit.note(time);
    return unit.txn;
  });
  return {
    expiresAtMs: after.expiresAtMs,
    extensionsRemaining: extensionsRemaining(after),
    serverNowMs: deps.clock.nowMs(),
  };
}
