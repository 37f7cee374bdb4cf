import * as z from 'zod/mini';
import { applicationForm, Income, identityForm } from './application-form';
import { CreditLineStatus } from './credit-line-activation';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId } from './fields';
import { ApplicationReference, ApplicationStatus } from './ntb';

/** Public number of an application, as 'KA-12345-67890'; grants no access. */
export const ApplicationId = z.string().check(z.regex(/^KA-\d{5}-\d{5}$/, 'must be an application number'));

/** An application outside a payment. `lenderWindowUrl`: the lender's page with further questions; null if there are
 *  none. Once APPROVED, `creditLineStatus` tells whether its line is activated. */
const OwnApplication = z.object({
  applicationId: ApplicationId,
  lenderId: LenderId,
  lenderName: z.string(),
  status: ApplicationStatus,
  lenderWindowUrl: z.nullable(z.url()),
  creditLineStatus: CreditLineStatus,
  filedAtMs: EpochMs,
  pollAfterMs: z.int(),
  serverNowMs: EpochMs,
});

const refusals = [
  'APPLICATION_NOT_ALLOWED',
  'NTB_INSUFFICIENT_LIMIT',
  'NTB_REJECTED_APPLICATION',
  'LENDER_UNAVAILABLE',
] as const;

/**
 * Applies for a credit line without a purchase, for the session's number; 401 for a guest. Returns a pending or
 * approved application with the lender instead of filing a second one. `amount`: planned amount, whole rupees; absent
 * if none. `income`: absent if not asked. Source: S2§7.
 */
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

/** Status of an application of the session's number; an undecided lender is asked. 404 for another number's, and in a
 *  shop's frame for another shop's. Source: S2§7. */
export const ownApplicationStatus = endpoint({
  method: 'GET',
  path: '/app/ntbpq/application-status',
  summary: 'How an application stands',
  scope: 'widget',
  request: z.strictObject({ applicationId: ApplicationId }),
  response: OwnApplication,
});

/**
 * Files the application of a link shared by an agent. Requires a session with the application's verified number, in
 * addition to the link. A repeat returns the same answer; an expired one is APPLICATION_NOT_ALLOWED, an unknown one
 * 404. Source: S2§7.
 */
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
