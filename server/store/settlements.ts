import { type SettlementLine, type Subvention, saleLine } from '../../shared/money/subvention';
import type { Db } from './schema';
import type { Write } from './write';

export interface StoredLine extends SettlementLine {
  readonly name: string;
  /** The merchant's id of a refund; null for any other line. */
  readonly refundId: string | null;
  readonly atMs: number;
}

export interface OrderSettlement {
  readonly subvention: Subvention;
  readonly lines: readonly StoredLine[];
}

const SALE = 'sale';
/** A loan has at most one exit. */
export const EXIT_LINE = 'exit';

export interface SettledOrder {
  readonly txnUuid: string;
  readonly merchantKey: string;
}

/** Writes the record of an order with its first line, together with the payment. An existing one stays unchanged. */
export const orderSettled = (order: SettledOrder, subvention: Subvention, atMs: number): readonly Write[] => [
  (db) =>
    db
      .insertInto('subventions')
      .values({
        txn_uuid: order.txnUuid,
        merchant_key: order.merchantKey,
        borne_by: subvention.borneBy,
        price_paise: subvention.pricePaise,
        discount_paise: subvention.discountPaise,
        processing_fee_paise: subvention.processingFeePaise,
        processing_fee_gst_paise: subvention.processingFeeGstPaise,
        began_at_ms: atMs,
      })
      .onConflict((conflict) => conflict.doNothing()),
  lineSettled(order, SALE, saleLine(subvention), atMs),
];

export const lineSettled =
  ({ txnUuid, merchantKey }: SettledOrder, name: string, line: SettlementLine, atMs: number): Write =>
  (db) =>
    db
      .insertInto('settlement_lines')
      .values({
        txn_uuid: txnUuid,
        name,
        merchant_key: merchantKey,
        kind: line.kind,
        price_paise: line.pricePaise,
        discount_paise: line.discountPaise,
        processing_fee_paise: line.processingFeePaise,
        processing_fee_gst_paise: line.processingFeeGstPaise,
        payout_paise: line.payoutPaise,
        at_ms: atMs,
      })
      .onConflict((conflict) => conflict.doNothing());

export async function findSettlement(db: Db, txnUuid: string): Promise<OrderSettlement | null> {
  const record = await db.selectFrom('subventions').selectAll().where('txn_uuid', '=', txnUuid).executeTakeFirst();
  if (!record) return null;
  const rows = await db
    .selectFrom('settlement_lines as l')
    // By transaction too, so that the index finds its few refunds.
    .leftJoin('refunds as r', (join) => join.onRef('r.refund_key', '=', 'l.name').on('r.txn_uuid', '=', txnUuid))
    .selectAll('l')
    .select('r.refund_id')
    .where('l.txn_uuid', '=', txnUuid)
    .orderBy((eb) => eb('l.kind', '<>', 'SALE'))
    .orderBy('l.at_ms')
    .orderBy('l.name')
    .execute();
  return {
    subvention: {
      borneBy: record.borne_by,
      pricePaise: record.price_paise,
      discountPaise: record.discount_paise,
      processingFeePaise: record.processing_fee_paise,
      processingFeeGstPaise: record.processing_fee_gst_paise,
    },
    lines: rows.map((row) => ({
      name: row.name,
      kind: row.kind,
      refundId: row.refund_id,
      pricePaise: row.price_paise,
      discountPaise: row.discount_paise,
      processingFeePaise: row.processing_fee_paise,
      processingFeeGstPaise: row.processing_fee_gst_paise,
      payoutPaise: row.payout_paise,
      atMs: row.at_ms,
    })),
  };
}
