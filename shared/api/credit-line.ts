import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs, LenderId } from './fields';
import { ownersAlone, paymentOver } from './payment-fields';

/** Available credit with one lender, for a session with a verified number: of a payment, or of the shopper’s site. 401
 *  for any other. Source: S1§3 (limit-check modal), S2§7. */
export const checkLimit = endpoint({
  method: 'POST',
  path: '/app/credit-line/check-limit',
  summary: 'What the customer can still use with a lender',
  scope: 'widget',
  request: z.strictObject({ lenderId: LenderId }),
  response: z.object({
    lenderId: LenderId,
    lenderName: z.string(),
    /** Like '98XXXXX210'. */
    userMobileNum: z.string(),
    /** Whole rupees; null if the lender has not approved the customer. */
    availableLimit: z.nullable(z.int()),
  }),
  errors: [...ownersAlone, 'LENDER_UNAVAILABLE', 'PAYMENT_LENDER_SERVER_FAIL', ...paymentOver],
});

/** State of a customer's line. ACTIVE: can be used. APPROVED: needs an activation. NO_ANSWER: the lender has not
 *  answered within 5 s. */
export const lineStandings = ['ACTIVE', 'APPROVED', 'NO_ANSWER'] as const;

/** Available credit of the session’s number with each lender of this site that has approved it or does not answer:
 *  largest first, no answer last. Other lenders are left out. 401 for a guest. Source: S1§2.2 (RTE-073); ours. */
export const ownLimits = endpoint({
  method: 'GET',
  path: '/app/credit-line/limits',
  summary: 'What the shopper can still use, lender by lender',
  scope: 'site',
  request: null,
  response: z.object({
    limits: z.array(
      z.object({
        lenderId: LenderId,
        lenderName: z.string(),
        standing: z.enum(lineStandings),
        /** Whole rupees; null without an answer. */
        availableLimit: z.nullable(z.int()),
        /** Limit of the whole line; null if unknown. The difference is in use. */
        wholeLimit: z.nullable(z.int()),
      }),
    ),
    serverNowMs: EpochMs,
  }),
});
