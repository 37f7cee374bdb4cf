import { type Kysely, sql } from 'kysely';

/** Repairs instalments of loans that ended with one. A debited last one stayed unpaid and lost its day; after a partial
 *  refund without remaining debt, obsolete instalments stayed. */
const lastInstalments = [
  `update instalments i set paid_at_ms = p.at_ms, charges_paise = p.charges_paise, debit_on = null
    from repayments p
    where p.txn_uuid = i.txn_uuid and p.kind = 'INSTALMENT' and p.number = i.number and i.paid_at_ms is null`,
  // Leaves loans unchanged that were closed early, given back or fully returned: their instalments are as agreed.
  `delete from instalments i using loans l
    where l.txn_uuid = i.txn_uuid and l.status = 'CLOSED' and i.paid_at_ms is null
      and exists (select 1 from refunds r where r.txn_uuid = l.txn_uuid and r.loan_paise > 0)
      and not exists (select 1 from repayments p where p.txn_uuid = l.txn_uuid and p.name = 'end')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of lastInstalments) await sql.raw(statement).execute(db);
}
