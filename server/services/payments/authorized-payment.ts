import { errorRow } from '../../../shared/errors';
import { isFinal } from '../../../shared/rules/payment-flow';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { Refusal } from '../refusal';
import { changeTransaction } from './change-transaction';
import { requireOwner } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { type LockedPayment, withPaymentLock } from './payment-lock';
import type { PaymentUnitOfWork } from './payment-unit-of-work';
import { refreshPayment } from './settle';

/** The caller's payment, refreshed. */
export const currentPayment = (deps: PaymentDeps, { txn, requestId }: CheckoutCaller): Promise<Transaction> =>
  refreshPayment(deps, txn, requestId);

/** The caller's payment for changes. Refuses an ended one: PAYMENT_ORDER_EXPIRED if it expired, else 4100. */
export async function openPayment(deps: PaymentDeps, caller: CheckoutCaller): Promise<Transaction> {
  const txn = await currentPayment(deps, caller);
  refuseIfOver(txn);
  return txn;
}

export function refuseIfOver(txn: Transaction): void {
  if (!isFinal(txn.state)) return;
  const isLate = txn.errorName !== null && errorRow(txn.errorName).reaction === 'endOrder';
  throw new Refusal(isLate ? txn.errorName : 'PAYMENT_INVALID_TRANSACTION', {
    why: `the payment is ${txn.state.status}`,
  });
}

export async function authorizedPayment(deps: PaymentDeps, caller: CheckoutCaller): Promise<Transaction> {
  const txn = await openPayment(deps, caller);
  requireOwner(caller, txn);
  return txn;
}

/** Changes the caller's payment from its `read` state. */
export const changeAuthorizedPayment = <Result>(
  deps: PaymentDeps,
  { requestId }: CheckoutCaller,
  read: Transaction,
  work: (unit: PaymentUnitOfWork) => Promise<Result>,
): Promise<Result> => changeTransaction(deps, read, requestId, work);

/** Changes the caller's payment under the payment lock, for work that also reads other rows. */
export const withAuthorizedPaymentLock = <Result>(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  work: (locked: LockedPayment) => Promise<Result>,
): Promise<Result> => withPaymentLock(deps, caller.session.txnUuid, caller.requestId, work);
