import * as z from 'zod/mini';
import { detailDeclineReasons, filedStates, offerDeclineReasons } from '../rules/filed-application';
import { applicationForm, Income } from './application-form';
import { endpoint } from './endpoint';
import { AmountRupees, CatalogueId, EpochMs, LenderId, Mobile } from './fields';
import { ApplicationId } from './ntb-application';
import { SalesLender } from './sales';

/** Reasons of a customer's refusal, from both lists; at least one in total. */
export const DeclineReasons = z.object({
  details: z.array(z.enum(detailDeclineReasons)),
  offer: z.array(z.enum(offerDeclineReasons)),
});
export type DeclineReasons = z.infer<typeof DeclineReasons>;

/** An application filed by an agent, for the desk. Of its details it has only the name. */
export const DeskApplication = z.object({
  applicationId: ApplicationId,
  lenderId: LenderId,
  lenderName: z.string(),
  userName: z.string(),
  /** Like '98XXXXX210'. */
  maskedMobile: z.string(),
  state: z.enum(filedStates),
  /** Reasons of the refusal; null if not declined. */
  declined: z.nullable(DeclineReasons),
  filedAtMs: EpochMs,
  /** Until then the customer can open it. */
  expiresAtMs: EpochMs,
  /** Time of the customer's last action, or of the filing. */
  changedAtMs: EpochMs,
  /** Remaining sends of its link, and the time of the next. */
  sendsRemaining: z.int(),
  resendAtMs: EpochMs,
});
export type DeskApplication = z.infer<typeof DeskApplication>;

/** Lenders that accept an application of a customer of the agent's merchant; none if the merchant allows none. Without
 *  personal data. */
export const deskLenders = endpoint({
  method: 'GET',
  path: '/app/telesales/application-lenders',
  summary: 'Lenders that take applications, at the telesales desk',
  scope: 'telesales',
  request: null,
  response: z.object({ lenders: z.array(z.omit(SalesLender, { emiPlans: true, lender_offer: true })) }),
});

/** A product of a merchant's shop that a customer wants. */
export const WantedProduct = z.object({ productId: CatalogueId, name: z.string(), priceRupees: AmountRupees });
export type WantedProduct = z.infer<typeof WantedProduct>;

/** The first matching products of the agent's merchant by words of their names, in catalogue order; without a word the
 *  first of all. Empty if the merchant has no shop in the catalogue. */
export const deskProducts = endpoint({
  method: 'GET',
  path: '/app/telesales/products',
  summary: 'Products of an agent’s merchant, by words',
  scope: 'telesales',
  request: z.strictObject({ searchText: z.string().check(z.maxLength(100)) }),
  response: z.object({ products: z.array(WantedProduct) }),
});

const { consent: _customersOwn, ...whatIsFiled } = applicationForm;

/**
 * Files an application for a customer, and sends the link to the number. The lender is neither asked nor notified
 * before the customer has checked it. Ends an open application of the same number with the same lender. `income`:
 * absent if not asked. `productId`: the wanted product of the agent's merchant, whose price is the amount; absent
 * without a purchase. 4106 for a price outside the lender's range.
 */
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

/** Applications of an agent in the last 30 days, newest first. */
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

/** Sends the customer a new link to an open application; the previous one becomes invalid. Refusals: OTP_TOO_SOON,
 *  APPLICATION_NOT_ALLOWED for one that is no longer open. NOT_FOUND for another agent's. */
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
