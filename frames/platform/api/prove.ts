import * as z from 'zod/mini';
import { header } from '../../../shared/api/headers';
import { ProofChallenge } from '../../../shared/api/proof-of-work';
import { pauseFor } from './pause-for';
import type { Again, RawAnswer } from './raw-answer';

/** A challenge is bound to one network, which may change during a call. */
const MOST_PROOFS = 4;
/** Timers of browsers may fire early. */
const SPARE_MS = 50;

/** Form of a challenge of our server. */
const Asked = z.object({ success: z.literal(false), data: ProofChallenge });

function challengeIn({ status, body }: RawAnswer): ProofChallenge | null {
  const asked = status === 429 ? z.safeParse(Asked, body) : null;
  return asked?.success ? asked.data.data : null;
}

/** Solves challenges and repeats the call with each proof. Rejects if `again` does, and if the call is aborted. */
export async function prove(answer: RawAnswer, again: Again, signal: AbortSignal): Promise<RawAnswer> {
  let latest = answer;
  for (let proofs = 0; proofs < MOST_PROOFS; proofs += 1) {
    const challenge = challengeIn(latest);
    if (!challenge) return latest;
    const { solveProof } = await import('../proof/solve-proof');
    const [proof] = await Promise.all([
      solveProof(challenge, signal),
      challenge.waitMs > 0 && pauseFor(challenge.waitMs + SPARE_MS, signal),
    ]);
    latest = await again({ [header.proofOfWork]: proof });
  }
  return latest;
}
