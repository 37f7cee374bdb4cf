import type { Db } from '../../store/schema';
import { countChanges, isOutdated, type Transaction } from '../../store/transactions';
import { Refusal } from '../refusal';
import type { PaymentDeps } from './payment-deps';
import { withPaymentLock } from './payment-lock';
import { PaymentUnitOfWork } from './payment-unit-of-work';

/**
 * Works at a payment as it was `read` a moment ago, without holding it: what happens to it is written in one statement,
 * which the database refuses where anybody has changed it since. Then, and where nothing was written or the work was
 * refused by what is outdated, the work is done again at what the payment is by now, which this call then holds. So the
 * outcome is always one of calls that take turns, and most take theirs in one statement. `work` decides by the payment
 * alone and does nothing that cannot be done twice.
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

/** False where somebody else has changed the payment, and nothing was written. */
async function isSaved(db: Db, unit: PaymentUnitOfWork): Promise<boolean> {
  try {
    await unit.save(db);
    return true;
  } catch (error) {
    if (isOutdated(error)) return false;
    throw error;
  }
}
