import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Mobile } from './fields';

/**
 * Resets a test number to its documented state: a customer who is new to the bank may apply again, a used-up limit is
 * restored. Open loans are fully repaid and lines closed; blocks, counted attempts and logins at the merchant are
 * deleted. Paid orders stay paid.
 */
export const resetCustomer = endpoint({
  method: 'POST',
  path: '/sandbox/reset-customer',
  summary: 'Puts a test number back to what the guide says of it',
  scope: 'merchant',
  isSandboxOnly: true,
  errors: ['CUSTOMER_IN_PAYMENT'],
  request: z.strictObject({ mobile: Mobile }),
  response: z.object({
    linesClosed: z.int(),
    loansRepaid: z.int(),
    mandatesEnded: z.int(),
    /** Shared, pending or approved. */
    applicationsClosed: z.int(),
  }),
});
