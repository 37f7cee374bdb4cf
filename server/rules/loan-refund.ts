import { gstPaise, periodInterestPaise } from '../../shared/money';
import { dailyInterestPaise } from '../../shared/money/daily-interest';
import { type Repaid, type ReturnCost, returnCost } from '../../shared/money/loan-end';
import { dayInIndia } from '../../shared/rules/india-days';
import { isLoanOver } from '../../shared/rules/loan-flow';
import { type Instalment, isOverdue, type Loan, type LoanBook, nowOf, principalOf, sumOf, unpaidOf } from './loan';
import { daysThatCount } from './loan-pauses';
import { coolingOffUntilMs } from './loan-quote';

export interface RefundedLoan {
  /** Share of the loan that is refunded, owed or repaid: the sum of the two below. */
  readonly sharePaise: number;
  /** Reduction of the principal that is still owed. */
  readonly loanPaise: number;
  /** Part of it that the shopper had repaid. */
  readonly toShopperPaise: number;
  /** True if the whole loan is refunded. */
  readonly isWhole: boolean;
  /** Remaining instalments: fewer, or smaller ones. */
  readonly instalments: readonly Instalment[];
}

/**
 * Books a refund. If the loan is smaller than the price (at no cost), the refund reduces the loan by the same share;
 * refunds of the whole price sum to the loan, to the paisa. Only principal is reduced, future principal first: the
 * instalment stays, and their number decreases. Refunded principal above the debt goes to the shopper.
 * Source: docs/adr/0041-refunds-and-settlement.md.
 */
export function refundedLoan(
  book: LoanBook,
  of: { readonly financedRupees: number; readonly beforeRupees: number; readonly amountRupees: number },
): RefundedLoan {
  const { loan } = book;
  const sharePaise =
    shareOf(loan, of.financedRupees, of.beforeRupees + of.amountRupees) -
    shareOf(loan, of.financedRupees, of.beforeRupees);
  const isWhole = of.beforeRupees + of.amountRupees === of.financedRupees;
  const owedPaise = principalOf(book);
  const loanPaise = Math.min(sharePaise, owedPaise);
  const after = isWhole ? book.instalments : lessBy(book, loanPaise);
  return { sharePaise, loanPaise, toShopperPaise: sharePaise - loanPaise, isWhole, instalments: after };
}

export const shareOf = ({ loanPaise }: Pick<Loan, 'loanPaise'>, financedRupees: number, rupees: number): number =>
  Number((2n * BigInt(loanPaise) * BigInt(rupees) + BigInt(financedRupees)) / (2n * BigInt(financedRupees)));

/** Instalments after the debt was reduced by this amount. */
function lessBy(book: LoanBook, paise: number): readonly Instalment[] {
  const { loan, instalments } = book;
  const unpaid = unpaidOf(book);
  const overdue = unpaid.filter(isOverdue);
  const toCome = unpaid.filter((row) => !isOverdue(row));
  const comesPaise = sumOf(toCome, ({ principalPaise }) => principalPaise);
  const paid = instalments.filter(({ paidAtMs }) => paidAtMs !== null);
  const left = Math.max(0, comesPaise - paise);
  return [
    ...paid,
    ...lessOverdue(overdue, Math.max(0, paise - comesPaise), left),
    ...rescheduled(loan, toCome, left),
  ].toSorted((a, b) => a.number - b.number);
}

/** Overdue instalments with reduced principal, the last first; interest and charges stay owed. `after`: later debt. */
function lessOverdue(rows: readonly Instalment[], paise: number, after: number): readonly Instalment[] {
  let less = paise;
  let balancePaise = after;
  const changed: Instalment[] = [];
  for (const row of rows.toReversed()) {
    const principalPaise = row.principalPaise - Math.min(less, row.principalPaise);
    less -= row.principalPaise - principalPaise;
    changed.unshift({ ...row, principalPaise, balancePaise });
    balancePaise += principalPaise;
  }
  return changed;
}

/** Repays `paise` on the days of `rows` with the usual instalment, in as few instalments as possible. Monthly interest
 *  is on the balance; the last instalment pays the rest. */
function rescheduled(loan: Loan, rows: readonly Instalment[], paise: number): readonly Instalment[] {
  const changed: Instalment[] = [];
  let owed = BigInt(paise);
  for (const row of rows) {
    if (owed === 0n) break;
    const { number } = row;
    const interest = periodInterestPaise(owed, loan.annualRateBps, { number, firstPeriodDays: loan.firstPeriodDays });
    const isLast = row === rows.at(-1) || owed + interest <= BigInt(loan.instalmentPaise);
    const principal = isLast ? owed : BigInt(loan.instalmentPaise) - interest;
    owed -= principal;
    const interestPaise = Number(interest);
    changed.push({
      ...row,
      principalPaise: Number(principal),
      interestPaise,
      gstPaise: loan.isGstOnInterest ? gstPaise(interestPaise) : 0,
      balancePaise: Number(owed),
    });
  }
  return changed;
}

/** Settles a loan whose whole purchase the shop takes back: amounts to the shopper and to the lender, and one last
 *  instalment if interest is still owed. `book`: as of now. */
export function returnedLoan(
  book: LoanBook,
  { toShopperPaise, instalments }: Pick<RefundedLoan, 'toShopperPaise' | 'instalments'>,
  repaid: Repaid,
  nowMs: number,
): ReturnedLoan {
  const { loan } = book;
  const atMs = nowOf(loan, nowMs);
  const today = dayInIndia(atMs);
  const isWithinCoolingOff = atMs < coolingOffUntilMs(loan);
  const accrued = accruedOf(book, today);
  const cost = returnCost({
    isWithinCoolingOff,
    isNoCost: loan.isNoCost,
    repaidPrincipalPaise: toShopperPaise,
    repaid,
    ...accrued,
    // The shop pays it; the shopper owes none.
    ...(loan.isNoCost && { accruedInterestPaise: 0, accruedGstPaise: 0 }),
  });
  return {
    cost,
    instalments: lastOwed(book, cost, today) ?? instalments,
    isWithinCoolingOff,
    earnedInterestPaise: repaid.interestPaise + accrued.accruedInterestPaise,
  };
}

interface ReturnedLoan {
  readonly cost: ReturnCost;
  readonly instalments: readonly Instalment[];
  readonly isWithinCoolingOff: boolean;
  /** Interest of the elapsed days, paid or not, of shopper or shop. */
  readonly earnedInterestPaise: number;
}

/** Accrued interest: of past instalments, and of the days since the last due day on later principal; and charges of
 *  overdue instalments. */
function accruedOf(
  book: LoanBook,
  today: string,
): { readonly accruedInterestPaise: number; readonly accruedGstPaise: number; readonly chargesPaise: number } {
  const { loan, instalments } = book;
  const unpaid = unpaidOf(book);
  const chargesPaise = sumOf(unpaid, (row) => row.chargesPaise);
  if (isLoanOver(loan.status)) return { accruedInterestPaise: 0, accruedGstPaise: 0, chargesPaise };
  const passed = unpaid.filter(({ dueOn }) => dueOn <= today);
  const lastDue = instalments.filter(({ dueOn }) => dueOn <= today).at(-1)?.dueOn ?? dayInIndia(loan.beganAtMs);
  const days = daysThatCount(loan.pauses.INTEREST, lastDue, today);
  const earlyPaise = principalOf(book) - sumOf(passed, ({ principalPaise }) => principalPaise);
  const sincePaise = dailyInterestPaise(earlyPaise, loan.annualRateBps, days);
  return {
    accruedInterestPaise: sumOf(passed, ({ interestPaise }) => interestPaise) + sincePaise,
    accruedGstPaise: sumOf(passed, (row) => row.gstPaise) + (loan.isGstOnInterest ? gstPaise(sincePaise) : 0),
    chargesPaise,
  };
}

/** The fee is due with this instalment. */
const FEE_INSTALMENT = 1;

/** The paid instalments and one with all remaining debt, on the next due day; null without debt. It has no principal,
 *  and at least number 2, as a fee would fall due with the first. */
function lastOwed(book: LoanBook, { owed }: ReturnCost, today: string): readonly Instalment[] | null {
  if (owed.interestPaise + owed.gstPaise + owed.chargesPaise === 0) return null;
  const unpaid = unpaidOf(book);
  const next = unpaid.find(({ dueOn }) => dueOn > today) ?? unpaid.at(-1);
  const named = unpaid.find(({ number }) => number > FEE_INSTALMENT) ?? unpaid.at(-1);
  if (!next || !named) return null;
  const dueOn = next.dueOn > today ? next.dueOn : today;
  const left: Instalment = {
    ...named,
    ...owed,
    number: Math.max(named.number, FEE_INSTALMENT + 1),
    dueOn,
    debitOn: dueOn,
    principalPaise: 0,
    balancePaise: 0,
    bouncedAtMs: null,
    missedAtMs: null,
  };
  return [...book.instalments.filter(({ paidAtMs }) => paidAtMs !== null), left];
}
