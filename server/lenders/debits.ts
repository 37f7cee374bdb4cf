import { HOUR_MS } from '../../shared/rules/duration';
import { addMonths, dayInIndia, endOfDayInIndia } from '../../shared/rules/india-days';
import { type LoanState, nextLoan } from '../../shared/rules/loan-flow';
import { asOfDay, feesDueWith, type Instalment, isOverdue, type LoanBook, nowOf, stateOfLoan } from '../rules/loan';
import { wasPausedOn } from '../rules/loan-pauses';
import {
  debitBounced,
  instalmentMissed,
  instalmentPaid,
  loanStands,
  monthPassed,
  toDebit,
} from '../store/loan-changes';
import { openLoansOf } from '../store/loans';
import { isReturnedWhole } from '../store/refunds';
import type { Db } from '../store/schema';
import { writeAll } from '../store/write';
import type { LoanRef } from './loan-gateway';
import { heldLoan, pay } from './loan-unit-of-work';
import { mayDebit } from './mandates';
import type { SimulatedLenderDeps } from './simulated-lender-deps';

type DebitDeps = Pick<SimulatedLenderDeps, 'db' | 'clock' | 'behaviourOf'>;

/** Instalments per debit run, some seconds of work. One run a minute debits up to 700,000 a day. */
export const DEBIT_BATCH_SIZE = 500;

/** Monthly debits of the sandbox run at noon. */
const DEBITED_BEFORE_MIDNIGHT_MS = 12 * HOUR_MS;

/** Result of debits: instalments paid, bounced, and not debited because no mandate is active; and the paid amount,
 *  paise. */
export interface Debited {
  readonly paid: number;
  readonly bounced: number;
  readonly missed: number;
  readonly paidPaise: number;
}
const nothing: Debited = { paid: 0, bounced: 0, missed: 0, paidPaise: 0 };
const together = (one: Debited, two: Debited): Debited => ({
  paid: one.paid + two.paid,
  bounced: one.bounced + two.bounced,
  missed: one.missed + two.missed,
  paidPaise: one.paidPaise + two.paidPaise,
});

/** Debits due instalments of some loans. Safe in any number of processes at once. A loan whose debit fails does not
 *  block the others. */
export async function debitDue(
  deps: DebitDeps & { readonly warn: (err: unknown, what: string) => void },
  atMost: number,
): Promise<Debited> {
  let all = nothing;
  for (const ref of await toDebit(deps.db, dayInIndia(deps.clock.nowMs()), atMost)) {
    try {
      all = together(all, await debitLoan(deps, ref, false));
    } catch (err) {
      deps.warn(err, 'a loan could not be debited');
    }
  }
  return all;
}

export async function aMonthLater(deps: DebitDeps, mobile: string): Promise<Debited & { readonly loans: number }> {
  const books = await openLoansOf(deps.db, { mobile, lenderId: null });
  let all = nothing;
  for (const { loan } of books) all = together(all, await debitLoan(deps, loan, true));
  return { ...all, loans: books.length };
}

const debitLoan = (deps: DebitDeps, ref: LoanRef, isMonthLater: boolean): Promise<Debited> =>
  deps.db.transaction().execute(async (trx) => {
    const held = await heldLoan(trx, ref);
    if (!held || held.loan.endedAtMs !== null) return nothing;
    if (isMonthLater) await writeAll(trx, [monthPassed(ref.txnUuid)]);
    const ahead = isMonthLater ? held.loan.monthsAhead + 1 : held.loan.monthsAhead;
    const book = { ...held, loan: { ...held.loan, monthsAhead: ahead } };
    if (book.loan.areDebitsPaused) return nothing;
    return (await mayDebit(trx, book.loan)) ? debitWithin(trx, deps, book) : missWithin(trx, deps, book, isMonthLater);
  });

async function debitWithin(trx: Db, deps: DebitDeps, held: LoanBook): Promise<Debited> {
  const nowMs = deps.clock.nowMs();
  const today = dayInIndia(nowOf(held.loan, nowMs));
  let book = held;
  let all = nothing;
  for (;;) {
    const due = book.instalments.find(({ debitOn }) => debitOn !== null && debitOn <= today);
    if (!due?.debitOn) return all;
    const bounces = deps.behaviourOf(book.loan.mobile).bouncesFirstDebit && due.bouncedAtMs === null;
    const onItsDayMs = endOfDayInIndia(due.debitOn) - DEBITED_BEFORE_MIDNIGHT_MS;
    const isLate = wasPausedOn(book.loan.pauses.DEBITS, due.debitOn);
    const atMs = isLate ? nowOf(book.loan, nowMs) : Math.min(nowOf(book.loan, nowMs), onItsDayMs);
    const row = asOfDay(book, due.debitOn).instalments.find(({ number }) => number === due.number) ?? due;
    const [after, done] = bounces ? await bounce(trx, book, due, atMs) : await debit(trx, book, row, atMs, nowMs);
    book = after;
    all = together(all, done);
  }
}

/** Without a mandate nothing is debited: an instalment is overdue once its day has ended. 'A month later' of the
 *  sandbox counts its last day as ended. */
async function missWithin(trx: Db, deps: DebitDeps, held: LoanBook, isDayOver: boolean): Promise<Debited> {
  const nowMs = nowOf(held.loan, deps.clock.nowMs());
  const today = dayInIndia(nowMs);
  let book = held;
  let all = nothing;
  for (const row of held.instalments) {
    if (row.debitOn === null || row.debitOn > today || (row.debitOn === today && !isDayOver)) continue;
    const { txnUuid } = book.loan;
    const next = isOverdue(row) ? stateOfLoan(book) : nextLoan(stateOfLoan(book), { type: 'debitMissed' });
    if (!next) throw new Error(`an instalment of the loan ${txnUuid} that may not be missed`);
    const after = { ...row, missedAtMs: Math.min(nowMs, endOfDayInIndia(row.dueOn)), debitOn: null };
    await writeAll(trx, [instalmentMissed(txnUuid, after), loanStands(txnUuid, next.status, null)]);
    book = changed(book, next, after);
    all = together(all, { ...nothing, missed: 1 });
  }
  return all;
}

/** Retried a month later, with a charge. */
async function bounce(trx: Db, book: LoanBook, row: Instalment, atMs: number): Promise<[LoanBook, Debited]> {
  const { loan } = book;
  const after = {
    ...row,
    bouncedAtMs: row.bouncedAtMs ?? atMs,
    chargesPaise: row.chargesPaise + loan.bounceChargePaise,
    debitOn: row.debitOn && addMonths(row.debitOn, 1),
  };
  const next = isOverdue(row) ? stateOfLoan(book) : nextLoan(stateOfLoan(book), { type: 'debitBounced' });
  if (!next) throw new Error(`a debit of the loan ${loan.txnUuid} that may not bounce`);
  await writeAll(trx, [debitBounced(loan.txnUuid, after), loanStands(loan.txnUuid, next.status, null)]);
  return [changed(book, next, after), { ...nothing, bounced: 1 }];
}

async function debit(
  trx: Db,
  book: LoanBook,
  row: Instalment,
  atMs: number,
  nowMs: number,
): Promise<[LoanBook, Debited]> {
  const { loan } = book;
  const isReturned = row.principalPaise === 0 && (await isReturnedWhole(trx, loan.txnUuid));
  const next = nextLoan(stateOfLoan(book), { type: 'instalmentPaid', wasOverdue: isOverdue(row), isReturned });
  if (!next) throw new Error(`a debit of the loan ${loan.txnUuid} that may not be`);
  const { number, principalPaise, interestPaise, gstPaise, chargesPaise } = row;
  const feesPaise = feesDueWith(loan, row);
  const after = { ...row, paidAtMs: atMs, debitOn: null };
  const paid = {
    txnUuid: loan.txnUuid,
    kind: 'INSTALMENT' as const,
    number,
    principalPaise,
    interestPaise,
    gstPaise,
    feesPaise,
    chargesPaise,
    atMs,
  };
  await pay(trx, book, next, paid, nowMs, [instalmentPaid(loan.txnUuid, after)]);
  const paidPaise = principalPaise + interestPaise + gstPaise + feesPaise + chargesPaise;
  return [changed(book, next, after), { ...nothing, paid: 1, paidPaise }];
}

const changed = ({ loan, instalments }: LoanBook, { status }: LoanState, after: Instalment): LoanBook => ({
  loan: { ...loan, status },
  instalments: instalments.map((row) => (row.number === after.number ? after : row)),
});
