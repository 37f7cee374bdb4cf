import * as z from 'zod/mini';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
const TYPE_PREFIX = 'urn:kadam:lender:';

/** Problems that the receiver itself answers. */
export const wireProblems = {
  INVALID_REQUEST: { status: 400, title: 'The request does not fit its schema' },
  KEY_MISSING: { status: 400, title: 'The call needs an idempotency key' },
  SEAL_INVALID: { status: 400, title: 'A sealed field cannot be opened' },
  SIGNATURE_INVALID: { status: 401, title: 'The signature does not hold' },
  CLOCK_SKEWED: { status: 401, title: 'The signature is too old or in the future' },
  REPLAYED: { status: 401, title: 'The signature was used before' },
  NOT_OFFERED: { status: 404, title: 'The lender does not offer this call' },
  IN_PROGRESS: { status: 409, title: 'An earlier call for the same name or key is in progress' },
  TOO_LARGE: { status: 413, title: 'The request is too large' },
  OTHER_BODY: { status: 422, title: 'The name or key was used with another body' },
  UNAVAILABLE: { status: 503, title: 'The lender is out of service, and nothing was done' },
} as const;
export type WireProblemCode = keyof typeof wireProblems;

/** RFC 9457. No field has personal data or a sealed value. */
export const Problem = z
  .object({
    type: z.string(),
    status: z.int().check(z.gte(400), z.lte(599)),
    title: z.string().check(z.maxLength(120)),
    detail: z.optional(z.string().check(z.maxLength(500))),
    code: z.string().check(z.regex(/^[A-Z][A-Z_]{0,39}$/)),
    retryAfterMs: z.optional(z.int().check(z.gte(0))),
    data: z.optional(z.record(z.string(), z.unknown())),
  })
  .check(z.refine(({ type, code }) => type === TYPE_PREFIX + code));
export type Problem = z.infer<typeof Problem>;

type ProblemDetails = Pick<Problem, 'detail' | 'retryAfterMs' | 'data'>;

export const problemOf = (code: string, status: number, title: string, details: ProblemDetails = {}): Problem => ({
  type: TYPE_PREFIX + code,
  status,
  title,
  code,
  ...details,
});

/** Thrown by a handler that has done nothing: the receiver answers with the signed problem. */
export class LenderProblem extends Error {
  override readonly name = 'LenderProblem';
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

export const wireProblem = (code: WireProblemCode, details: ProblemDetails = {}): LenderProblem =>
  new LenderProblem(problemOf(code, wireProblems[code].status, wireProblems[code].title, details));
