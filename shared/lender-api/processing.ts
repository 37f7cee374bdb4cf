import * as z from 'zod/mini';
import { AtMs, fieldsOf, Ms } from './fields';

/** Body of status 202: the lender has the request and decides later. */
export const Processing = fieldsOf({
  state: z.literal('PROCESSING', 'must be PROCESSING'),
  /** The lender has decided by then, or Kadam cancels. */
  decideByMs: AtMs,
  /** Time to wait before the result is read. */
  pollAfterMs: Ms,
});
export type Processing = z.infer<typeof Processing>;
