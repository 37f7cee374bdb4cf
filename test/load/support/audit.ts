import type { Db } from '../../../server/store/schema';
import { auditLedger, type LedgerFaults } from '../../../server/testing/payments/ledger-audit';

/** What a database says of orders, beside what their shoppers were told. */
export interface Audit {
  /** Told to be paid, and not paid here, or paid by no lender. */
  readonly lost: readonly string[];
  /** Paid here. */
  readonly paid: readonly string[];
  readonly faults: LedgerFaults;
}

/** `told`: the orders of which a shopper was told that they are paid. `prefix`: how all orders begin that are asked for. */
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
