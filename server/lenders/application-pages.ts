import type { Db } from '../store/schema';

/** An application that a customer finishes on a simulated lender's own page. */
export interface ApplicationPage {
  readonly reference: string;
  readonly lenderId: string;
  readonly mobile: string;
  readonly merchantName: string;
  readonly returnUrl: string;
  /** `WITHDRAWN`: by the customer, on that page. */
  readonly status: 'OPEN' | 'FINISHED' | 'WITHDRAWN';
}

/** Opens the page of an application; one that is there stays as it is. `pageHash`: of the secret in its address. */
export async function openApplicationPage(
  db: Db,
  page: Omit<ApplicationPage, 'status'> & { readonly pageHash: string },
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
      status: 'OPEN',
      opened_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** By the application's name, or by the hash of the secret in the page's address. Null where there is no such page. */
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

/** The customer finishes or withdraws; what has ended stays so. */
export async function endApplicationPage(db: Db, reference: string, as: 'FINISHED' | 'WITHDRAWN'): Promise<void> {
  await db
    .updateTable('application_pages')
    .set({ status: as })
    .where('reference', '=', reference)
    .where('status', '=', 'OPEN')
    .execute();
}
