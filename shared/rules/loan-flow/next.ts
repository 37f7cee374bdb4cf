import { isLoanOver, type LoanEvent, type LoanState } from './state';

/**
 * The next state of a loan; null without a change if the event is not allowed.
 *
 * An ended loan stays unchanged: only a refund is allowed, whose money goes to the shopper. An overdue loan cannot be
 * given back in its cooling-off days: its first instalment is due a month after the start, and no lender's cooling-off
 * period is that long.
 * Source: docs/adr/0040-loans-follow-statements.md.
 */
export function nextLoan(from: LoanState, event: LoanEvent): LoanState | null {
  if (isLoanOver(from.status)) return event.type === 'refunded' ? from : null;
  switch (event.type) {
    case 'instalmentPaid':
      if (event.wasOverdue && from.overdue === 0) return null;
      return standing(
        from.unpaid - 1,
        from.overdue - (event.wasOverdue ? 1 : 0),
        event.isReturned ? 'RETURNED' : 'CLOSED',
      );
    case 'debitBounced':
    case 'debitMissed':
      return from.overdue === from.unpaid ? null : standing(from.unpaid, from.overdue + 1);
    case 'closedEarly':
      return { status: 'CLOSED', unpaid: 0, overdue: 0 };
    case 'exited':
      return from.status === 'ACTIVE' ? { status: 'CANCELLED', unpaid: 0, overdue: 0 } : null;
    case 'refunded':
      return event.isWhole ? { status: 'RETURNED', unpaid: 0, overdue: 0 } : standing(event.unpaid, event.overdue);
    default:
      return event satisfies never;
  }
}

const standing = (unpaid: number, overdue: number, paidBackAs: 'CLOSED' | 'RETURNED' = 'CLOSED'): LoanState => ({
  status: unpaid === 0 ? paidBackAs : overdue > 0 ? 'OVERDUE' : 'ACTIVE',
  unpaid,
  overdue,
});
