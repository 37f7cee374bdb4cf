import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** The variant of an experiment for one client, stable across calls. An experiment that is unknown, not started or
 *  ended is `control` for all clients. The first call of a client is counted. Source: S2§7 (experimentDetails). */
export const userVariant = endpoint({
  method: 'GET',
  path: '/app/experiments/user/variant',
  summary: 'The variant of an experiment for one client',
  scope: 'public',
  request: z.strictObject({
    experiment: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    clientId: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  response: z.object({ experiment: z.string(), variant: z.string(), isRunning: z.boolean() }),
});
