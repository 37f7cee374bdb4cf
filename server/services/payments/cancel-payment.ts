import type { ResponseOf } from '../../../shared/api/endpoint';
import type { cancelPayment } from '../../../shared/api/payment';
import { isFinal } from '../../../shared/rules/payment-flow';
import type { Db } from '../../store/schema';
import { hasOtherSession } from '../../store/sessions';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { isShopsMachine, ownershipOf, refuseIfElsewhere } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { withPaymentLock } from './payment-lock';
import { current, takeBack } from './settle';

/** Gives the payment up. Refuses while the lender has still to answer (4008), one that is paid or over (4100), and a
 *  session that would end it for another one (PAYMENT_ELSEWHERE): such a one may leave, and the payment goes on. */
export async function cancelByShopper(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof cancelPayment>> {
  const txn = await cancel(deps, caller.session.txnUuid, caller.requestId, (db, found) =>
    requireMayEnd(db, caller, found, deps.clock.nowMs()),
  );
  if (txn.state.credit === 'asked') throw new Refusal('PAYMENT_TRANSACTION_TIMEOUT');
  if (txn.state.status !== 'CANCELED') throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: txn.state.status });
  return {
    status: txn.state.status,
    step: txn.state.step,
    signedResult: txn.signedResult,
    returnUrl: txn.returnUrl,
    serverNowMs: deps.clock.nowMs(),
  };
}

/** Ends an order's open payment because the shop starts another one. Refuses where it is, or may be, paid. */
export async function endByMerchant(deps: PaymentDeps, txnUuid: string, requestId: string): Promise<void> {
  const txn = await cancel(deps, txnUuid, requestId, async () => undefined);
  if (txn.state.credit === 'asked' || txn.state.status === 'COMPLETE') throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
}

/** Ends a payment that an agent has asked for. Refuses while the lender has still to answer (4008), and one that is paid or
 *  over (4100). `mayEnd` throws where it may not be ended. */
export async function endByAgent(
  deps: PaymentDeps,
  txnUuid: string,
  requestId: string,
  mayEnd: (db: Db, txn: Transaction) => Promise<void> = async () => undefined,
): Promise<Transaction> {
  const txn = await cancel(deps, txnUuid, requestId, mayEnd);
  if (txn.state.credit === 'asked') throw new Refusal('PAYMENT_TRANSACTION_TIMEOUT');
  if (txn.state.status !== 'CANCELED') throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: txn.state.status });
  return txn;
}

/** The owner may. Before there is one, so may the shop's machine, and a session that nobody else would miss the payment
 *  with. */
async function requireMayEnd(db: Db, caller: CheckoutCaller, txn: Transaction, nowMs: number): Promise<void> {
  refuseIfElsewhere(caller, txn);
  if (ownershipOf(caller, txn) === 'OWN' || isShopsMachine(caller, txn)) return;
  if (await hasOtherSession(db, caller.session, nowMs))
    throw new Refusal('PAYMENT_ELSEWHERE', { why: 'another session may go on' });
}

/** As it is after that; a payment that cannot be canceled any more is left as it is. `mayEnd` throws where it may not be
 *  ended. */
async function cancel(
  deps: PaymentDeps,
  txnUuid: string,
  requestId: string,
  mayEnd: (db: Db, txn: Transaction) => Promise<void>,
): Promise<Transaction> {
  const txn = await current(deps, txnUuid, requestId);
  if (txn.state.credit === 'asked' || isFinal(txn.state)) return txn;
  await mayEnd(deps.db, txn);
  await takeBack(deps, txn, requestId);
  return withPaymentLock(deps, txnUuid, requestId, async (locked) => {
    // A number may have been verified meanwhile.
    if (!isFinal(locked.txn.state)) await mayEnd(locked.trx, locked.txn);
    await locked.applyIfAllowed({ type: 'canceled' });
    return locked.txn;
  });
}
