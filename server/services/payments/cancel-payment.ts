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

/** Cancels the payment. Refuses while the lender has not answered (4008), for a paid or ended one (4100), and for a
 *  session that would end another's payment (PAYMENT_ELSEWHERE), which may leave while the payment continues. */
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

/** Ends an order's open payment because the shop starts another one. Refuses if it is, or may be, paid. */
export async function endByMerchant(deps: PaymentDeps, txnUuid: string, requestId: string): Promise<void> {
  const txn = await cancel(deps, txnUuid, requestId, async () => undefined);
  if (txn.state.credit === 'asked' || txn.state.status === 'COMPLETE') throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
}

/** Ends a payment that an agent requested. Refuses while the lender has not answered (4008), and for a paid or ended
 *  one (4100). `mayEnd` throws if ending is not allowed. */
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

/** Allowed for the owner. Without an owner also for the shop's machine, and for the only session of the payment. */
async function requireMayEnd(db: Db, caller: CheckoutCaller, txn: Transaction, nowMs: number): Promise<void> {
  refuseIfElsewhere(caller, txn);
  if (ownershipOf(caller, txn) === 'OWN' || isShopsMachine(caller, txn)) return;
  if (await hasOtherSession(db, caller.session, nowMs))
    throw new Refusal('PAYMENT_ELSEWHERE', { why: 'another session may go on' });
}

/** The payment afterwards; unchanged if it can no longer be cancelled. `mayEnd` throws if ending is not allowed. */
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
