import type { Db } from './schema';

/** Loans of a number that were given back at a merchant within the cooling-off days, since `sinceMs`. */
export async function exitsSince(
  db: Db,
  { mobile, merchantKey }: { readonly mobile: string; readonly merchantKey: string },
  sinceMs: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('loans as l')
    .innerJoin('repayments as r', 'r.txn_uuid', 'l.txn_uuid')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('l.mobile', '=', mobile)
    .where('l.merchant_key', '=', merchantKey)
    .where('r.name', '=', 'end')
    .where('r.kind', '=', 'EXIT')
    .where('r.at_ms', '>', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}
