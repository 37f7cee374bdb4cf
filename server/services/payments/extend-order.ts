import type { ResponseOf } from '../../../shared/api/endpoint';
import type { extendOrder } from '../../../shared/api/payment';
import { extended, extensionsRemaining } from '../../../shared/rules/order-time';
import type { CheckoutCaller } from '../caller';
import { changeAuthorizedPayment, openPayment, refuseIfOver } from './authorized-payment';
import { refuseIfElsewhere } from './ownership';
import type { PaymentDeps } from './payment-deps';

/**
 * Extends the order's time if little is left; otherwise changes nothing. Reservations last as long as the order can.
 */
export async function addTime(deps: PaymentDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof extendOrder>> {
  const txn = await openPayment(deps, caller);
  refuseIfElsewhere(caller, txn);
  const after = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    // It may have ended, been taken over or been extended meanwhile.
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
