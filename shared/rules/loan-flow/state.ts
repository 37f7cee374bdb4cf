/** Source: docs/adr/0040-loans-follow-statements.md.
 *  - ACTIVE: everything due is paid.
 *  - OVERDUE: a debit has bounced, or a due day has passed without one, and that instalment is still unpaid.
 *  - CLOSED: paid back, in instalments or early.
 *  - CANCELLED: given back within the cooling-off days.
 *  - RETURNED: the shop has refunded all that was lent. */
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
  /** The shop refunds money. `isWhole`: all that was lent is refunded and nothing is owed. Otherwise `unpaid`
   *  instalments are left, `overdue` of them overdue. */
  | { readonly type: 'refunded'; readonly isWhole: boolean; readonly unpaid: number; readonly overdue: number };

export const newLoan = (instalments: number): LoanState => ({ status: 'ACTIVE', unpaid: instalments, overdue: 0 });

/** Nothing is owed any more. */
export const isLoanOver = (status: LoanStatus): boolean => status !== 'ACTIVE' && status !== 'OVERDUE';
