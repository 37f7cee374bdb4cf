import * as z from 'zod/mini';
import { FEEDBACK_MAX_LENGTH, RATINGS } from '../rules/feedback';
import { endpoint } from './endpoint';
import { Mobile } from './fields';

/** 1 (bad) to 5 (very good). */
const Rating = z.int().check(z.gte(1), z.lte(RATINGS.length));

/** Rating from 1 (bad) to 5 (very good), and a comment. `mobile`: consent to a call, stored only if the session has
 *  verified it. Needs no login; 30 an hour from one network, then 429. Source: S1§2.2 (RTE-072); ours. */
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/app/feedback',
  summary: 'Tell us how it was',
  scope: 'site',
  request: z.strictObject({
    rating: Rating,
    message: z.optional(z.string().check(z.trim(), z.maxLength(FEEDBACK_MAX_LENGTH))),
    mobile: z.optional(Mobile),
  }),
  response: z.object({ rating: Rating }),
});
