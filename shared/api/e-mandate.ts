import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs } from './fields';
import { ApplicationId } from './ntb-application';

/** Whether the lender can debit the instalments. NEEDED: the customer has to register a mandate with his bank first.
 *  Lenders ask for one where the line came from an application: whoever is new to the bank has no account with it. */
const MandateStatus = z.enum(['NOT_NEEDED', 'NEEDED', 'REGISTERED']);

/** Leads to the page on which the customer registers the mandate: open `url` with `params` as its query. They are
 *  signed, name nobody, and lead nowhere after `expiresAtMs`. */
const MandateRedirection = z.object({
  url: z.url(),
  params: z.record(z.string(), z.string()),
  expiresAtMs: EpochMs,
});

/** The way to the lender's e-mandate page, for an application of the session's own number or, without
 *  `applicationId`, for the payment that the session belongs to. `redirection` is null unless NEEDED. Asking again is
 *  harmless and tells what became of it. 401 for a guest; another's application is 404. Source: S2§7. */
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
