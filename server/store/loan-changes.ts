import type { LoanStatus } from '../../shared/rules/loan-flow';
import type { Instalment } from '../rules/loan';
import type { Db } from './schema';
import { type Write, writeAll } from './write';

/** A payment towards a loan. Paise; times epoch ms. */
export interface NewRepayment {
  readonly txnUuid: string;
  readonly kind: 'INSTALMENT' | 'CLOSING' | 'EXIT';
  readonly number: number | null;
  readonly principalPaise: number;
  readonly interestPaise: number;
  readonly gstPaise: number;
  readonly feesPaise: number;
  readonly chargesPaise: number;
  readonly atMs: number;
}

/** Unique name: one per instalment of a loan, and one for its early end. */
export const nameOfRepayment = ({ number }: Pick<NewRepayment, 'number'>): string =>
  number === null ? 'end' : String(number);

/** Throws the database's unique violation if it was paid before. */
export const repaid =
  (paid: NewRepayment): Write =>
  (db) =>
    db.insertInto('repayments').values({
      txn_uuid: paid.txnUuid,
      name: nameOfRepayment(paid),
      kind: paid.kind,
      number: paid.number,
      principal_paise: paid.principalPaise,
      interest_paise: paid.interestPaise,
      gst_paise: paid.gstPaise,
      fees_paise: paid.feesPaise,
      charges_paise: paid.chargesPaise,
      at_ms: paid.atMs,
    });

export async function endingOf(db: Db, txnUuid: string): Promise<NewRepayment['kind'] | null> {
  const row = await db
    .selectFrom('repayments')
    .select('kind')
    .where('txn_uuid', '=', txnUuid)
    .where('name', '=', 'end')
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Sets the status of a loan. `endedAtMs`: null while an amount is owed. */
export const loanStands =
  (txnUuid: string, status: LoanStatus, endedAtMs: number | null): Write =>
  (db) =>
    db.updateTable('loans').set({ status, ended_at_ms: endedAtMs }).where('txn_uuid', '=', txnUuid);

export const noMoreDebits =
  (txnUuid: string): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ debit_on: null })
      .where('txn_uuid', '=', txnUuid)
      .where('debit_on', 'is not', null);

/** The purchase of an ended loan no longer counts towards its lender's limit at the merchant. */
export const nothingOwed =
  (txnUuid: string, atMs: number): Write =>
  (db) =>
    db.updateTable('transactions').set({ repaid_at_ms: atMs }).where('txn_uuid', '=', txnUuid);

export async function endLoansOf(trx: Db, mobile: string, nowMs: number): Promise<void> {
  const ended = await trx
    .updateTable('loans')
    .set({ status: 'CLOSED', ended_at_ms: nowMs })
    .where('mobile', '=', mobile)
    .where('ended_at_ms', 'is', null)
    .returning('txn_uuid')
    .execute();
  for (const { txn_uuid } of ended) await writeAll(trx, [noMoreDebits(txn_uuid)]);
}

/** Records a bounced debit and the next attempt. */
export const debitBounced =
  (txnUuid: string, { number, bouncedAtMs, chargesPaise, debitOn }: Instalment): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ bounced_at_ms: bouncedAtMs, charges_paise: chargesPaise, debit_on: debitOn })
      .where('txn_uuid', '=', txnUuid)
      .where('number', '=', number);

/** Records an instalment whose day passed without a debit; none follows before a mandate is registered. */
export const instalmentMissed =
  (txnUuid: string, { number, missedAtMs }: Pick<Instalment, 'number' | 'missedAtMs'>): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ missed_at_ms: missedAtMs, debit_on: null })
      .where('txn_uuid', '=', txnUuid)
      .where('number', '=', number);

export const debitsResumed =
  (txnUuid: string, day: string): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ debit_on: day })
      .where('txn_uuid', '=', txnUuid)
      .where('paid_at_ms', 'is', null)
      .where('missed_at_ms', 'is not', null)
      .where('debit_on', 'is', null);

/** Marks an instalment as paid, with the charges of overdue ones. */
export const instalmentPaid =
  (txnUuid: string, { number, paidAtMs, chargesPaise }: Instalment): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ paid_at_ms: paidAtMs, charges_paise: chargesPaise, debit_on: null })
      .where('txn_uuid', '=', txnUuid)
      .where('number', '=', number);

export const monthPassed =
  (txnUuid: string): Write =>
  (db) =>
    db
      .updateTable('loans')
      .set((eb) => ({ months_ahead: eb('months_ahead', '+', 1) }))
      .where('txn_uuid', '=', txnUuid);

/** Loans with an instalment to debit on or before a day, from the oldest `atMost` instalments, unless debits are
 *  paused. Without an active mandate the instalment is handled once its day has ended. */
export async function toDebit(
  db: Db,
  day: string,
  atMost: number,
): Promise<{ readonly txnUuid: string; readonly lenderId: string; readonly mobile: string }[]> {
  const rows = await db
    .selectFrom('instalments as i')
    .innerJoin('loans as l', 'l.txn_uuid', 'i.txn_uuid')
    .select(['l.txn_uuid', 'l.lender_id', 'l.mobile'])
    .where('i.debit_on', '<=', day)
    .where('l.are_debits_paused', '=', false)
    .where((eb) =>
      eb.or([
        eb('i.debit_on', '<', day),
        eb.not(
          eb.exists(
            eb
              .selectFrom('credit_lines as c')
              .select('c.mobile')
              .whereRef('c.lender_id', '=', 'l.lender_id')
              .whereRef('c.mobile', '=', 'l.mobile')
              .where('c.needs_mandate', '=', true),
          ),
        ),
        eb.exists(
          eb
            .selectFrom('mandates as m')
            .select('m.mandate_id')
            .whereRef('m.lender_id', '=', 'l.lender_id')
            .whereRef('m.mobile', '=', 'l.mobile')
            .where('m.status', '=', 'REGISTERED'),
        ),
      ]),
    )
    // In index order, so that a backlog of any length is read only up to the limit.
    .orderBy('i.debit_on')
    .limit(atMost)
    .execute();
  // A loan may have several due instalments.
  const loans = new Map(rows.map((row) => [row.txn_uuid, row]));
  return [...loans.values()].map(({ txn_uuid, lender_id, mobile }) => ({
    txnUuid: txn_uuid,
    lenderId: lender_id,
    mobile,
  }));
}

/** Writes the instalments after a refund: deletes obsolete ones, and restores one that an earlier refund deleted. */
export const instalmentsBecome = (txnUuid: string, rows: readonly Instalment[]): readonly Write[] => [
  (db) =>
    db
      .deleteFrom('instalments')
      .where('txn_uuid', '=', txnUuid)
      .where('number', 'not in', [0, ...rows.map(({ number }) => number)]),
  ...rows
    .filter(({ paidAtMs }) => paidAtMs === null)
    .map((row): Write => {
      const becomes = {
        principal_paise: row.principalPaise,
        interest_paise: row.interestPaise,
        gst_paise: row.gstPaise,
        balance_paise: row.balancePaise,
        due_on: row.dueOn,
        charges_paise: row.chargesPaise,
        debit_on: row.debitOn,
        bounced_at_ms: row.bouncedAtMs,
        missed_at_ms: row.missedAtMs,
      };
      return (db) =>
        db
          .insertInto('instalments')
          .values({ txn_uuid: txnUuid, number: row.number, ...becomes })
          .onConflict((conflict) => conflict.columns(['txn_uuid', 'number']).doUpdateSet(becomes));
    }),
];
