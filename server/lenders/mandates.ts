import { dayInIndia } from '../../shared/rules/india-days';
import { nowOf } from '../rules/loan';
import { accountLinked } from '../store/loan-begun';
import { debitsResumed } from '../store/loan-changes';
import { openLoansOf } from '../store/loans';
import type { MandateStatus } from '../store/payment-schema';
import type { Db } from '../store/schema';
import { writeAll } from '../store/write';
import { accountOf } from './account-of';
import { type CreditLine, lockLine } from './ledger';

export interface StoredMandate extends CreditLine {
  readonly mandateId: string;
  readonly maxAmountPaise: number;
  readonly status: MandateStatus;
  readonly returnUrl: string | null;
}

/** The registered or pending mandate of a line; created if missing. A declined one is requested again; a pending one
 *  returns to its latest return address. Null if the line has been closed. */
export const askForMandate = (
  db: Db,
  line: CreditLine,
  { maxAmountPaise, returnUrl }: { readonly maxAmountPaise: number; readonly returnUrl: string },
  newMandateId: string,
  nowMs: number,
): Promise<StoredMandate | null> =>
  db.transaction().execute(async (trx) => {
    const state = await lockLine(trx, line);
    if (state === null || state === 'closed') return null;
    const known = await trx
      .selectFrom('mandates')
      .selectAll()
      .where('lender_id', '=', line.lenderId)
      .where('mobile', '=', line.mobile)
      .where('status', 'in', ['ASKED', 'REGISTERED'])
      .executeTakeFirst();
    if (known) {
      await trx
        .updateTable('mandates')
        .set({ return_url: returnUrl })
        .where('mandate_id', '=', known.mandate_id)
        .where('status', '=', 'ASKED')
        .execute();
      return stored({ ...known, return_url: returnUrl });
    }
    const made = await trx
      .insertInto('mandates')
      .values({
        mandate_id: newMandateId,
        lender_id: line.lenderId,
        mobile: line.mobile,
        max_amount_paise: maxAmountPaise,
        status: 'ASKED',
        return_url: returnUrl,
        asked_at_ms: nowMs,
        decided_at_ms: null,
        ended_at_ms: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return stored(made);
  });

export async function findMandate(db: Db, mandateId: string): Promise<StoredMandate | null> {
  const row = await db.selectFrom('mandates').selectAll().where('mandate_id', '=', mandateId).executeTakeFirst();
  return row ? stored(row) : null;
}

export async function hasMandate(db: Db, line: CreditLine): Promise<boolean> {
  const row = await db
    .selectFrom('mandates')
    .select('mandate_id')
    .where('lender_id', '=', line.lenderId)
    .where('mobile', '=', line.mobile)
    .where('status', '=', 'REGISTERED')
    .executeTakeFirst();
  return row !== undefined;
}

/** True if a lender may debit the customer's account: it is the customer's bank, or a mandate is registered. */
export async function mayDebit(db: Db, line: CreditLine): Promise<boolean> {
  const row = await db
    .selectFrom('credit_lines')
    .select('needs_mandate')
    .where('lender_id', '=', line.lenderId)
    .where('mobile', '=', line.mobile)
    .executeTakeFirst();
  return row?.needs_mandate === false || hasMandate(db, line);
}

/** Stores the customer's decision, which is final. Debits start with the registration, also for instalments whose day
 *  has passed without one. */
export const decideMandate = (
  db: Db,
  { mandateId, ...line }: Pick<StoredMandate, 'mandateId' | 'lenderId' | 'mobile'>,
  as: 'REGISTERED' | 'DECLINED',
  nowMs: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLine(trx, line);
    const decided = await trx
      .updateTable('mandates')
      .set({ status: as, decided_at_ms: nowMs })
      .where('mandate_id', '=', mandateId)
      .where('status', '=', 'ASKED')
      .returning('mandate_id')
      .executeTakeFirst();
    if (!decided || as !== 'REGISTERED') return;
    const loans = await openLoansOf(trx, line);
    await writeAll(trx, [
      accountLinked(line, accountOf(line), nowMs),
      ...loans.map(({ loan }) => debitsResumed(loan.txnUuid, dayInIndia(nowOf(loan, nowMs)))),
    ]);
  });

export async function endMandates(trx: Db, mobile: string, nowMs: number): Promise<number> {
  const ended = await trx
    .updateTable('mandates')
    .set({ status: 'ENDED', ended_at_ms: nowMs })
    .where('mobile', '=', mobile)
    .where('status', 'in', ['ASKED', 'REGISTERED'])
    .returning('mandate_id')
    .execute();
  return ended.length;
}

const stored = (row: {
  mandate_id: string;
  lender_id: string;
  mobile: string;
  max_amount_paise: number;
  status: StoredMandate['status'];
  return_url: string | null;
}): StoredMandate => ({
  mandateId: row.mandate_id,
  lenderId: row.lender_id,
  mobile: row.mobile,
  maxAmountPaise: row.max_amount_paise,
  status: row.status,
  returnUrl: row.return_url,
});
