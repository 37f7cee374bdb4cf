import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { LenderId } from './fields';
import { ownersAlone, paymentOver } from './payment-fields';

/** What the customer can still use with one lender, for the session that has verified the number. Source: S1§3
 *  (limit-check modal), S2§7. */
export const checkLimit = endpoint({
  method: 'POST',
  path: '/app/credit-line/check-limit',
  summary: 'What the customer can still use with a lender',
  scope: 'checkout',
  request: z.strictObject({ lenderId: LenderId }),
  response: z.object({
    lenderId: LenderId,
    lenderName: z.string(),
    /** As '98XXXXX210'. */
    userMobileNum: z.string(),
    /** Whole rupees; null where the lender has not approved the customer. */
    availableLimit: z.nullable(z.int()),
  }),
  errors: [...ownersAlone, 'LENDER_UNAVAILABLE', ...paymentOver],
});
