import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';

/** Name of a hand-over in the fragment of `/tab-redirection`: 128 random bits, base64url. It leads on once. */
export const HandoverId = z.string().check(z.regex(/^[\w-]{22}$/, 'must be a hand-over'));

/** Pages of a lender's that a payment leads to: where it is confirmed, where an application goes on, and where the mandate
 *  is registered. */
export const lenderPages = ['payment', 'application', 'mandate'] as const;
export type LenderPage = (typeof lenderPages)[number];

/** Keeps where a new tab is to lead, for a few minutes and one use: the lender's page as the payment knows it, never an
 *  address that the caller names. PAYMENT_INVALID_TRANSACTION where the payment leads to no such page. Source: S1§2.2
 *  (RTE-060). */
export const keepTabHandover = endpoint({
  method: 'POST',
  path: '/app/payment/tab-handover',
  summary: 'Hand the way to a lender’s page over to a new tab',
  scope: 'checkout',
  request: z.strictObject({ leadsTo: z.enum(lenderPages) }),
  response: z.object({ handover: HandoverId, expiresAtMs: EpochMs, serverNowMs: EpochMs }),
  errors: [
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_MOBILE_NOT_VERIFIED',
    'PAYMENT_ELSEWHERE',
    'LENDER_UNAVAILABLE',
    'NO_LENDER_CONNECTED',
  ],
});

/** Where a new tab leads on, told once: `url` is null unless `state` is 'ready'. 'unknown': nobody knows it, or it is past
 *  its time. */
export const takeTabHandover = endpoint({
  method: 'POST',
  path: '/app/tab-handover/take',
  summary: 'Where a new tab that was handed the way leads on, once',
  scope: 'public',
  request: z.strictObject({ handover: HandoverId }),
  response: z.object({
    state: z.enum(['ready', 'used', 'unknown']),
    url: z.nullable(z.url()),
    serverNowMs: EpochMs,
  }),
});
