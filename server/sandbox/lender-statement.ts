import type { Kfs } from '../../shared/api/kfs';
import { maskMobile } from '../../shared/format/mask';
import { atMerchant, lenderById, tenures } from '../../shared/lenders';
import { defaultLocale } from '../../shared/locales';
import { keepShownStatement, type StoredReservation, shownStatement } from '../lenders/reservations';
import { buildKfs, isOfToday } from '../services/payments/build-kfs';
import type { Db } from '../store/schema';
import { findTransaction } from '../store/transactions';

/** Today's statement of a simulated lender's own page; null if we show the statement. It is made at the reservation and
 *  again on another day, since interest runs from the disbursal. */
export async function statementShown(db: Db, found: StoredReservation, nowMs: number): Promise<Kfs | null> {
  if (lenderById(found.lenderId)?.kfsEnabled !== false) return null;
  const before = await shownStatement(db, found.key);
  if (before && isOfToday(before, nowMs)) return before;
  const first = before ?? (await statementOn(db, found, found.reservedAtMs, null));
  const shown = isOfToday(first, nowMs) ? first : await statementOn(db, found, nowMs, first);
  await keepShownStatement(db, found.key, shown);
  return shown;
}

async function statementOn(db: Db, found: StoredReservation, atMs: number, follows: Kfs | null): Promise<Kfs> {
  const [txnUuid = '', attempt = ''] = found.key.split(':');
  const txn = await findTransaction(db, txnUuid);
  const lender = lenderById(found.lenderId);
  const tenure = tenures.find((months) => txn?.emiPlanId === `${found.lenderId}-${months}`);
  const annualRateBps = tenure === undefined ? null : (lender?.annualRateBps[tenure] ?? null);
  if (!txn || !lender || tenure === undefined || annualRateBps === null)
    throw new Error(`no plan behind the reservation ${found.key}`);
  return buildKfs({
    language: defaultLocale,
    lender: atMerchant(lender, txn.noCostTenures),
    tenure,
    annualRateBps,
    amountRupees: txn.amountRupees,
    dueRupees: txn.dueRupees,
    merchantName: found.merchantName,
    orderId: txn.orderId,
    maskedMobile: maskMobile(found.mobile),
    proposalNumber: `${txn.txnId}-${attempt}`,
    issuedAtMs: atMs,
    follows,
  });
}
