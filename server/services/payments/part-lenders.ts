import type { SalesLender } from '../../../shared/api/sales';
import type { Db } from '../../store/schema';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { limitsIn, type Standings } from '../eligibility';
import { applyMerchantLimits } from '../merchant-limits';
import { partOffers } from '../offers';

/** Lenders that lend the payment's customer less than its price at this merchant, each with its plans for its maximum;
 *  none if the merchant's server does not allow split payments. */
export async function partLendersFor(
  db: Db,
  { merchant, session }: CheckoutCaller,
  txn: Transaction,
  standings: Standings,
): Promise<SalesLender[]> {
  if (!txn.isSplitAllowed || session.mobile === null) return [];
  const here = await applyMerchantLimits(db, merchant, session.mobile, standings, txn.txnUuid);
  return partOffers(merchant, limitsIn(here.standings), txn.amountRupees);
}
