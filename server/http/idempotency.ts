import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock';
import { Refusal } from '../services/refusal';
import { type Hasher, seal, unseal } from '../services/secrets';
import { claimKey, type KeyName, keepAnswer, type Lease, releaseKey, renewLease } from '../store/idempotency-keys';
import type { Db } from '../store/schema';

/** A running call renews its lease, so it may outlast this. Short, because a repeat of a call whose process was killed
 *  waits until the lease expires. */
const CALL_LEASE_MS = 4_500;
export const RENEW_EVERY_MS = 1_500;
const ANSWER_LOOKED_FOR_EVERY_MS = 100;
const LOOKS = 100;
const RELEASE_AGAIN_AFTER_MS = 500;

export interface Answer {
  readonly body: string;
  /** True if a repeat gets this answer. */
  readonly isFinal: boolean;
}

interface OnceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

/** `hasWaited`: another call with the same key ran meanwhile, so earlier reads are outdated. */
type Work = (hasWaited: boolean) => Promise<Answer>;

/** Runs `work` once per key. A repeat gets the first final answer, also while the first call runs; the same key with
 *  another body is a conflict. An answer that is not final (it changed nothing and may be retried) and a call that
 *  throws release the key. A call whose process slept until another one took the key returns the answer of that one. */
export async function withIdempotencyKey(
  deps: OnceDeps,
  name: KeyName,
  request: unknown,
  work: Work,
): Promise<{ readonly body: string; readonly isReplay: boolean }> {
  // Keyed hash: the body may contain an OTP, which a plain hash would reveal.
  const requestHash = deps.hasher.hash('idempotent-request', JSON.stringify(request));
  const lease: Lease = { owner: randomUUID(), lengthMs: CALL_LEASE_MS };
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await claimKey(deps.db, name, requestHash, deps.clock.nowMs(), lease);
    switch (found.claim) {
      case 'ours': {
        const body = await perform(deps, name, lease, () => work(look > 0));
        if (body !== null) return { body, isReplay: false };
        break;
      }
      case 'answered':
        return { body: unseal(sealKey(deps, name), found.answer), isReplay: true };
      case 'conflict':
        throw new Refusal('IDEMPOTENCY_CONFLICT');
      case 'atWork':
        await deps.clock.delay(ANSWER_LOOKED_FOR_EVERY_MS);
        break;
      default:
        found satisfies never;
    }
  }
  throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterMs: CALL_LEASE_MS });
}

/** An answer may contain a secret of a payment or an application, which no table may have in clear. */
const sealKey = ({ hasher }: OnceDeps, { merchantKey, agentId, endpoint, key }: KeyName): string =>
  hasher.hash('idempotent-answer', merchantKey, agentId, endpoint, key);

/** Null if another call has taken the key meanwhile, whose answer counts. */
async function perform(
  deps: OnceDeps,
  name: KeyName,
  lease: Lease,
  work: () => Promise<Answer>,
): Promise<string | null> {
  const done = new AbortController();
  const renewing = renew(deps, name, lease, done.signal);
  let answer: Answer;
  try {
    answer = await work().finally(() => {
      done.abort();
      return renewing;
    });
  } catch (error) {
    await release(deps, name, lease);
    throw error;
  }
  if (answer.isFinal) {
    const isStored = await keepAnswer(deps.db, name, lease, seal(sealKey(deps, name), answer.body));
    return isStored ? answer.body : null;
  }
  await release(deps, name, lease);
  return answer.body;
}

async function renew({ db, clock }: OnceDeps, name: KeyName, lease: Lease, done: AbortSignal): Promise<void> {
  for (;;) {
    await clock.delay(RENEW_EVERY_MS, done);
    if (done.aborted) return;
    try {
      await renewLease(db, name, lease, clock.nowMs());
    } catch {
      // The database is down, which the work itself reports; other renewals follow before the lease ends.
    }
  }
}

/** If the database is down, which often made the call fail, the key is released once it is up again, so that a repeat
 *  need not wait for the end of the lease. */
async function release(deps: OnceDeps, name: KeyName, lease: Lease): Promise<void> {
  try {
    await releaseKey(deps.db, name, lease);
  } catch {
    void releaseLater(deps, name, lease);
  }
}

async function releaseLater({ db, clock }: OnceDeps, name: KeyName, lease: Lease): Promise<void> {
  for (let time = 0; time < CALL_LEASE_MS / RELEASE_AGAIN_AFTER_MS; time += 1) {
    await clock.delay(RELEASE_AGAIN_AFTER_MS);
    const isReleased = await releaseKey(db, name, lease).then(
      () => true,
      () => false,
    );
    if (isReleased) return;
  }
}
