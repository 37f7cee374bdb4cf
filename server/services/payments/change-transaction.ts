import type { Db } from '../../store/schema';
import { countChanges, isOutdated, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';
import { withPaymentLock } from './payment-lock';
import { PaymentUnitOfWork } from './payment-unit-of-work';

/**
 * Changes a payment from its recently `read` state without a lock: all changes are written in one statement, which the
 * database refuses if another call has changed the payment. After such a conflict, or if nothing was written or
 * outdated data led to a refusal, `work` runs again on the locked payment. So the outcome always equals serialized
 * calls, and most calls need one statement. `work` depends only on the payment and must be repeatable.
 */
export async function changeTransaction<Result>(
  deps: PaymentDeps,
  read: Transaction,
  requestId: string,
  work: (unit: PaymentUnitOfWork) => Promise<Result>,
): Promise<Result> {
  const unit = new PaymentUnitOfWork(deps, read, requestId);
  const done = await resultOrRefusal(work(unit));
  const isWritten = 'result' in done && unit.isChanged;
  const stands = isWritten
    ? await isSaved(deps.db, unit)
    : (await countChanges(deps.db, read.txnUuid)) === read.changes;
  if (!stands) return withPaymentLock(deps, read.txnUuid, requestId, work);
  if ('refusal' in done) throw done.refusal;
  await unit.afterSave();
  return done.result;
}

async function resultOrRefusal<Result>(
  work: Promise<Result>,
): Promise<{ readonly result: Result } | { readonly refusal: Refusal }> {
  try {
    return { result: await work };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}

/** False without a write if another call has changed the payment. */
async function isSaved(db: Db, unit: PaymentUnitOfWork): Promise<boolean> {
  try {
    await unit.save(db);
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
}
