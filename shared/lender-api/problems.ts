import * as z from 'zod/mini';
import { fieldsOf, Ms, oneOf, text, whole } from './fields';

/** Problems of the channel: any call may be answered with them. */
export const channelProblems = {
  INVALID_REQUEST: { status: 400, title: 'The request does not fit its schema' },
  KEY_MISSING: { status: 400, title: 'The call needs an idempotency key' },
  SEAL_INVALID: { status: 400, title: 'A sealed field cannot be opened' },
  SIGNATURE_INVALID: { status: 401, title: 'The signature does not hold' },
  CLOCK_SKEWED: { status: 401, title: 'The signature is too old or in the future' },
  REPLAYED: { status: 401, title: 'The signature was used before' },
  CONNECTION_REFUSED: { status: 403, title: 'The connection is not allowed to make this call' },
  NOT_OFFERED: { status: 404, title: 'The lender does not offer this call' },
  IN_PROGRESS: { status: 409, title: 'An earlier call for the same name or key is in progress' },
  TOO_LARGE: { status: 413, title: 'The request is too large' },
  OTHER_BODY: { status: 422, title: 'The name or key was used with another body' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many calls' },
  FAULT: { status: 500, title: 'The lender has a fault, and nothing was done' },
  UNAVAILABLE: { status: 503, title: 'The lender is out of service, and nothing was done' },
} as const;

/** Every problem by its code: HTTP status, and a title without personal data. Source: RFC 9457. */
export const problemCodes = {
  ...channelProblems,
  INSUFFICIENT_LIMIT: { status: 402, title: 'The available limit is lower than the loan' },
  NOT_CONSENTED: { status: 403, title: 'A consent is missing, or is not for this lender' },
  BLOCKED: { status: 403, title: 'The customer is blocked at this lender' },
  MERCHANT_NOT_ALLOWED: { status: 403, title: 'The lender does not lend at this merchant' },
  MERCHANT_LIMIT: { status: 403, title: 'The lender’s limit for this merchant is reached' },
  NOT_ALLOWED: { status: 403, title: 'The lender does not allow this now' },
  REJECTED: { status: 403, title: 'The lender has rejected the customer' },
  FOREIGN_SUBJECT: { status: 403, title: 'The subject belongs to another lender or was never named' },
  UNKNOWN_NAME: { status: 404, title: 'The lender does not know this name' },
  NOT_READY: { status: 404, title: 'The file of the day is not ready' },
  PIN_NOT_SET: { status: 409, title: 'The customer has to set a PIN first' },
  EVIDENCE_MISSING: { status: 409, title: 'The evidence has not arrived' },
  FIGURES_DIFFER: { status: 409, title: 'The figures differ from the reserved ones' },
  MANDATE_MISSING: { status: 409, title: 'The mandate is not active' },
  NOT_NEEDED: { status: 409, title: 'No mandate is needed' },
  NOT_OPEN: { status: 409, title: 'The loan is not open' },
  QUOTE_OVER: { status: 409, title: 'The quote has ended or the amount has changed' },
  COOLING_OFF_OVER: { status: 409, title: 'The cooling-off period has ended' },
  NO_PARTIAL_REFUND: { status: 409, title: 'The lender books whole refunds only' },
  LINE_MISSING: { status: 409, title: 'The customer has no line that this call can use' },
  SECOND_FACTOR_MISSING: { status: 409, title: 'The second factor has not been passed' },
  PIN_NOT_PROVEN: { status: 409, title: 'The customer has not proven the right to set a PIN' },
  RESERVED_UNTIL: { status: 409, title: 'A reservation of the customer is open' },
  OFFER_OVER: { status: 410, title: 'The offer has ended or its figures have changed' },
  KFS_EXPIRED: { status: 410, title: 'The Key Facts Statement is no longer valid' },
  RESERVATION_OVER: { status: 410, title: 'The reservation has ended' },
  CURSOR_TOO_OLD: { status: 410, title: 'Events before this cursor are deleted' },
  AMOUNT_TOO_SMALL: { status: 422, title: 'The amount is below the lender’s minimum' },
  AMOUNT_TOO_LARGE: { status: 422, title: 'The amount is above the lender’s maximum' },
  NO_PLAN: { status: 422, title: 'The lender has no plan for this purchase' },
  LIMIT_TOO_LOW: { status: 422, title: 'The lender would approve a lower limit than asked' },
  REFUND_TOO_LARGE: { status: 422, title: 'The refund is larger than what is left of the price' },
  SERIAL_REFUSED: { status: 422, title: 'A serial number is refused' },
  OTP_BLOCKED: { status: 423, title: 'No OTP is sent or taken for a while' },
  TOO_SOON: { status: 429, title: 'The next OTP may be sent later' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly title: string }>>;

export type ProblemCode = keyof typeof problemCodes;
export const problemNames = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

/** `type` of a problem. */
export const problemType = <Code extends ProblemCode>(code: Code): `urn:kadam:lender:${Code}` =>
  `urn:kadam:lender:${code}`;

/** Body of `application/problem+json`, signed. `detail` has no personal data. An unsigned problem proves nothing. */
export const Problem = fieldsOf({
  type: z
    .string('must be text')
    .check(z.regex(/^urn:kadam:lender:[A-Z_]{1,40}$/, 'must be urn:kadam:lender: and a code')),
  status: whole(400, 599),
  title: text(120),
  detail: z.optional(text(500)),
  code: oneOf(problemNames),
  /** Time to wait before the same call may be made again. */
  retryAfterMs: z.optional(Ms),
  /** Facts that belong to the problem; `problemData` has the shape for each code that has any. */
  data: z.optional(z.record(z.string(), z.unknown())),
});
export type Problem = z.infer<typeof Problem>;
