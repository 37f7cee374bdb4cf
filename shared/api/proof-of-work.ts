import * as z from 'zod/mini';

/** Many short searches have a nearly constant duration; one long search has not. */
export const PROOF_ANSWERS = 16;

/** More bits than any server requests. */
const MOST_BITS = 24;
/** Characters of the token at the start of the searched bytes: 11 words of SHA-256. */
const SEED_CHARACTERS = 44;

/**
 * `data` of the refusal PROOF_OF_WORK_NEEDED. A proof has 16 answers, whole numbers below 2^32. Answer i (from 0) is
 * valid if SHA-256 of 52 bytes starts with `bits` zero bits: the last 44 characters of `token`, then i and the answer
 * as 4 bytes each, big-endian. Repeat the call `waitMs` after this refusal with the proof in its header.
 */
export const ProofChallenge = z.object({
  token: z.string().check(z.regex(/^[\w.-]{44,200}$/)),
  bits: z.int().check(z.gte(0), z.lte(MOST_BITS)),
  waitMs: z.int().check(z.gte(0)),
});
export type ProofChallenge = z.output<typeof ProofChallenge>;

/** Start of the searched bytes, in ASCII. */
export const seedOf = (token: string): string => token.slice(-SEED_CHARACTERS);

/** The value of the header `proof-of-work`. */
export const proofText = (token: string, answers: readonly number[]): string => `${token}~${answers.join('.')}`;

const ProofText = /^([\w.-]{44,200})~(\d{1,10}(?:\.\d{1,10}){15})$/;

/** Null for a text that cannot be a proof. */
export function readProof(text: string): { readonly token: string; readonly answers: readonly number[] } | null {
  const [, token, numbers] = ProofText.exec(text) ?? [];
  if (token === undefined || numbers === undefined) return null;
  const answers = numbers.split('.').map(Number);
  return answers.every((each) => each < 2 ** 32) ? { token, answers } : null;
}
