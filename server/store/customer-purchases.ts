import { isLoanOver } from '../../shared/rules/loan-flow';
import { isPauseLeft } from '../rules/loan-pauses';
import type { Debtor } from './debtor';
import { pausesIn } from './loan-pauses';
import type { Db } from './schema';

export interface CustomerPurchase {
  readonly txnUuid: string;
  readonly txnId: string;
  /** First item, and the number of further lines. */
  readonly title: string;
  readonly moreItems: number;
  readonly merchantName: string;
  readonly amountRupees: number;
  readonly lenderId: string;
  readonly boughtAtMs: number;
  /** False if its loan has ended, or its tickets have paused it for 30 days. */
  readonly isPausable: boolean;
}

/** Limit of a list. */
const PURCHASES_SHOWN_AT_MOST = 50;

/** Purchases of a number, newest first, with one lender or any (null). `txnUuids`: only these; otherwise the newest of
 *  all. */
export async function purchasesOfNumber(
  db: Db,
  { mobile, lenderId }: Debtor,
  txnUuids?: readonly string[],
): Promise<CustomerPurchase[]> {
  if (txnUuids?.length === 0) return [];
  const rows = await db
    .selectFrom('loans as l')
    .innerJoin('transactions as t', 't.txn_uuid', 'l.txn_uuid')
    .innerJoin('merchants as m', 'm.merchant_key', 'l.merchant_key')
    .select([
      'l.txn_uuid',
      't.txn_id',
      't.items',
      't.amount_rupees',
      'l.lender_id',
      'l.began_at_ms',
      'l.status',
      'l.pauses',
      'm.name',
    ])
    .where('l.mobile', '=', mobile)
    .$if(lenderId !== null, (query) => query.where('l.lender_id', '=', lenderId))
    .$if(txnUuids !== undefined, (query) => query.where('l.txn_uuid', 'in', txnUuids ?? []))
    .orderBy('l.began_at_ms', 'desc')
    .limit(PURCHASES_SHOWN_AT_MOST)
    .execute();
  return rows.map((row) => {
    // SAFETY: `store/transactions` writes payments in this format.
    const items = JSON.parse(row.items) as readonly { readonly name: string }[];
    return {
      txnUuid: row.txn_uuid,
      txnId: row.txn_id,
      title: items[0]?.name ?? row.name,
      moreItems: Math.max(0, items.length - 1),
      merchantName: row.name,
      amountRupees: row.amount_rupees,
      lenderId: row.lender_id,
      boughtAtMs: row.began_at_ms,
      isPausable: !isLoanOver(row.status) && isPauseLeft(pausesIn(row.pauses)),
    };
  });
}
