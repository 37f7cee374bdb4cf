import { sql } from 'kysely';
import type { ShopRefusal } from '../../../shared/errors/shop-refusal';
import { borrowedAt } from '../../store/customer-payments';
import type { Merchant } from '../../store/merchants';
import { refusalBeyond } from '../merchant-limits';
import type { LockedPayment } from './payment-lock';
import { financedRupees } from './price-parts';

/**
 * Refusal of a lender to lend this customer more at this merchant; null if allowed. Counts loans there, and reserved
 * or requested credit of other payments. The advisory lock blocks other transactions of the same customer, merchant
 * and lender until the write is visible.
 */
export async function refusalByCustomerLimit(
  { trx, txn }: LockedPayment,
  { merchantKey, customerLimits }: Merchant,
  lenderId: string,
): Promise<ShopRefusal | null> {
  const limitRupees = customerLimits[lenderId];
  const { mobile, txnUuid } = txn;
  if (limitRupees === undefined || mobile === null) return null;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customer-limit|${merchantKey}|${lenderId}|${mobile}`}, 0))`.execute(
    trx,
  );
  const borrowed = await borrowedAt(trx, { merchantKey, mobile }, txnUuid);
  return refusalBeyond(limitRupees, borrowed.get(lenderId) ?? 0, financedRupees(txn));
}
