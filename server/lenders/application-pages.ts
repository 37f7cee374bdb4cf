import type { ApplicationPageStatus } from '../store/payment-schema';
import type { Db } from '../store/schema';

export interface ApplicationPage {
  readonly reference: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantName: string;
  readonly returnUrl: string;
  readonly status: ApplicationPageStatus;
}

/** Stores an application unless it exists. `pageHash`: hash of the secret in its page's address. */
export async function keepApplication(
  db: Db,
  page: ApplicationPage & { readonly pageHash: string },
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('application_pages')
    .values({
      reference: page.reference,
      lender_id: page.lenderId,
      mobile: page.mobile,
      page_hash: page.pageHash,
      merchant_name: page.merchantName,
      return_url: page.returnUrl,
      status: page.status,
      opened_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** Finds a page by the application's reference, or by the hash of the secret in its address. Null if there is none. */
export async function findApplicationPage(
  db: Db,
  by: { readonly reference: string } | { readonly pageHash: string },
): Promise<ApplicationPage | null> {
  const rows = db.selectFrom('application_pages').selectAll();
  const row = await ('reference' in by
    ? rows.where('reference', '=', by.reference)
    : rows.where('page_hash', '=', by.pageHash)
  ).executeTakeFirst();
  return row
    ? {
        reference: row.reference,
        lenderId: row.lender_id,
        mobile: row.mobile,
        merchantName: row.merchant_name,
        returnUrl: row.return_url,
        status: row.status,
      }
    : null;
}

export async function endApplicationPage(db: Db, reference: string, as: 'FINISHED' | 'WITHDRAWN'): Promise<void> {
  await db
    .updateTable('application_pages')
    .set({ status: as })
    .where('reference', '=', reference)
    .where('status', '=', 'OPEN')
    .execute();
}

/** Decides on an application. Returns false without an effect if it was closed. Also decides one of an older release,
 *  which the lender has not stored. */
export const decideApplication = (db: Db, reference: string, decide: (trx: Db) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('application_pages')
      .select('status')
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (held?.status === 'CLOSED') return false;
    await decide(trx);
    return true;
  });

/** Closes all applications of a customer: none can be decided afterwards. */
export async function closeApplicationPages(trx: Db, mobile: string): Promise<void> {
  await trx
    .updateTable('application_pages')
    .set({ status: 'CLOSED' })
    .where('mobile', '=', mobile)
    .where('status', '<>', 'CLOSED')
    .execute();
}
