import type { Kfs } from '../../../shared/api/kfs';
import { findKfs } from '../../store/kfs';
import type { Transaction } from '../../store/transactions';
import { isOfToday } from './build-kfs';
import type { PaymentDeps } from './payment-deps';

/** The statement of ours that was agreed to; null before, and of a lender that shows its own. */
export const agreedStatement = async (
  { db }: Pick<PaymentDeps, 'db'>,
  { txnUuid, kfsHash, state }: Transaction,
): Promise<Kfs | null> => (kfsHash === null || state.plan?.kfsEnabled === false ? null : findKfs(db, txnUuid, kfsHash));

/** Whether the statement that was agreed to is of another day in India: interest runs from the disbursal, so the lender is not
 *  asked to pay by it. It is issued again, and agreed to again. */
export const isOutdated = ({ clock }: Pick<PaymentDeps, 'clock'>, agreed: Kfs | null): boolean =>
  agreed !== null && !isOfToday(agreed, clock.nowMs());
