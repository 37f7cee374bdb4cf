import * as z from 'zod/mini';
import type { PaymentStatus } from '../../shared/rules/payment-flow';
import type { Db } from './schema';
import type { Write } from './write';

/** Null removes the address. */
export async function setWebhookUrl(db: Db, merchantKey: string, url: string | null): Promise<void> {
  if (url === null) await db.deleteFrom('merchant_webhooks').where('merchant_key', '=', merchantKey).execute();
  else
    await db
      .insertInto('merchant_webhooks')
      .values({ merchant_key: merchantKey, url })
      .onConflict((conflict) => conflict.column('merchant_key').doUpdateSet({ url }))
      .execute();
}

export type DeliveryState = 'waiting' | 'delivered' | 'givenUp';

export interface Delivery {
  readonly deliveryId: string;
  readonly merchantKey: string;
  readonly txnUuid: string;
  readonly status: PaymentStatus;
  readonly url: string;
  /** JSON of the claims that are signed again for every attempt. */
  readonly claims: string;
}

export const deliveryOf = ({
  atMs,
  ...delivery
}: Omit<Delivery, 'url'> & { readonly atMs: number }): readonly Write[] => [
  (db) =>
    db
      .insertInto('webhook_deliveries')
      .columns(['delivery_id', 'merchant_key', 'txn_uuid', 'status', 'url', 'claims', 'state', 'created_at_ms'])
      .expression((eb) =>
        eb
          .selectFrom('merchant_webhooks')
          .select(({ val }) => [
            val(delivery.deliveryId).as('delivery_id'),
            'merchant_key',
            val(delivery.txnUuid).as('txn_uuid'),
            val(delivery.status).as('status'),
            'url',
            val(delivery.claims).as('claims'),
            val('waiting' as const).as('state'),
            val(atMs).as('created_at_ms'),
          ])
          .where('merchant_key', '=', delivery.merchantKey),
      ),
  (db) =>
    db
      .insertInto('jobs')
      .columns(['kind', 'payload', 'attempts', 'next_at_ms'])
      .expression((eb) =>
        eb
          .selectFrom('merchant_webhooks')
          .select(({ val, lit }) => [
            val('webhook' as const).as('kind'),
            val(delivery.deliveryId).as('payload'),
            lit(0).as('attempts'),
            val(atMs).as('next_at_ms'),
          ])
          .where('merchant_key', '=', delivery.merchantKey),
      ),
];

/** Waiting deliveries, counted up to `atMost`, and the time of the oldest; null if none waits. */
export async function waitingDeliveries(
  db: Db,
  atMost: number,
): Promise<{ readonly count: number; readonly oldestAtMs: number | null }> {
  const { count, oldest } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'webhook')
        .orderBy('next_at_ms')
        .limit(atMost)
        .as('waiting'),
    )
    .innerJoin('webhook_deliveries as d', 'd.delivery_id', 'waiting.payload')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('d.created_at_ms').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldestAtMs: oldest };
}

/** Null if there is none, or its attempts have ended. */
export async function findWaiting(db: Db, deliveryId: string): Promise<Delivery | null> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  // Not a condition of the query: an index of the previous release has waiting rows in no useful order.
  return row?.state === 'waiting'
    ? {
        deliveryId: row.delivery_id,
        merchantKey: row.merchant_key,
        txnUuid: row.txn_uuid,
        status: row.status,
        url: row.url,
        claims: row.claims,
      }
    : null;
}

export const attemptNoted =
  (
    deliveryId: string,
    attempt: { readonly atMs: number; readonly httpStatus: number | null; readonly error: string | null },
  ): Write =>
  (db) =>
    db
      .insertInto('webhook_attempts')
      .values({ delivery_id: deliveryId, at_ms: attempt.atMs, http_status: attempt.httpStatus, error: attempt.error });

/** Ends a delivery. A successful one stays so. */
export const deliveryEnded =
  (deliveryId: string, state: Exclude<DeliveryState, 'waiting'>): Write =>
  (db) =>
    db
      .updateTable('webhook_deliveries')
      .set({ state })
      .where('delivery_id', '=', deliveryId)
      .where('state', '!=', 'delivered');

interface DeliveryLog {
  readonly deliveryId: string;
  readonly kind: 'payment' | 'refund';
  readonly status: PaymentStatus | 'DONE';
  /** The shop's id of a refund; null for a payment. */
  readonly refundId: string | null;
  readonly state: DeliveryState;
  readonly attempts: { readonly atMs: number; readonly httpStatus: number | null }[];
  /** Null once the attempts have ended. */
  readonly nextAttemptAtMs: number | null;
}

export async function readDeliveries(db: Db, txnUuid: string): Promise<DeliveryLog[]> {
  const deliveries = await db
    .selectFrom('webhook_deliveries')
    .leftJoin('jobs', (join) => join.onRef('payload', '=', 'delivery_id').on('kind', '=', 'webhook'))
    .select(['delivery_id', 'status', 'claims', 'state', 'next_at_ms'])
    .where('txn_uuid', '=', txnUuid)
    .orderBy('created_at_ms')
    .orderBy('delivery_id')
    .execute();
  const attempts = await db
    .selectFrom('webhook_attempts as a')
    .innerJoin('webhook_deliveries as d', 'd.delivery_id', 'a.delivery_id')
    .select(['a.delivery_id', 'a.at_ms', 'a.http_status'])
    .where('d.txn_uuid', '=', txnUuid)
    .orderBy('a.attempt_id')
    .execute();
  // An order may have thousands of refunds, each with a delivery.
  const attemptsOf = new Map<string, typeof attempts>();
  for (const attempt of attempts) {
    const before = attemptsOf.get(attempt.delivery_id);
    if (before) before.push(attempt);
    else attemptsOf.set(attempt.delivery_id, [attempt]);
  }
  return deliveries.map((row) => ({
    deliveryId: row.delivery_id,
    ...subjectOf(row),
    state: row.state,
    attempts: (attemptsOf.get(row.delivery_id) ?? []).map(({ at_ms, http_status }) => ({
      atMs: at_ms,
      httpStatus: http_status,
    })),
    nextAttemptAtMs: row.state === 'waiting' ? row.next_at_ms : null,
  }));
}

const RefundNews = z.object({ refundId: z.string(), refundStatus: z.literal('DONE') });

/** Subject of a delivery, from its claims, as the status of a refunded payment stays COMPLETE. */
function subjectOf({
  claims,
  status,
}: Pick<Delivery, 'claims' | 'status'>): Pick<DeliveryLog, 'kind' | 'status' | 'refundId'> {
  const refund = RefundNews.safeParse(JSON.parse(claims));
  return refund.success
    ? { kind: 'refund', status: refund.data.refundStatus, refundId: refund.data.refundId }
    : { kind: 'payment', status, refundId: null };
}
