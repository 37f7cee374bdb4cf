import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';
import { ApplicationId } from './ntb-application';

/** Whether the lender can debit the instalments. NEEDED: the customer has to register a mandate with their bank first.
 *  Lenders require it for a line from an application: a customer new to the bank has no account there. */
const MandateStatus = z.enum(['NOT_NEEDED', 'NEEDED', 'REGISTERED']);

/** Page on which the customer registers the mandate: open `url` with `params` as its query. They are signed, contain no
 *  personal data, and expire at `expiresAtMs`. */
const MandateRedirection = z.object({
  url: z.url(),
  params: z.record(z.string(), z.string()),
  expiresAtMs: EpochMs,
});

/**
 * Link to the lender's e-mandate page, for an application of the session's number or, without `applicationId`, for the
 * session's payment. `redirection` is null unless NEEDED. Idempotent; a repeat returns the current status. 401 for a
 * guest; 404 for another number's application. Source: S2§7.
 */
export const mandateRedirection = endpoint({
  method: 'POST',
  path: '/app/emandate/get-redirection-params/',
  summary: 'The way to the lender’s e-mandate page',
  scope: 'widget',
  request: z.strictObject({ applicationId: z.optional(ApplicationId) }),
  response: z.object({
    mandateStatus: MandateStatus,
    redirection: z.nullable(MandateRedirection),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_MOBILE_NOT_VERIFIED', 'LENDER_UNAVAILABLE'],
});
