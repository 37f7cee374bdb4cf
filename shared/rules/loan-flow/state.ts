/** How a loan stands. `ACTIVE`: what was due is paid. `OVERDUE`: a debit has bounced, or a due day passed without one, and it is not made up for. `CLOSED`: paid
 *  back, in instalments or early. `CANCELLED`: given back within its cooling-off days. `RETURNED`: the shop has refunded all
 *  that was lent. Source: decisions (Loans). */
export const loanStatuses = ['ACTIVE', 'OVERDUE', 'CLOSED', 'CANCELLED', 'RETURNED'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** A loan as its events see it: how many of its instalments are unpaid, and how many of those are overdue. */
export interface LoanState {
  readonly status: LoanStatus;
  readonly unpaid: number;
  readonly overdue: number;
}

/** Past tense: it has happened. */
export type LoanEvent =
  /** `wasOverdue`: its debit had bounced before, or its day had passed. `isReturned`: the shop has refunded all that was lent. */
  | { readonly type: 'instalmentPaid'; readonly wasOverdue: boolean; readonly isReturned?: boolean }
  /** The first debit of an instalment that bounces; another of the same one is no news. */
  | { readonly type: 'debitBounced' }
  /** The day of an instalment has passed without a debit. */
  | { readonly type: 'debitMissed' }
  /** The shopper has paid back all that was left. */
  | { readonly type: 'closedEarly' }
  /** Within the cooling-off days. */
  | { readonly type: 'exited' }
  /** The shop gives money back. `isWhole`: by now all that was lent, and nothing is owed. Otherwise `unpaid` instalments are still to be paid then,
   *  of which some are overdue. */
  | { readonly type: 'refunded'; readonly isWhole: boolean; readonly unpaid: number; readonly overdue: number };

export const newLoan = (instalments: number): LoanState => ({ status: 'ACTIVE', unpaid: instalments, overdue: 0 });

/** Nothing is owed any more. */
export const isLoanOver = (status: LoanStatus): boolean => status !== 'ACTIVE' && status !== 'OVERDUE';

/** Statuses of loans of which something is owed. */
export const openLoanStatuses = loanStatuses.filter((status) => !isLoanOver(status));
