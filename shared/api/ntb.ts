import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EpochMs, LenderId } from './fields';

/** Name of an application inside a link: 128 random bits, base64url. Whoever holds it may see the application. */
export const ApplicationReference = z.string().check(z.regex(/^[\w-]{22}$/, 'must be an application reference'));

/** `SHARED`: the customer has the link and has not applied yet; `EXPIRED`: the link is past its time. */
export const applicationStatuses = ['SHARED', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export const ApplicationStatus = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** What the holder of a shared link may see: enough to know the application, nothing to misuse. An
 *  unknown reference is answered 404. Source: S2§7. */
export const ntbInfo = endpoint({
  method: 'GET',
  path: '/app/ntbpq/info',
  summary: 'A shared new-to-bank application, by the reference in its link',
  scope: 'public',
  request: z.strictObject({ ref: ApplicationReference }),
  response: z.object({
    /** For people; opens nothing by itself. */
    applicationId: z.string(),
    status: ApplicationStatus,
    merchantName: z.string(),
    /** What the page's own calls name the merchant and its page by (`ic-merchant-key`, `ic-origin`), to verify the
     *  customer's number and file the application. `merchantOrigin` is null where none is registered any more. */
    merchantKey: z.string(),
    merchantOrigin: z.nullable(z.string()),
    lenderId: LenderId,
    lenderName: z.string(),
    firstName: z.string(),
    /** As '98XXXXX210'. */
    maskedMobile: z.string(),
    expiresAtMs: EpochMs,
    serverNowMs: EpochMs,
  }),
});
