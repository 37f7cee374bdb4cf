import * as z from 'zod/mini';

/** The shop's id of a refund: one id, one refund. */
export const RefundId = z
  .string()
  .check(z.regex(/^[\w.:/#-]{1,64}$/, 'must be 1 to 64 letters, digits or . : / # - _'));
