import type { PaymentStatus, PaymentStep } from '../../shared/rules/payment-flow';
import type { Db } from './schema';
import type { Write } from './write';

interface TimelineLine {
  readonly step: PaymentStep;
  readonly status: PaymentStatus;
  readonly atMs: number;
}

export type TimelineStep = Omit<TimelineLine, 'atMs'>;

/** Adds one or more events of one moment, oldest first. */
export const toTimeline =
  (txnUuid: string, lines: readonly TimelineStep[], atMs: number): Write =>
  (db) =>
    db
      .insertInto('payment_timeline')
      .values(lines.map(({ step, status }) => ({ txn_uuid: txnUuid, step, status, at_ms: atMs })));

export async function readTimeline(db: Db, txnUuid: string): Promise<TimelineLine[]> {
  const rows = await db
    .selectFrom('payment_timeline')
    .select(['step', 'status', 'at_ms'])
    .where('txn_uuid', '=', txnUuid)
    .orderBy('entry_id')
    .execute();
  return rows.map(({ step, status, at_ms }) => ({ step, status, atMs: at_ms }));
}
