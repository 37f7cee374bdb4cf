import type { ResponseOf } from '../../../shared/api/endpoint';
import type { cancelPayment } from '../../../shared/api/payment';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';
import { current, takeBack } from './settle';
import { takeTurn } from './turn';

/** Gives the payment up. Refuses while the lender has still to answer (4008), and one that is paid or over (4100). */
export async function cancelByShopper(
  deps: PaymentDeps,
  caller: CheckoutCaller,
): Promise<ResponseOf<typeof cancelPayment>> {
  const txn = await cancel(deps, caller.session.txnUuid, caller.requestId);
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
  const txn = await cancel(deps, txnUuid, requestId);
  if (txn.state.credit === 'asked' || txn.state.status === 'COMPLETE') throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
}

/** As it is after that; a payment that cannot be canceled any more is left as it is. */
async function cancel(deps: PaymentDeps, txnUuid: string, requestId: string): Promise<Transaction> {
  const txn = await current(deps, txnUuid, requestId);
  if (txn.state.credit === 'asked') return txn;
  await takeBack(deps, txn, requestId);
  return takeTurn(deps, txnUuid, requestId, async (turn) => {
    await turn.applyIfAllowed({ type: 'canceled' });
    return turn.txn;
  });
}
