import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs, LenderId } from './fields';
import { ownersAlone, paymentOver } from './payment-fields';

/** What the customer can still use with one lender, for the session that has verified the number: of a payment, or of the
 *  shopper’s site. Any other is 401. Source: S1§3 (limit-check modal), S2§7. */
export const checkLimit = endpoint({
  method: 'POST',
  path: '/app/credit-line/check-limit',
  summary: 'What the customer can still use with a lender',
  scope: 'widget',
  request: z.strictObject({ lenderId: LenderId }),
  response: z.object({
    lenderId: LenderId,
    lenderName: z.string(),
    /** As '98XXXXX210'. */
    userMobileNum: z.string(),
    /** Whole rupees; null where the lender has not approved the customer. */
    availableLimit: z.nullable(z.int()),
  }),
  errors: [...ownersAlone, 'LENDER_UNAVAILABLE', 'PAYMENT_LENDER_SERVER_FAIL', ...paymentOver],
});

/** How a lender stands to a customer. ACTIVE: has a line that can be used. APPROVED: has approved one, which is activated
 *  once. NO_ANSWER: has said nothing within 5 s. */
export const lineStandings = ['ACTIVE', 'APPROVED', 'NO_ANSWER'] as const;

/** What the session’s own number can still use, with each lender of this site that has approved it or does not answer: the
 *  largest first, silence last. Lenders that have not approved it are not there. 401 for a guest. Source: S1§2.2 (RTE-073);
 *  ours. */
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
        /** Of the whole line; null where the lender does not say. What is in use is the difference. */
        wholeLimit: z.nullable(z.int()),
      }),
    ),
    serverNowMs: EpochMs,
  }),
});
