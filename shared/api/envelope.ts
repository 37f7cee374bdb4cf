import * as z from 'zod/mini';

/** Where the server wants the activation flow to go next. Source: S1§4, S1§7. */
export const NavigationHint = z.object({
  source: z.literal('activation'),
  next: z.enum(['BIC', 'VERIFY_MOBILE', 'VERIFY_AIVF']),
});
export type NavigationHint = z.infer<typeof NavigationHint>;

/** `200`: the call did what was asked. Source: docs/adr/0016-envelope-and-statuses.md. */
export const SuccessEnvelope = z.object({
  success: z.literal(true),
  data: z.unknown(),
  nav: z.optional(NavigationHint),
});

/** A field that was refused: `path` is dotted ('urls.successUrl'), `message` says what is expected. */
export const FieldIssue = z.object({ path: z.string(), message: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

const mark = {
  success: z.literal(false),
  code: z.union([z.int(), z.string()]),
  message: z.string(),
};
/** A response without these fields is no refusal of ours, whatever its status: something in between has answered. */
export const RefusalMark = z.object(mark);

/** A refusal: `200` for business failures, a real status for transport ones, always this body.
 *  `code` is the number or name of a row of `shared/errors`. Source: docs/adr/0016-envelope-and-statuses.md. */
export const FailureEnvelope = z.object({
  ...mark,
  title: z.optional(z.string()),
  /** What kind of refusal it is where a code is not enough: the row's `type`. */
  type: z.optional(z.string()),
  retry: z.optional(z.boolean()),
  data: z.optional(z.unknown()),
  fields: z.optional(z.array(FieldIssue)),
  /** For a merchant's server: the call's `x-request-id`, to be quoted to support. */
  requestId: z.optional(z.string()),
});
export type FailureEnvelope = z.infer<typeof FailureEnvelope>;
