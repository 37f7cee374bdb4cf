import type { PaymentStatus, PaymentStep } from '../../shared/rules/payment-flow';
import type { Db } from './schema';

/** A line of a payment's history. */
export interface TimelineLine {
  readonly step: PaymentStep;
  readonly status: PaymentStatus;
  readonly atMs: number;
}

export async function addToTimeline(
  trx: Db,
  txnUuid: string,
  lines: readonly Omit<TimelineLine, 'atMs'>[],
  atMs: number,
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('payment_timeline')
    .values(lines.map(({ step, status }) => ({ txn_uuid: txnUuid, step, status, at_ms: atMs })))
    .execute();
}

/** Oldest first. */
export async function readTimeline(db: Db, txnUuid: string): Promise<TimelineLine[]> {
  const rows = await db
    .selectFrom('payment_timeline')
    .select(['step', 'status', 'at_ms'])
    .where('txn_uuid', '=', txnUuid)
    .orderBy('entry_id')
    .execute();
  return rows.map(({ step, status, at_ms }) => ({ step, status, atMs: at_ms }));
}
