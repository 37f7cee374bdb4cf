import type { Db } from '../../../server/store/schema';
import { auditLedger, type LedgerFaults } from '../../../server/testing/payments/ledger-audit';

export interface Audit {
  /** Reported as paid, but not paid here, or by no lender. */
  readonly lost: readonly string[];
  readonly paid: readonly string[];
  readonly faults: LedgerFaults;
}

/** `told`: orders that a shopper saw as paid. `prefix`: prefix of all order ids to check. */
export async function auditOrders(db: Db, told: readonly string[], prefix: string): Promise<Audit> {
  const rows = await db
    .selectFrom('transactions as t')
    .leftJoin('credit_reservations as r', (join) =>
      join.onRef('r.reservation_key', '=', 't.reservation_key').on('r.status', '=', 'CONFIRMED'),
    )
    .select(['t.order_id', 'r.reservation_key as lent'])
    .where('t.order_id', 'like', `${prefix}%`)
    .where('t.status', '=', 'COMPLETE')
    .execute();
  const lent = new Set(rows.filter((row) => row.lent !== null).map(({ order_id }) => order_id));
  return {
    lost: told.filter((orderId) => !lent.has(orderId)),
    paid: rows.map(({ order_id }) => order_id),
    faults: await auditLedger(db, Date.now()),
  };
}

export const describeAudit = ({ lost, faults }: Audit): string =>
  `lost ${lost.length}, doubled ${faults.ordersPaidTwice}, unbalanced ${faults.unbalancedTransfers + faults.wrongBalances + faults.unbalancedLines}`;
