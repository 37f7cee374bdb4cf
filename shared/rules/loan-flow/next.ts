import { isLoanOver, type LoanEvent, type LoanState } from './state';

/**
 * What an event makes of a loan; null where it is not allowed, and then nothing changes.
 *
 * A loan that is over stays as it is: only the shop may still refund what was paid for, which is then the shopper's money and
 * no news for the loan. One that is overdue cannot be given back in its cooling-off days: its first instalment falls due a
 * month after it began, and no lender's cooling-off is that long; whoever lets it be finds it refused.
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
