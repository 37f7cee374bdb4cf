import { createHash } from 'node:crypto';
import { PROOF_ANSWERS, ProofChallenge, proofText, seedOf } from '../../../shared/api/proof-of-work';
import type { Reply } from '../server/test-server';

/** Throws without a challenge. */
export const challengeOf = ({ body }: Reply): ProofChallenge => ProofChallenge.parse(body?.data);

/** True if the answer requires a proof of work. */
export const asksProof = ({ status, body }: Reply): boolean => status === 429 && body?.type === 'PROOF_OF_WORK_NEEDED';

/** Solves a challenge with Node's SHA-256. */
export function solve({ token, bits }: ProofChallenge): string {
  const answers = Array.from({ length: PROOF_ANSWERS }, (_, index) => {
    for (let answer = 0; ; answer += 1) if (hasZeros(token, index, answer, bits)) return answer;
  });
  return proofText(token, answers);
}

export function hasZeros(token: string, index: number, answer: number, bits: number): boolean {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(index, 0);
  numbers.writeUInt32BE(answer, 4);
  const first = createHash('sha256').update(seedOf(token)).update(numbers).digest().readUInt32BE(0);
  return first < 2 ** (32 - bits);
}
