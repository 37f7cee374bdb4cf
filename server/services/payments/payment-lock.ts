import type { Db } from '../../store/schema';
import { lockTransaction, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';
import { PaymentUnitOfWork } from './payment-unit-of-work';

export class LockedPayment extends PaymentUnitOfWork {
  /** Transaction that holds the lock; `work` reads other rows in it. */
  readonly trx: Db;

  constructor(trx: Db, deps: PaymentDeps, found: Transaction, requestId: string) {
    super(deps, found, requestId);
    this.trx = trx;
  }
}

/**
 * Locks a payment, runs `work` and writes its changes, in one database transaction. Dropped credit is released
 * afterwards. Throws NOT_FOUND for an unknown payment.
 *
 * Every call takes its locks in this order, so that no two calls deadlock, and calls no lender meanwhile:
 * 1. the typed code;
 * 2. the payment;
 * 3. the customer's limit at the merchant;
 * 4. other rows that are written, such as the session.
 */
export async function withPaymentLock<Result>(
  deps: PaymentDeps,
  txnUuid: string,
  requestId: string,
  work: (locked: LockedPayment) => Promise<Result>,
): Promise<Result> {
  const { result, locked } = await deps.db.transaction().execute(async (trx) => {
    const found = await lockTransaction(trx, txnUuid);
    if (!found) throw new Refusal('NOT_FOUND');
    const locked = new LockedPayment(trx, deps, found, requestId);
    const result = await work(locked);
    if (locked.isChanged) await locked.save(trx);
    return { result, locked };
  });
  await locked.afterSave();
  return result;
}
