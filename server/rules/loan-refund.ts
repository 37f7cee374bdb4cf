import { gstPaise, monthlyInterestPaise } from '../../shared/money';
import { type Instalment, isBounced, type Loan, type LoanBook, principalOf, sumOf, unpaidOf } from './loan';

/** What a refund makes of a loan. Paise. */
export interface RefundedLoan {
  /** By how much the loan is less. */
  readonly loanPaise: number;
  /** What the shopper had repaid already: his own money, which the lender gives him. */
  readonly toShopperPaise: number;
  /** All that was lent is refunded by now. */
  readonly isWhole: boolean;
  /** Instalments as they are then: of those that were to be paid fewer, or smaller ones. */
  readonly instalments: readonly Instalment[];
}

/**
 * Books a refund. Of a price whose loan is smaller (at no cost) a refund is the same share of the loan; all refunds of the whole
 * price together are the loan, to the paisa. It takes nothing but principal, and first what is not due yet: the instalment
 * stays as it is, and there are fewer. What is refunded beyond what is still owed is the shopper's. Source: decisions
 * (Refunds).
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
  return { loanPaise, toShopperPaise: sharePaise - loanPaise, isWhole, instalments: after };
}

/** What of a loan goes with so much of its price, rounded half up. */
const shareOf = ({ loanPaise }: Loan, financedRupees: number, rupees: number): number =>
  Number((2n * BigInt(loanPaise) * BigInt(rupees) + BigInt(financedRupees)) / (2n * BigInt(financedRupees)));

/** The instalments once so much less is owed. */
function lessBy(book: LoanBook, paise: number): readonly Instalment[] {
  const { loan, instalments } = book;
  const unpaid = unpaidOf(book);
  const overdue = unpaid.filter(isBounced);
  const toCome = unpaid.filter((row) => !isBounced(row));
  const comesPaise = sumOf(toCome, ({ principalPaise }) => principalPaise);
  const kept = instalments.filter(({ paidAtMs }) => paidAtMs !== null);
  const left = Math.max(0, comesPaise - paise);
  return [
    ...kept,
    ...lessOverdue(overdue, Math.max(0, paise - comesPaise), left),
    ...rescheduled(loan, toCome, left),
  ].toSorted((a, b) => a.number - b.number);
}

/** Overdue instalments with less principal, the last first; their interest and charges stay owed. `after`: what is owed behind
 *  them. */
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

/** Pays `paise` back on the days of `rows`, by the usual instalment, in as few of them as it takes. Interest of a month is that
 *  of what is owed then; the last pays what is left. */
function rescheduled(loan: Loan, rows: readonly Instalment[], paise: number): readonly Instalment[] {
  const changed: Instalment[] = [];
  let owed = BigInt(paise);
  for (const row of rows) {
    if (owed === 0n) break;
    const interest = monthlyInterestPaise(owed, loan.annualRateBps);
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
