import * as z from 'zod/mini';
import type { Problem } from './problem';
import type { SignatureFault } from './signature';

/** Body of status 202: the lender decides later. */
export const Processing = z.object({
  state: z.literal('PROCESSING'),
  decideByMs: z.int().check(z.gte(0)),
  pollAfterMs: z.int().check(z.gte(0)),
});
export type Processing = z.infer<typeof Processing>;

/**
 * End of a call. Certain are `answered`, `notModified`, `accepted`, `problem` (refused, and nothing done) and `notDone`
 * (never written). `unknown` is not a 'no': the lender may have done it. No field has text of the request, and of the
 * answer only what its signature and schema prove.
 */
export type Outcome<Answer> =
  | { readonly outcome: 'answered'; readonly answer: Answer; readonly etag: string | null }
  | { readonly outcome: 'notModified' }
  | { readonly outcome: 'accepted'; readonly processing: Processing }
  | { readonly outcome: 'problem'; readonly problem: Problem }
  | {
      readonly outcome: 'notDone';
      readonly why: 'noConnection' | 'tlsRefused' | 'noToken';
      readonly errorCode: string | null;
    }
  | Unknown;

export type Unknown = { readonly outcome: 'unknown' } & (
  | { readonly why: 'timeout' | 'connectionLost' | 'tooLarge'; readonly errorCode: string | null }
  | { readonly why: 'signature'; readonly fault: SignatureFault; readonly status: number }
  /** Signed by the lender, but not proven to be about this sending. `code`: of its problem, for the alarm. */
  | { readonly why: 'unbound'; readonly status: number; readonly code: string | null }
  /** 'items.0.id: invalid_type'. */
  | { readonly why: 'schema'; readonly status: number; readonly issues: readonly string[] }
  | { readonly why: 'inProgress'; readonly retryAfterMs: number | null }
);
