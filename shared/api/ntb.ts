import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs, LenderId } from './fields';

/** Reference of an application in a link: 128 random bits, base64url. Its holder may see the application. */
export const ApplicationReference = z.string().check(z.regex(/^[\w-]{22}$/, 'must be an application reference'));

/** `SHARED`: the customer has the link and has not applied yet; `EXPIRED`: the link has expired. */
export const applicationStatuses = ['SHARED', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Data for the holder of a shared link: enough to recognise the application, nothing to misuse. 404 for an unknown
 *  reference. Source: S2§7. */
export const ntbInfo = endpoint({
  method: 'GET',
  path: '/app/ntbpq/info',
  summary: 'A shared new-to-bank application, by the reference in its link',
  scope: 'public',
  request: z.strictObject({ ref: ApplicationReference }),
  response: z.object({
    /** Public number; grants no access. */
    applicationId: z.string(),
    status: ApplicationStatus,
    merchantName: z.string(),
    /** Merchant and origin for the page's own calls (`ic-merchant-key`, `ic-origin`), to verify the customer's number
     *  and file the application. `merchantOrigin` is null if none is registered any more. */
    merchantKey: z.string(),
    merchantOrigin: z.nullable(z.string()),
    lenderId: LenderId,
    lenderName: z.string(),
    firstName: z.string(),
    /** Like '98XXXXX210'. */
    maskedMobile: z.string(),
    expiresAtMs: EpochMs,
    serverNowMs: EpochMs,
  }),
});
