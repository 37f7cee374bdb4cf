import { type PenalBasis, penalByDayPaise, penalByMonthPaise } from '../../shared/money/loan-end';
import type { FirstPeriodDays } from '../../shared/money/period';
import { addMonths, dayInIndia, daysBetween } from '../../shared/rules/india-days';
import { isLoanOver, type LoanState, type LoanStatus } from '../../shared/rules/loan-flow';
import { dayWithoutPauses, type LoanPauses } from './loan-pauses';

export interface Loan {
  readonly txnUuid: string;
  readonly mobile: string;
  readonly merchantKey: string;
  readonly lenderId: string;
  readonly loanPaise: number;
  readonly discountPaise: number;
  readonly interestPaise: number;
  readonly gstPaise: number;
  readonly feesPaise: number;
  readonly instalmentPaise: number;
  readonly annualRateBps: number;
  /** Null if the lender has no statement. */
  readonly aprBps: number | null;
  readonly isNoCost: boolean;
  readonly isGstOnInterest: boolean;
  readonly coolingOffDays: number;
  readonly foreclosureBps: number;
  readonly penalBpsPerMonth: number;
  readonly penalBy: PenalBasis;
  /** With tax if the loan terms include it. */
  readonly bounceChargePaise: number;
  readonly firstPeriodDays: FirstPeriodDays;
  readonly keepsFeesOnExit: boolean;
  readonly status: LoanStatus;
  readonly areDebitsPaused: boolean;
  readonly pauses: LoanPauses;
  /** Months ahead of the clock: the sandbox's 'a month later'. */
  readonly monthsAhead: number;
  readonly beganAtMs: number;
  readonly endedAtMs: number | null;
}

/** An instalment of a loan. Days: 'YYYY-MM-DD' in India. */
export interface Instalment {
  readonly number: number;
  readonly dueOn: string;
  readonly principalPaise: number;
  readonly interestPaise: number;
  readonly gstPaise: number;
  readonly balancePaise: number;
  /** For bounced debits and late payment. */
  readonly chargesPaise: number;
  /** Day of the next debit; null if there is none. */
  readonly debitOn: string | null;
  readonly bouncedAtMs: number | null;
  /** When its day passed without a debit, because no mandate is active. */
  readonly missedAtMs: number | null;
  readonly paidAtMs: number | null;
}

export interface LoanBook {
  readonly loan: Loan;
  readonly instalments: readonly Instalment[];
}

export const paymentOf = (row: Pick<Instalment, 'principalPaise' | 'interestPaise' | 'gstPaise'>): number =>
  row.principalPaise + row.interestPaise + row.gstPaise;

/** Fees are due with the first instalment. */
export const feesDueWith = ({ feesPaise }: Pick<Loan, 'feesPaise'>, { number }: Pick<Instalment, 'number'>): number =>
  number === 1 ? feesPaise : 0;

/** All that is debited for an instalment: with fees and charges. */
export const debitPaise = (loan: Pick<Loan, 'feesPaise'>, row: Instalment): number =>
  paymentOf(row) + feesDueWith(loan, row) + row.chargesPaise;

export const sumOf = <Row>(rows: readonly Row[], paise: (row: Row) => number): number =>
  rows.reduce((total, row) => total + paise(row), 0);

export const isUnpaid = ({ paidAtMs }: Pick<Instalment, 'paidAtMs'>): boolean => paidAtMs === null;
/** True if its debit has bounced, or its day has passed without one. */
export const isOverdue = (row: Instalment): boolean =>
  isUnpaid(row) && (row.bouncedAtMs !== null || row.missedAtMs !== null);

export const unpaidOf = ({ loan, instalments }: LoanBook): readonly Instalment[] =>
  isLoanOver(loan.status) ? [] : instalments.filter(isUnpaid);

export const principalOf = (book: LoanBook): number => sumOf(unpaidOf(book), ({ principalPaise }) => principalPaise);

export const leftPaise = (book: LoanBook): number => sumOf(unpaidOf(book), (row) => debitPaise(book.loan, row));

export const stateOfLoan = (book: LoanBook): LoanState => {
  const unpaid = unpaidOf(book);
  return { status: book.loan.status, unpaid: unpaid.length, overdue: unpaid.filter(isOverdue).length };
};

export function nowOf({ monthsAhead }: Pick<Loan, 'monthsAhead'>, nowMs: number): number {
  if (monthsAhead === 0) return nowMs;
  const today = dayInIndia(nowMs);
  return nowMs + Date.parse(addMonths(today, monthsAhead)) - Date.parse(today);
}

/** A loan with the charges of overdue instalments until now; days on which a dispute pauses it do not count. */
export const asOf = (book: LoanBook, nowMs: number): LoanBook => asOfDay(book, dayInIndia(nowOf(book.loan, nowMs)));

export const asOfDay = ({ loan, instalments }: LoanBook, day: string): LoanBook => ({
  loan,
  instalments: instalments.map((row) =>
    isOverdue(row) && !isLoanOver(loan.status)
      ? { ...row, chargesPaise: row.chargesPaise + penalOf(loan, row, day) }
      : row,
  ),
});

function penalOf(loan: Loan, row: Instalment, today: string): number {
  const until = dayWithoutPauses(loan.pauses.LATE_FEE, row.dueOn, today);
  return loan.penalBy === 'DAY'
    ? penalByDayPaise(paymentOf(row), loan.penalBpsPerMonth, Math.max(0, daysBetween(row.dueOn, until)))
    : penalByMonthPaise(paymentOf(row) + feesDueWith(loan, row), loan.penalBpsPerMonth, monthsBegun(row.dueOn, until));
}

/** Months begun since a day: 0 on the day itself, 1 from the next day. */
export function monthsBegun(since: string, today: string): number {
  let months = 0;
  while (addMonths(since, months) < today) months += 1;
  return months;
}
