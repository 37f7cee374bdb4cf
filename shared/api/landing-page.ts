import * as z from 'zod/mini';
import { identifyUser, initiateLogin, verifyLogin } from './auth';
import { endpoint, type ResponseOf } from './endpoint';
import { AmountRupees, LenderId } from './fields';
import { checkUserEligibility } from './widget';

/** Name of an experiment's variation, as sent by a page. */
const arm = z.optional(z.string().check(z.maxLength(40)));
/** Key of the page's merchant; absent for the site itself, 400 for an unknown one. */
const merchantId = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));
/** A path of the same host, or an address on an origin of the merchant; 400 for any other. */
const destination = z.optional(z.string().check(z.minLength(1), z.maxLength(2_000)));

/** Public data of a merchant for a page of the shopper's site: its lenders, and whether a new customer may apply.
 *  Source: S2§7. */
export const landingDetails = endpoint({
  method: 'GET',
  path: '/app/landing-page/details',
  summary: 'Whose page a landing page is',
  scope: 'site',
  request: z.strictObject({ merchantId }),
  response: z.object({
    merchantName: z.string(),
    merchantLogo: z.nullable(z.string()),
    isNTBEnabledOnMerchant: z.boolean(),
    /** By name. */
    lenders: z.array(
      z.object({ lenderId: LenderId, name: z.string(), minLoanAmount: z.int(), maxLoanAmount: z.int() }),
    ),
  }),
});

export type LandingDetails = ResponseOf<typeof landingDetails>;

/** Like `auth/identify-user`. Source: S2§7. */
export const landingIdentifyUser = endpoint({
  ...identifyUser,
  path: '/app/landing-page/identify-user',
  scope: 'site',
});

/** Like `auth/initiate-login/`, also for a merchant's customers. Source: S1§3, S2§7. */
export const landingSendOtp = endpoint({ ...initiateLogin, path: '/app/landing-page/send-otp', scope: 'site' });

/** Like `auth/verify-login`, with its result: the shopper's status, and which of the page's addresses comes next. If no
 *  lender answers the number is still verified, and both are null. Source: S1§3, S2§7. */
export const landingVerifyOtp = endpoint({
  method: 'POST',
  path: '/app/landing-page/verify-otp',
  summary: 'Verify the OTP that a shopper got, and say where to go on',
  scope: 'site',
  asksProof: true,
  request: z.extend(verifyLogin.request, {
    amount: z.optional(AmountRupees),
    variant: arm,
    /** True if the page shows the result itself. */
    samePage: z.optional(z.boolean()),
    urls: z.optional(z.strictObject({ successUrl: destination, nonapprovedUrl: destination })),
  }),
  response: z.object({
    message: z.literal('VERIFIED'),
    emiInfoResponse: z.nullable(checkUserEligibility.response),
    /** One of `urls`; null if the page has given none for this result, or stays. */
    redirectUrl: z.nullable(z.string()),
    isNTBEnabledOnMerchant: z.boolean(),
  }),
  errors: verifyLogin.errors,
});

/** Like `app/widget/check-user-eligibility`, only of a merchant's lenders if the page names one. On a lender's site a
 *  shopper without an approval of that bank is `notEligibleIcici`. Source: S1§4, S2§7. */
export const dynamicCheckEligibility = endpoint({
  ...checkUserEligibility,
  path: '/app/landing-page/dynamic-check-eligibility',
  scope: 'site',
  request: z.strictObject({ amount: z.optional(AmountRupees), merchantId }),
  response: z.extend(checkUserEligibility.response, {
    userStatus: z.enum(['eligible', 'notEligible', 'notEligibleIcici']),
    isNTBEnabledOnMerchant: z.boolean(),
  }),
});
