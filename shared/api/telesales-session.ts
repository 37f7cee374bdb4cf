import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';

/** Opens the telesales desk for an agent: `url` is the single-use address to which the merchant's server redirects the
 *  agent's browser. */
export const beginTelesales = endpoint({
  method: 'POST',
  path: '/app/telesales/session',
  summary: 'Let an agent in at the telesales desk',
  scope: 'merchant',
  request: z.strictObject({
    agentId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** First page of the agent; a payment by default. */
    opens: z.optional(z.enum(['payment', 'applications'])),
  }),
  response: z.object({ url: z.url(), expiresAtMs: EpochMs, serverNowMs: EpochMs }),
  errors: ['SESSION_EXPIRED', 'AGENT_BLOCKED'],
});

export const telesalesAgent = endpoint({
  method: 'GET',
  path: '/app/telesales/agent',
  summary: 'Who works at the telesales desk',
  scope: 'telesales',
  request: null,
  response: z.object({
    agentId: z.string(),
    merchantName: z.string(),
    merchantLogo: z.nullable(z.string()),
    /** Whether applications of customers new to the bank can be filed for this merchant. */
    isNtbAllowed: z.boolean(),
    serverNowMs: EpochMs,
  }),
});

/** Ends the agent's session. */
export const endTelesales = endpoint({
  method: 'POST',
  path: '/app/telesales/end',
  summary: 'Leave the telesales desk',
  scope: 'telesales',
  request: null,
  response: z.object({ serverNowMs: EpochMs }),
});
