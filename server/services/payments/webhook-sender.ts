import type { Logger } from 'pino';
import { brand } from '../../../shared/brand';
import type { Clock } from '../../platform/clock';
import type { Metrics } from '../../platform/metrics';
import { WEBHOOK_WAITS_MS } from '../../rules/lifetimes';
import type { Db } from '../../store/schema';
import { attemptNoted, type Delivery, deliveryEnded, findWaiting } from '../../store/webhooks';
import type { Attempted, JobRules } from '../jobs/job-runner';
import type { Signer } from '../signer';
import type { Post } from './guarded-post';

/** Identifies the sender to merchants' servers and firewalls. */
const USER_AGENT = `${brand.name}-Webhook/1`;
const MERCHANT_ANSWERS_WITHIN_MS = 10_000;
/** Longer than an attempt takes, so that only a dead process loses its delivery to another. */
const DELIVERY_LEASE_MS = 30_000;

export interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'webhooksGivenUp'>;
  /** Sends the request: `fetch`, if any address is allowed. */
  readonly post: Post;
}

export const webhookJobs = (deps: WebhookDeps): JobRules => ({
  leaseMs: DELIVERY_LEASE_MS,
  longestWaitMs: Math.max(...WEBHOOK_WAITS_MS),
  async attempt({ payload, attempts }) {
    const delivery = await findWaiting(deps.db, payload);
    return delivery ? attempt(deps, delivery, attempts) : { nextAtMs: null };
  },
});

/** One attempt. The body is signed again, so that `iat` is the time of sending, while `jti` identifies the event: a
 *  server refuses old and repeated ones. */
async function attempt(deps: WebhookDeps, delivery: Delivery, attempts: number): Promise<Attempted> {
  const atMs = deps.clock.nowMs();
  const claims = JSON.parse(delivery.claims) as Record<string, unknown>;
  const signed = await deps.signer.sign({ ...claims, iat: Math.floor(atMs / 1000) });
  // A receiver that knows only results must not take a refund for one.
  const body = 'refundId' in claims ? { signedRefund: signed } : { signedResult: signed };
  const { httpStatus, error } = await postOnce(deps, delivery, JSON.stringify(body));
  const isTaken = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
  const waitMs = isTaken ? undefined : WEBHOOK_WAITS_MS[attempts - 1];
  const state = isTaken ? 'delivered' : waitMs === undefined ? 'givenUp' : 'waiting';
  const { deliveryId, merchantKey } = delivery;
  const told = { deliveryId, merchantKey, attempts, httpStatus, error, state };
  return {
    nextAtMs: waitMs === undefined ? null : atMs + waitMs,
    writes: [
      attemptNoted(deliveryId, { atMs, httpStatus, error }),
      ...(state === 'waiting' ? [] : [deliveryEnded(deliveryId, state)]),
    ],
    noted() {
      if (state !== 'givenUp') return deps.logger.info(told, 'webhook');
      deps.metrics.webhooksGivenUp.inc();
      deps.logger.error(told, 'a webhook was given up: the merchant does not know how the order ended');
    },
  };
}

async function postOnce(
  deps: WebhookDeps,
  { url, deliveryId }: Delivery,
  body: string,
): Promise<{ readonly httpStatus: number | null; readonly error: string | null }> {
  try {
    const response = await deps.post(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT, 'kadam-delivery': deliveryId },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(MERCHANT_ANSWERS_WITHIN_MS),
    });
    await response.body?.cancel();
    return { httpStatus: response.status, error: null };
  } catch (error) {
    // An address that does not answer is the merchant's problem; its log has the reason.
    return { httpStatus: null, error: error instanceof Error ? error.name : 'unknown' };
  }
}
