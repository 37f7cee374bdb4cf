import { isFinal } from '../../../shared/rules/payment-flow';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { requireOwner } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { current } from './settle';
import { type Turn, takeTurn } from './turn';

/** The caller's payment, for calls that change it. Refuses one that is over: PAYMENT_ORDER_EXPIRED where its time ran
 *  out, else 4100. */
export async function openPayment(deps: PaymentDeps, caller: CheckoutCaller): Promise<Transaction> {
  const txn = await current(deps, caller.session.txnUuid, caller.requestId);
  refuseIfOver(txn);
  return txn;
}

export function refuseIfOver(txn: Transaction): void {
  if (!isFinal(txn.state)) return;
  throw new Refusal(
    txn.errorName === 'PAYMENT_ORDER_EXPIRED' ? 'PAYMENT_ORDER_EXPIRED' : 'PAYMENT_INVALID_TRANSACTION',
    { why: `the payment is ${txn.state.status}` },
  );
}

/** The same for calls that only the payment's owner may make. */
export async function ownPayment(deps: PaymentDeps, caller: CheckoutCaller): Promise<Transaction> {
  const txn = await openPayment(deps, caller);
  requireOwner(caller, txn);
  return txn;
}

/** Takes the caller's turn at its own payment. */
export const turnOf = <Result>(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> => takeTurn(deps, caller.session.txnUuid, caller.requestId, work);
