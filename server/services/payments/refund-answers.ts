import type { Selectable } from 'kysely';
import type { BriefRefund } from '../../../shared/api/refund';
import type { LoanTables } from '../../store/loan-schema';

export type RefundRow = Selectable<LoanTables['refunds']>;

export const briefRefund = (row: RefundRow): BriefRefund => ({
  refundId: row.refund_id,
  refundStatus: row.status,
  amount: row.amount_rupees,
  createdAtMs: row.asked_at_ms,
  bookedAtMs: row.done_at_ms,
});

/** Sum of an order's refunds, and the rest that its lender has paid; whole rupees. */
export function refundTotals(
  financedRupees: number,
  refunds: readonly Pick<RefundRow, 'amount_rupees'>[],
): { readonly refundedAmount: number; readonly refundableAmount: number } {
  const refundedAmount = refunds.reduce((sum, row) => sum + row.amount_rupees, 0);
  return { refundedAmount, refundableAmount: financedRupees - refundedAmount };
}
