import { type ClosingCost, closingCost, type ExitCost, exitCost } from '../../shared/money/loan-end';
import { DAY_MS } from '../../shared/rules/duration';
import { dayInIndia, endOfDayInIndia } from '../../shared/rules/india-days';
import { isLoanOver } from '../../shared/rules/loan-flow';
import { isUnpaid, type Loan, type LoanBook, leftPaise, nowOf, principalOf, sumOf, unpaidOf } from './loan';
import { daysThatCount } from './loan-pauses';

/** End of the cooling-off period, epoch ms; it starts with the payment. */
export const coolingOffUntilMs = ({ beganAtMs, coolingOffDays }: Loan): number => beganAtMs + coolingOffDays * DAY_MS;

/** True if the loan can still be given back. */
export const isCoolingOff = (loan: Loan, nowMs: number): boolean =>
  loan.status === 'ACTIVE' && nowOf(loan, nowMs) < coolingOffUntilMs(loan);

/** An amount, valid until `validUntilMs` (epoch ms). */
type Until<Cost> = Cost & { readonly validUntilMs: number };

/** Current cost of giving a loan back; null if no longer possible. */
export function exitNow(book: LoanBook, nowMs: number): Until<ExitCost> | null {
  const { loan } = book;
  if (!isCoolingOff(loan, nowMs)) return null;
  return exitOn(book, dayInIndia(nowOf(loan, nowMs)));
}

function exitOn(book: LoanBook, day: string): Until<ExitCost> {
  const { loan, instalments } = book;
  const cost = exitCost({
    principalPaise: principalOf(book),
    annualRateBps: loan.annualRateBps,
    days: daysThatCount(loan.pauses.INTEREST, dayInIndia(loan.beganAtMs), day),
    retainedFeesPaise: loan.keepsFeesOnExit ? unpaidFees(loan, instalments) : 0,
  });
  return { ...cost, validUntilMs: Math.min(endOfDayInIndia(day), coolingOffUntilMs(loan)) };
}

/** Cost of giving the loan back on each remaining day, today first. */
export function exitByDay(
  book: LoanBook,
  nowMs: number,
): readonly { readonly day: string; readonly totalPaise: number; readonly untilMs: number }[] {
  const days = [];
  const lastMs = coolingOffUntilMs(book.loan);
  for (let atMs = nowOf(book.loan, nowMs); atMs < lastMs; atMs = days.at(-1)?.untilMs ?? lastMs) {
    const day = dayInIndia(atMs);
    const { totalPaise, validUntilMs } = exitOn(book, day);
    days.push({ day, totalPaise, untilMs: validUntilMs });
  }
  return days;
}

export interface ClosingNow extends Until<ClosingCost> {
  /** Total to pay if the loan continues. */
  readonly stayingPaise: number;
}

/** Cost of closing a loan today; null once it has ended. Instalments that are due, and interest after a return of the
 *  purchase, are owed in full; the days since the last due day cost interest on the principal that falls due later. */
export function closingNow(book: LoanBook, nowMs: number): ClosingNow | null {
  const { loan, instalments } = book;
  if (isLoanOver(loan.status)) return null;
  const today = dayInIndia(nowOf(loan, nowMs));
  const passed = unpaidOf(book).filter(({ dueOn, principalPaise }) => dueOn <= today || principalPaise === 0);
  const lastDue = instalments.filter(({ dueOn }) => dueOn <= today).at(-1)?.dueOn;
  const owedPaise = sumOf(passed, ({ principalPaise }) => principalPaise);
  const cost = closingCost({
    principalPaise: principalOf(book),
    earlyPrincipalPaise: principalOf(book) - owedPaise,
    annualRateBps: loan.annualRateBps,
    isGstOnInterest: loan.isGstOnInterest,
    days: daysThatCount(loan.pauses.INTEREST, lastDue ?? dayInIndia(loan.beganAtMs), today),
    overdueInterestPaise: sumOf(passed, ({ interestPaise }) => interestPaise),
    overdueGstPaise: sumOf(passed, ({ gstPaise }) => gstPaise),
    feesPaise: unpaidFees(loan, instalments),
    chargesPaise: sumOf(unpaidOf(book), ({ chargesPaise }) => chargesPaise),
    foreclosureBps: loan.foreclosureBps,
  });
  return { ...cost, stayingPaise: leftPaise(book), validUntilMs: endOfDayInIndia(today) };
}

/** Fees that are due with an unpaid first instalment. */
const unpaidFees = (loan: Loan, instalments: LoanBook['instalments']): number =>
  instalments.some((row) => row.number === 1 && isUnpaid(row)) ? loan.feesPaise : 0;
