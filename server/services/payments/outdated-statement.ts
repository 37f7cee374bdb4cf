import type { Kfs } from '../../../shared/api/kfs';
import { findKfs } from '../../store/kfs';
import type { Transaction } from '../../store/transactions';
import { isOfToday } from './build-kfs';
import type { PaymentDeps } from './payment-deps';

/** Null before the consent, and for a lender with its own statement. */
export const agreedStatement = async (
  { db }: Pick<PaymentDeps, 'db'>,
  { txnUuid, kfsHash, state }: Transaction,
): Promise<Kfs | null> => (kfsHash === null || state.plan?.kfsEnabled === false ? null : findKfs(db, txnUuid, kfsHash));

/** True if the agreed statement is of another day in India: interest runs from the disbursal, so it must be issued and
 *  agreed to again before the lender is asked to pay. */
export const isOutdated = ({ clock }: Pick<PaymentDeps, 'clock'>, agreed: Kfs | null): boolean =>
  agreed !== null && !isOfToday(agreed, clock.nowMs());
