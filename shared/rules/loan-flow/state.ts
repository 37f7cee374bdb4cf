/**
 * Source: docs/adr/0040-loans-follow-statements.md.
 * - ACTIVE: everything due is paid.
 * - OVERDUE: a debit has bounced, or a due day has passed without one, and that instalment is still unpaid.
 * - CLOSED: repaid, in instalments or early.
 * - CANCELLED: given back within the cooling-off days.
 * - RETURNED: the shop has refunded the whole loan.
 */
export const loanStatuses = ['ACTIVE', 'OVERDUE', 'CLOSED', 'CANCELLED', 'RETURNED'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

export interface LoanState {
  readonly status: LoanStatus;
  readonly unpaid: number;
  readonly overdue: number;
}

/** Past tense: it has happened. */
export type LoanEvent =
  /** `wasOverdue`: its debit had bounced, or its day had passed. `isReturned`: the shop has refunded the whole loan. */
  | { readonly type: 'instalmentPaid'; readonly wasOverdue: boolean; readonly isReturned?: boolean }
  /** The first bounced debit of an instalment; further ones are ignored. */
  | { readonly type: 'debitBounced' }
  /** The day of an instalment has passed without a debit. */
  | { readonly type: 'debitMissed' }
  | { readonly type: 'closedEarly' }
  /** Within the cooling-off days. */
  | { readonly type: 'exited' }
  /** The shop refunds money. `isWhole`: the whole loan is refunded and nothing is owed. Otherwise `unpaid` instalments
   *  remain, `overdue` of them overdue. */
  | { readonly type: 'refunded'; readonly isWhole: boolean; readonly unpaid: number; readonly overdue: number };

export const newLoan = (instalments: number): LoanState => ({ status: 'ACTIVE', unpaid: instalments, overdue: 0 });

/** True once nothing is owed. */
export const isLoanOver = (status: LoanStatus): boolean => status !== 'ACTIVE' && status !== 'OVERDUE';
