import * as z from 'zod/mini';
import { applicationForm, Income, identityForm } from './application-form';
import { CreditLineStatus } from './credit-line-activation';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId } from './fields';
import { ApplicationReference, ApplicationStatus } from './ntb';

/** Name of an application for people, as 'KA-12345-67890'; opens nothing by itself. */
export const ApplicationId = z.string().check(z.regex(/^KA-\d{5}-\d{5}$/, 'must be an application number'));

/** An application outside a payment. `lenderWindowUrl`: the lender has still something to ask on its own page; null
 *  where it has not. Once APPROVED, `creditLineStatus` says whether its line is activated already. */
const OwnApplication = z.object({
  applicationId: ApplicationId,
  lenderId: LenderId,
  lenderName: z.string(),
  status: ApplicationStatus,
  lenderWindowUrl: z.nullable(z.url()),
  creditLineStatus: CreditLineStatus,
  filedAtMs: EpochMs,
  /** Ask again after that. */
  pollAfterMs: z.int(),
  serverNowMs: EpochMs,
});

const refusals = [
  'APPLICATION_NOT_ALLOWED',
  'NTB_INSUFFICIENT_LIMIT',
  'NTB_REJECTED_APPLICATION',
  'LENDER_UNAVAILABLE',
] as const;

/** Applies for a credit line without buying anything, for the session's own number; 401 for a guest. An application with
 *  the lender that is under way or approved is answered instead of a second one. `amount`: what the customer has in
 *  mind, whole rupees; absent where nothing yet. `income`: absent where it was not asked. Source: S2§7. */
export const initiateOwnApplication = endpoint({
  method: 'POST',
  path: '/app/ntbpq/initiate-application',
  summary: 'Apply for a new credit line',
  scope: 'widget',
  request: z.strictObject({ ...applicationForm, amount: z.optional(AmountRupees), income: z.optional(Income) }),
  response: OwnApplication,
  errors: refusals,
  idempotent: true,
});

/** How an application of the session's own number stands; the lender is asked while it has not decided. One of another
 *  number is 404, and in a shop's frame one of another shop. Source: S2§7. */
export const ownApplicationStatus = endpoint({
  method: 'GET',
  path: '/app/ntbpq/application-status',
  summary: 'How an application stands',
  scope: 'widget',
  request: z.strictObject({ applicationId: ApplicationId }),
  response: OwnApplication,
});

/** Files the application behind a link that an agent has shared. Holding the link is not enough: the session must have
 *  verified the application's own number. Filing it again brings the same answer; one past its time is
 *  APPLICATION_NOT_ALLOWED, an unknown one 404. Source: S2§7. */
export const initiateSharedApplication = endpoint({
  method: 'POST',
  path: '/app/ntbpq/sa-app/initiate-application',
  summary: 'File the application behind a shared link',
  scope: 'widget',
  request: z.strictObject({ ref: ApplicationReference, ...identityForm }),
  response: OwnApplication,
  errors: ['PAYMENT_MOBILE_NOT_VERIFIED', ...refusals],
  idempotent: true,
});
