import * as z from 'zod/mini';

/** Next page of the activation flow. Source: S1§4, S1§7. */
export const NavigationHint = z.object({
  source: z.literal('activation'),
  next: z.enum(['BIC', 'VERIFY_MOBILE', 'VERIFY_AIVF']),
});
export type NavigationHint = z.infer<typeof NavigationHint>;

/** `200`: the call was successful. Source: docs/adr/0016-envelope-and-statuses.md. */
export const SuccessEnvelope = z.object({
  success: z.literal(true),
  data: z.unknown(),
  nav: z.optional(NavigationHint),
});

/** An invalid field: `path` is dotted ('urls.successUrl'), `message` describes the expected value. */
export const FieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

const mark = {
  success: z.literal(false),
  code: z.union([z.int(), z.string()]),
  message: z.string(),
};
/** A response without these fields is not a refusal of this API, regardless of its status: an intermediary has
 *  answered. */
export const RefusalMark = z.object(mark);

/** A refusal: `200` for business failures, a specific status for transport ones, always with this body. `code` is the
 *  number or name of a row in `shared/errors`. Source: docs/adr/0016-envelope-and-statuses.md. */
export const FailureEnvelope = z.object({
  ...mark,
  title: z.optional(z.string()),
  /** Kind of refusal in addition to the code: the row's `type`. */
  type: z.optional(z.string()),
  retry: z.optional(z.boolean()),
  data: z.optional(z.unknown()),
  fields: z.optional(z.array(FieldIssue)),
  /** For a merchant's server: the call's `x-request-id`, to be quoted to support. */
  requestId: z.optional(z.string()),
});
export type FailureEnvelope = z.infer<typeof FailureEnvelope>;
