import { findKfs } from '../../store/kfs';
import type { Transaction } from '../../store/transactions';
import { isOfToday } from './build-kfs';
import type { PaymentDeps } from './payment-deps';

/** Whether the statement that was agreed to is of another day in India: interest runs from the disbursal, so the lender is not
 *  asked to pay by it. It is issued again, and agreed to again. */
export async function isStatementOutdated(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { txnUuid, kfsHash, state }: Transaction,
): Promise<boolean> {
  if (kfsHash === null || state.plan?.kfsEnabled === false) return false;
  const kfs = await findKfs(db, txnUuid, kfsHash);
  return kfs !== null && !isOfToday(kfs, clock.nowMs());
}
