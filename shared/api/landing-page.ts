import * as z from 'zod/mini';
import { identifyUser, initiateLogin, verifyLogin } from './auth';
import { endpoint, type ResponseOf } from './endpoint';
import { AmountRupees, LenderId } from './fields';
import { checkUserEligibility } from './widget';

/** Name of an experiment's arm, as a page says it. */
const arm = z.optional(z.string().check(z.maxLength(40)));
/** A merchant key: the merchant for whose customers the page is; the site itself without one, 400 for an unknown one. */
const merchantId = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));
/** A path of the same host, or an address on an origin of the merchant; anything else is 400. */
const destination = z.optional(z.string().check(z.minLength(1), z.maxLength(2_000)));

/** What a page of the shopper's site says of a merchant to anybody: who lends there, and whether a new customer may apply.
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

/** As `auth/identify-user`. Source: S2§7. */
export const landingIdentifyUser = endpoint({
  ...identifyUser,
  path: '/app/landing-page/identify-user',
  scope: 'site',
});

/** As `auth/initiate-login/`, for a merchant's customers too. Source: S1§3, S2§7. */
export const landingSendOtp = endpoint({ ...initiateLogin, path: '/app/landing-page/send-otp', scope: 'site' });

/** As `auth/verify-login`, and what comes of it: how the shopper stands, and which of the page's own addresses to go on
 *  to. Where no lender answers the number is verified all the same, and both are null. Source: S1§3, S2§7. */
export const landingVerifyOtp = endpoint({
  method: 'POST',
  path: '/app/landing-page/verify-otp',
  summary: 'Verify the OTP that a shopper got, and say where to go on',
  scope: 'site',
  asksProof: true,
  request: z.extend(verifyLogin.request, {
    amount: z.optional(AmountRupees),
    variant: arm,
    /** The page says the result itself. */
    samePage: z.optional(z.boolean()),
    urls: z.optional(z.strictObject({ successUrl: destination, nonapprovedUrl: destination })),
  }),
  response: z.object({
    message: z.literal('VERIFIED'),
    emiInfoResponse: z.nullable(checkUserEligibility.response),
    /** Of `urls`; null where the page has given none for this, or stays. */
    redirectUrl: z.nullable(z.string()),
    isNTBEnabledOnMerchant: z.boolean(),
  }),
  errors: verifyLogin.errors,
});

/** As `app/widget/check-user-eligibility`, of a merchant's lenders alone where the page names one. On a lender's site
 *  whoever that bank does not approve is `notEligibleIcici`. Source: S1§4, S2§7. */
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
