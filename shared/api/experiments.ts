import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Which variant of an experiment a visitor sees: always the same for the same visitor. An experiment that is not
 *  running is `control` for all. Source: S2§7 (experimentDetails). */
export const userVariant = endpoint({
  method: 'GET',
  path: '/app/experiments/user/variant',
  summary: 'The variant of an experiment that a visitor sees',
  scope: 'public',
  request: z.strictObject({
    experiment: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    /** The visitor's readable, non-secret id. */
    userUUID: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  response: z.object({ experiment: z.string(), variant: z.string(), isRunning: z.boolean() }),
});
