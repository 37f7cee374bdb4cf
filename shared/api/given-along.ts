import * as z from 'zod/mini';

/** The answer of another call, given before it is asked for: what the address answers in this session to that input, at
 *  this moment. `data` goes through the schema of its own endpoint. */
export const GivenAlong = z.object({
  method: z.enum(['GET', 'POST']),
  path: z.string(),
  /** Body of a POST, query of a GET; {} for neither. */
  input: z.record(z.string(), z.unknown()),
  data: z.unknown(),
});
export type GivenAlong = z.infer<typeof GivenAlong>;
