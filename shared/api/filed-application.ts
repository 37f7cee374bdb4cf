import * as z from 'zod/mini';
import { detailDeclineReasons, filedStates, offerDeclineReasons } from '../rules/filed-application';
import { applicationForm, Income } from './application-form';
import { endpoint } from './endpoint';
import { EpochMs, LenderId, Mobile } from './fields';
import { ApplicationId } from './ntb-application';
import { SalesLender } from './sales';

/** Why a customer has declined, by the two lists; at least one of either. */
export const DeclineReasons = z.object({
  details: z.array(z.enum(detailDeclineReasons)),
  offer: z.array(z.enum(offerDeclineReasons)),
});
export type DeclineReasons = z.infer<typeof DeclineReasons>;

/** An application that an agent has filed for a customer, as the desk sees it. Nothing of what was filed but the name. */
export const DeskApplication = z.object({
  applicationId: ApplicationId,
  lenderId: LenderId,
  lenderName: z.string(),
  userName: z.string(),
  /** As '98XXXXX210'. */
  maskedMobile: z.string(),
  state: z.enum(filedStates),
  /** Why it was declined; null where it was not. */
  declined: z.nullable(DeclineReasons),
  filedAtMs: EpochMs,
  /** Until then the customer can look at it. */
  expiresAtMs: EpochMs,
  /** What the customer has done last, or when it was filed. */
  changedAtMs: EpochMs,
});
export type DeskApplication = z.infer<typeof DeskApplication>;

/** Lenders that take an application of a customer of the agent's merchant; none where it allows none. Never about a
 *  person. */
export const deskLenders = endpoint({
  method: 'GET',
  path: '/app/telesales/application-lenders',
  summary: 'Lenders that take applications, at the telesales desk',
  scope: 'telesales',
  request: null,
  response: z.object({ lenders: z.array(z.omit(SalesLender, { emiPlans: true, lender_offer: true })) }),
});

const { consent: _customersOwn, ...whatIsFiled } = applicationForm;

/** Files an application for a customer, and sends the link to the number. No lender is asked yet, and none is told:
 *  the customer looks at what was filed first. An application for the same number with the same lender that still waits
 *  for its customer ends by it. `income`: absent where it was not asked. */
export const fileApplication = endpoint({
  method: 'POST',
  path: '/app/telesales/file-application',
  summary: 'File an application for a customer, who submits it by SMS link',
  scope: 'telesales',
  request: z.strictObject({ mobile: Mobile, ...whatIsFiled, income: z.optional(Income) }),
  response: z.object({ application: DeskApplication, serverNowMs: EpochMs }),
  errors: ['APPLICATION_NOT_ALLOWED'],
  idempotent: true,
});

/** What an agent has filed in the last 30 days, newest first. */
export const filedApplications = endpoint({
  method: 'GET',
  path: '/app/telesales/applications',
  summary: 'What an agent has filed for customers',
  scope: 'telesales',
  request: z.strictObject({
    /** Older than this one. */
    after: z.optional(ApplicationId),
  }),
  response: z.object({ applications: z.array(DeskApplication), hasMore: z.boolean(), serverNowMs: EpochMs }),
});
