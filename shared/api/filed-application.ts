import * as z from 'zod/mini';
import { detailDeclineReasons, filedStates, offerDeclineReasons } from '../rules/filed-application';
import { applicationForm, Income } from './application-form';
import { endpoint } from './endpoint';
import { AmountRupees, CatalogueId, EpochMs, LenderId, Mobile } from './fields';
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
  /** How often its link may be sent once more, and from when on. */
  sendsRemaining: z.int(),
  resendAtMs: EpochMs,
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

/** Something of a merchant's shop that a customer wants. */
export const WantedProduct = z.object({ productId: CatalogueId, name: z.string(), priceRupees: AmountRupees });
export type WantedProduct = z.infer<typeof WantedProduct>;

/** Products of the agent's merchant by words of their names, in the order of the catalogue, the first of them; without a
 *  word the first of all. None where the merchant has no shop in the catalogue. */
export const deskProducts = endpoint({
  method: 'GET',
  path: '/app/telesales/products',
  summary: 'Products of an agent’s merchant, by words',
  scope: 'telesales',
  request: z.strictObject({ searchText: z.string().check(z.maxLength(100)) }),
  response: z.object({ products: z.array(WantedProduct) }),
});

const { consent: _customersOwn, ...whatIsFiled } = applicationForm;

/** Files an application for a customer, and sends the link to the number. No lender is asked yet, and none is told:
 *  the customer looks at what was filed first. An application for the same number with the same lender that still waits
 *  for its customer ends by it. `income`: absent where it was not asked. `productId`: of what the customer wants to buy from the
 *  agent's merchant, whose price is the amount; absent where nothing is bought yet. 4106 for a price that the lender does not
 *  lend. */
export const fileApplication = endpoint({
  method: 'POST',
  path: '/app/telesales/file-application',
  summary: 'File an application for a customer, who submits it by SMS link',
  scope: 'telesales',
  request: z.strictObject({
    mobile: Mobile,
    ...whatIsFiled,
    income: z.optional(Income),
    productId: z.optional(CatalogueId),
  }),
  response: z.object({ application: DeskApplication, serverNowMs: EpochMs }),
  errors: ['APPLICATION_NOT_ALLOWED', 'NTB_INSUFFICIENT_LIMIT'],
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

/** Sends the customer a new link to an application that waits for his word; the one before is a link of nothing then.
 *  Refusals: OTP_TOO_SOON, APPLICATION_NOT_ALLOWED for one that does not wait any more. Somebody else's is NOT_FOUND. */
export const resendFiled = endpoint({
  method: 'POST',
  path: '/app/telesales/resend-application',
  summary: 'Send the link to an application once more',
  scope: 'telesales',
  request: z.strictObject({ applicationId: ApplicationId }),
  response: z.object({ application: DeskApplication, serverNowMs: EpochMs }),
  errors: ['OTP_TOO_SOON', 'APPLICATION_NOT_ALLOWED'],
  idempotent: true,
});
