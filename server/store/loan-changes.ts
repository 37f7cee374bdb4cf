import type { LoanStatus } from '../../shared/rules/loan-flow';
import type { Instalment } from '../rules/loan';
import type { Db } from './schema';
import { type Write, writeAll } from './write';

/** What was paid for a loan. Paise; times epoch ms. */
export interface NewRepayment {
  readonly txnUuid: string;
  readonly kind: 'INSTALMENT' | 'CLOSING' | 'EXIT';
  /** Of an instalment; null otherwise. */
  readonly number: number | null;
  readonly principalPaise: number;
  readonly interestPaise: number;
  readonly gstPaise: number;
  readonly feesPaise: number;
  readonly chargesPaise: number;
  readonly atMs: number;
}

/** There is one for each instalment of a loan, and one by which it ended. */
export const nameOfRepayment = ({ number }: Pick<NewRepayment, 'number'>): string =>
  number === null ? 'end' : String(number);

/** Throws the database's unique violation where it has been paid before. */
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

/** How a loan has ended before its last instalment; null where it has not. */
export async function endingOf(db: Db, txnUuid: string): Promise<NewRepayment['kind'] | null> {
  const row = await db
    .selectFrom('repayments')
    .select('kind')
    .where('txn_uuid', '=', txnUuid)
    .where('name', '=', 'end')
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** How a loan stands from now on. `endedAtMs`: null while something is owed. */
export const loanStands =
  (txnUuid: string, status: LoanStatus, endedAtMs: number | null): Write =>
  (db) =>
    db.updateTable('loans').set({ status, ended_at_ms: endedAtMs }).where('txn_uuid', '=', txnUuid);

/** None of its instalments is debited any more. */
export const noMoreDebits =
  (txnUuid: string): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ debit_on: null })
      .where('txn_uuid', '=', txnUuid)
      .where('debit_on', 'is not', null);

/** What was bought by a loan that is over counts no more towards what its lender lends there. */
export const nothingOwed =
  (txnUuid: string, atMs: number): Write =>
  (db) =>
    db.updateTable('transactions').set({ repaid_at_ms: atMs }).where('txn_uuid', '=', txnUuid);

/** Ends all loans of a number whose lines are closed, as a reset in the sandbox does; nothing was paid for it. */
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

/** A debit has bounced; it is tried again. */
export const debitBounced =
  (txnUuid: string, { number, bouncedAtMs, chargesPaise, debitOn }: Instalment): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ bounced_at_ms: bouncedAtMs, charges_paise: chargesPaise, debit_on: debitOn })
      .where('txn_uuid', '=', txnUuid)
      .where('number', '=', number);

/** The day of an instalment has passed without a debit; none comes before a mandate is registered. */
export const instalmentMissed =
  (txnUuid: string, { number, missedAtMs }: Pick<Instalment, 'number' | 'missedAtMs'>): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ missed_at_ms: missedAtMs, debit_on: null })
      .where('txn_uuid', '=', txnUuid)
      .where('number', '=', number);

/** The account can be debited by now: what was missed is debited on a day. */
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

/** An instalment is paid, with what overdue ones cost besides. */
export const instalmentPaid =
  (txnUuid: string, { number, paidAtMs, chargesPaise }: Instalment): Write =>
  (db) =>
    db
      .updateTable('instalments')
      .set({ paid_at_ms: paidAtMs, charges_paise: chargesPaise, debit_on: null })
      .where('txn_uuid', '=', txnUuid)
      .where('number', '=', number);

/** The loan is a month further ahead of the clock. */
export const monthPassed =
  (txnUuid: string): Write =>
  (db) =>
    db
      .updateTable('loans')
      .set((eb) => ({ months_ahead: eb('months_ahead', '+', 1) }))
      .where('txn_uuid', '=', txnUuid);

/** Loans of which an instalment is to be debited on a day or before, the oldest of `atMost` instalments, unless debits are
 *  paused. Where no mandate is active the instalment is dealt with once its day is over. */
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
    // In the order of its index, so that a backlog of any length is read no further than this.
    .orderBy('i.debit_on')
    .limit(atMost)
    .execute();
  // Of a loan several instalments may be due.
  const loans = new Map(rows.map((row) => [row.txn_uuid, row]));
  return [...loans.values()].map(({ txn_uuid, lender_id, mobile }) => ({
    txnUuid: txn_uuid,
    lenderId: lender_id,
    mobile,
  }));
}

/** Instalments as a refund has made them: those that are no more go, and one that a refund before has taken away may come. */
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
