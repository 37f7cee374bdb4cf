import { isFinal } from '../../../shared/rules/payment-flow';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';
import { current } from './settle';
import { type Turn, takeTurn } from './turn';

/** Whether this very session has verified the payment's number. Another session of the same payment has to do so
 *  itself before it learns anything. */
export const isVerifiedBy = (caller: CheckoutCaller, txn: Transaction): boolean =>
  txn.state.isMobileVerified && caller.session.mobile !== null && caller.session.mobile === txn.mobile;

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

/** The same for calls that only a session with the verified number may make. */
export async function verifiedPayment(deps: PaymentDeps, caller: CheckoutCaller): Promise<Transaction> {
  const txn = await openPayment(deps, caller);
  if (!isVerifiedBy(caller, txn)) throw new Refusal('MOBILE_NOT_VERIFIED');
  return txn;
}

/** Takes the caller's turn at its own payment. */
export const turnOf = <Result>(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> => takeTurn(deps, caller.session.txnUuid, caller.requestId, work);
