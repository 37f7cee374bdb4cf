import type { RefusedHere } from '../../shared/api/sales';
import type { ShopRefusal } from '../../shared/errors/shop-refusal';
import { lenderById } from '../../shared/lenders';
import type { Standing } from '../lenders/lender-gateway';
import { borrowedAt } from '../store/customer-payments';
import type { Merchant } from '../store/merchants';
import type { Db } from '../store/schema';
import { lenderName } from './offers';

/** Refusal of a lender to lend a customer `rupees` more at a merchant; null if allowed. */
export function refusalBeyond(limitRupees: number, borrowedRupees: number, rupees: number): ShopRefusal | null {
  if (limitRupees === 0) return 'MERCHANT_NOT_ALLOWED';
  return borrowedRupees + rupees > limitRupees ? 'MERCHANT_LIMIT_EXCEEDED' : null;
}

/** Lowers the lenders' limits for a customer to what the merchant still allows; a lender with too little left counts as
 *  refused. `exceptTxnUuid`: a payment that is left out of the sum; null = none. */
export async function applyMerchantLimits(
  db: Db,
  { merchantKey, customerLimits }: Merchant,
  mobile: string,
  standings: ReadonlyMap<string, Standing>,
  exceptTxnUuid: string | null = null,
): Promise<{ readonly standings: ReadonlyMap<string, Standing>; readonly refusedHere: RefusedHere[] }> {
  const isLimited = [...standings.keys()].some((lenderId) => customerLimits[lenderId] !== undefined);
  const borrowed = isLimited ? await borrowedAt(db, { merchantKey, mobile }, exceptTxnUuid) : new Map<string, number>();
  const here = new Map(standings);
  const refusedHere: RefusedHere[] = [];
  for (const [lenderId, found] of standings) {
    if (found.standing !== 'preApproved') continue;
    const limitRupees = customerLimits[lenderId];
    const least = lenderById(lenderId)?.minLoanAmount ?? 0;
    const borrowedRupees = borrowed.get(lenderId) ?? 0;
    const errorName =
      found.refusedHere ?? (limitRupees === undefined ? null : refusalBeyond(limitRupees, borrowedRupees, least));
    if (errorName !== null) {
      here.set(lenderId, { standing: 'refused' });
      refusedHere.push({ lenderId, name: lenderName(lenderId), errorName });
    } else if (limitRupees !== undefined) {
      const leftRupees = limitRupees - borrowedRupees;
      here.set(lenderId, { standing: 'preApproved', limitRupees: Math.min(found.limitRupees, leftRupees) });
    }
  }
  return { standings: here, refusedHere };
}
