import type { Clock } from '../ports';
import { Refusal } from '../services/refusal';
import type { Hasher } from '../services/secrets';
import { claimKey, type KeyName, keepAnswer, releaseKey } from '../store/idempotency-keys';
import type { Db } from '../store/schema';

/** Longer than any call takes, so that a lease ends only with its process. */
const LEASE_MS = 30_000;
const LOOK_AGAIN_AFTER_MS = 100;
const LOOKS = 100;

export interface Answer {
  /** The body as it goes out. */
  readonly body: string;
  /** Whether a repetition gets this answer again. */
  readonly isFinal: boolean;
}

/** Runs `work` once for a key. A repetition gets the first final answer, also while the first call is still at work;
 *  the same key with another body is a conflict. An answer that is not final (it changed nothing and may be retried)
 *  and a call that throws give the key back. */
export async function once(
  deps: { readonly db: Db; readonly clock: Clock; readonly hasher: Hasher },
  name: KeyName,
  request: unknown,
  work: () => Promise<Answer>,
): Promise<{ readonly body: string; readonly isReplay: boolean }> {
  // Keyed: a request may hold an OTP, which a plain hash would give away to whoever reads the table.
  const requestHash = deps.hasher.hash('idempotent-request', JSON.stringify(request));
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await claimKey(deps.db, name, requestHash, deps.clock.nowMs(), LEASE_MS);
    switch (found.claim) {
      case 'ours':
        return { body: await perform(deps.db, name, work), isReplay: false };
      case 'answered':
        return { body: found.answer, isReplay: true };
      case 'conflict':
        throw new Refusal('IDEMPOTENCY_CONFLICT');
      case 'atWork':
        await deps.clock.delay(LOOK_AGAIN_AFTER_MS);
        break;
      default:
        found satisfies never;
    }
  }
  throw new Refusal('SERVICE_UNAVAILABLE', { retryAfterMs: LEASE_MS });
}

async function perform(db: Db, name: KeyName, work: () => Promise<Answer>): Promise<string> {
  let answer: Answer;
  try {
    answer = await work();
  } catch (error) {
    await releaseKey(db, name);
    throw error;
  }
  if (answer.isFinal) await keepAnswer(db, name, answer.body);
  else await releaseKey(db, name);
  return answer.body;
}
