import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';

/** Id of a hand-over in the fragment of `/tab-redirection`: 128 random bits, base64url. Single use. */
export const HandoverId = z.string().check(z.regex(/^[\w-]{22}$/, 'must be a hand-over'));

/** Lender pages of a payment: its confirmation, an application, and the registration of the mandate. */
export const lenderPages = ['payment', 'application', 'mandate'] as const;
export type LenderPage = (typeof lenderPages)[number];

/** Stores the target of a new tab, for a few minutes and one use: the payment's lender page, never an address from the
 *  caller. PAYMENT_INVALID_TRANSACTION if the payment leads to no such page. Source: S1§2.2 (RTE-060). */
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

/** Target of a new tab, returned once: `url` is null unless `state` is 'ready'. 'unknown': it does not exist, or has
 *  expired. */
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
