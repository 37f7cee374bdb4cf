import * as z from 'zod/mini';
import { initiateLogin, verifyLogin } from './auth';
import { endpoint } from './endpoint';
import { AmountRupees, LenderId, Mobile } from './fields';
import { ApplicationLender } from './payment-fields';
import { SalesLender } from './sales';
import { downloadAppSms } from './widget';

/** Status of a caller with the lenders that accept applications. Source: S1§4, S2§3 (ELG-005). */
export const ntbUserStatuses = ['nonLoggedin', 'eligible', 'notEligible'] as const;
export type NtbUserStatus = (typeof ntbUserStatuses)[number];

/** Like `auth/initiate-login/`, for an acquisition campaign. Source: S2§7. */
export const acquisitionSendOtp = endpoint({ ...initiateLogin, path: '/app/ntb-user-acquisition/send-otp/v1' });
/** Like `auth/verify-login`. Source: S2§7. */
export const acquisitionVerifyOtp = endpoint({ ...verifyLogin, path: '/app/ntb-user-acquisition/verify-otp/v1' });
/** Like `app/widget/download-app-sms`. Source: S2§7. */
export const acquisitionAppSms = endpoint({ ...downloadAppSms, path: '/app/ntb-user-acquisition/download-app-sms/v1' });

/** Eligibility of the session's customer, and the next address. `mobile`, if given, must be the verified number, else
 *  401. Without one it is `nonLoggedin`. `redirectUrl` must be on an origin of the merchant. Source: S2§7. */
export const acquisitionEligibility = endpoint({
  method: 'POST',
  path: '/app/ntb-user-acquisition/eligibility/v1',
  summary: 'Whether a new customer may apply, and where to go on',
  scope: 'widget',
  request: z.strictObject({ mobile: z.optional(Mobile), merchantId: z.optional(z.string()), redirectUrl: z.url() }),
  response: z.object({
    isNTBEnabledOnMerchant: z.boolean(),
    userStatus: z.enum(ntbUserStatuses),
    ntbDetails: z.array(z.object({ lenderId: LenderId, lenderName: z.string() })),
    redirectUrl: z.url(),
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/** Lenders that accept an application of the session's customer, best first. `amount`: whole rupees, for plans and
 *  lenders of a purchase; absent without one. Source: S2§7. */
export const eligibleLenders = endpoint({
  method: 'GET',
  path: '/app/ntbpq/eligible-lenders',
  summary: 'Lenders that take an application of the shopper',
  scope: 'widget',
  request: z.strictObject({ amount: z.optional(z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be whole rupees'))) }),
  response: z.object({
    isNtbAllowed: z.boolean(),
    lenders: z.array(ApplicationLender),
    /** Like '98XXXXX210'. */
    maskedMobile: z.string(),
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/** Public: lenders of the merchant that accept applications. Source: S2§7. */
export const marketplaceInfo = endpoint({
  method: 'GET',
  path: '/app/ntbpq/marketplace-info',
  summary: 'Lenders of the merchant that take applications',
  scope: 'widget',
  request: null,
  response: z.object({
    merchantName: z.string(),
    isNtbAllowed: z.boolean(),
    lenders: z.array(z.omit(SalesLender, { emiPlans: true, lender_offer: true })),
  }),
});

/** Whether an amount has lenders that accept applications. Without personal data. Source: S2§7. */
export const ntbPreEligibility = endpoint({
  method: 'POST',
  path: '/app/ntbpq/check-pre-eligibility',
  summary: 'Whether an amount has lenders that take applications',
  scope: 'widget',
  request: z.strictObject({ amount: AmountRupees }),
  response: z.object({ isPreEligible: z.boolean(), lenderIds: z.array(LenderId) }),
});
