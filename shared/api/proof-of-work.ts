import * as z from 'zod/mini';

/** Many short searches take nearly the same time whenever they are tried; one long search does not. */
export const PROOF_ANSWERS = 16;

/** A search of more bits takes longer than any server asks for. */
const MOST_BITS = 24;
/** Characters of the token that the searched bytes begin with: 11 words of SHA-256. */
const SEED_CHARACTERS = 44;

/** `data` of the refusal PROOF_OF_WORK_NEEDED. A proof has 16 answers, whole numbers below 2^32. Answer i (from 0) is
 *  right where SHA-256 of 52 bytes begins with `bits` zero bits: the last 44 characters of `token`, then i and the answer
 *  with 4 bytes each, the highest first. `waitMs` after this refusal the call is repeated with a proof in its header. */
export const ProofChallenge = z.object({
  token: z.string().check(z.regex(/^[\w.-]{44,200}$/)),
  bits: z.int().check(z.gte(0), z.lte(MOST_BITS)),
  waitMs: z.int().check(z.gte(0)),
});
export type ProofChallenge = z.output<typeof ProofChallenge>;

/** Beginning of the searched bytes, in ASCII. */
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
