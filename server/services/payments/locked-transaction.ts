import type { Db } from '../../store/schema';
import { lockTransaction, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';
import { PaymentUnitOfWork } from './payment-unit-of-work';

/** A payment whose row one call alone holds. */
export class LockedTransaction extends PaymentUnitOfWork {
  /** Where the call reads what else it decides by. */
  readonly trx: Db;

  constructor(trx: Db, deps: PaymentDeps, found: Transaction, requestId: string) {
    super(deps, found, requestId);
    this.trx = trx;
  }
}

/**
 * Works at a payment, one call after the other: reads it, holds it, lets events happen and writes it, all in one database
 * transaction. What was let go meanwhile is given back to the lender afterwards. Throws NOT_FOUND for an unknown
 * payment.
 *
 * So that no two calls wait for each other, each takes what it holds in this order: the code that was typed, the payment,
 * the customer's limit at the merchant, and then what is written besides, as the session. No lender is waited for
 * meanwhile.
 */
export async function withLockedTransaction<Result>(
  deps: PaymentDeps,
  txnUuid: string,
  requestId: string,
  work: (locked: LockedTransaction) => Promise<Result>,
): Promise<Result> {
  const { result, locked } = await deps.db.transaction().execute(async (trx) => {
    const found = await lockTransaction(trx, txnUuid);
    if (!found) throw new Refusal('NOT_FOUND');
    const locked = new LockedTransaction(trx, deps, found, requestId);
    const result = await work(locked);
    if (locked.isChanged) await locked.save(trx);
    return { result, locked };
  });
  await locked.afterSave();
  return result;
}
