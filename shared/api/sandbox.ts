import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Mobile } from './fields';

/** Puts a test number back to what the guide says of it: a customer who is new to the bank may apply again, a used-up
 *  limit is whole. Open loans are paid back in full and lines closed; blocks, counted attempts and logins at the merchant
 *  are forgotten. Orders that were paid stay paid. */
export const resetCustomer = endpoint({
  method: 'POST',
  path: '/sandbox/reset-customer',
  summary: 'Puts a test number back to what the guide says of it',
  scope: 'merchant',
  isSandboxOnly: true,
  errors: ['CUSTOMER_IN_PAYMENT'],
  request: z.strictObject({ mobile: Mobile }),
  response: z.object({
    /** Credit lines that were there, used or not. */
    linesClosed: z.int(),
    loansRepaid: z.int(),
    mandatesEnded: z.int(),
    /** Shared, under way or approved. */
    applicationsClosed: z.int(),
  }),
});
