import * as z from 'zod/mini';
import { widgetInitAddress } from './addresses';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs } from './fields';
import { PreloadedResponse } from './preloaded-response';
import { SalesLender } from './sales';
import { SessionConfig } from './session-config';

/** Any text from the SDK: an impossible secret opens nothing, like an unknown one. */
const secret = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/**
 * Starts a frame's session. With the `checkoutToken` from the merchant's server, or the `ref` of a payment link, it
 * belongs to that transaction; without either it is a widget's, which may name the `amount` of its page. The token
 * goes only into `session-token`, `sessionId` into the header of that name. Source: S1§3 (Session config), S2§7.
 */
export const widgetInit = endpoint({
  ...widgetInitAddress,
  summary: 'Start the session of a widget or a checkout',
  scope: 'widget',
  request: z.strictObject({ checkoutToken: secret, ref: secret, amount: z.optional(AmountRupees) }),
  response: z.object({
    sessionToken: z.string(),
    /** Public id of the session: the header `sessionId` of every later call, in addition to the token. Absent from a
     *  process of an earlier release. */
    sessionId: z.optional(z.string()),
    merchantName: z.string(),
    merchantLogo: z.nullable(z.string()),
    sessionConfig: SessionConfig,
    /** Preloaded responses of the frame's next calls, so that its first screen needs one call. */
    givenAlong: z.optional(z.array(PreloadedResponse)),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_INVALID_TRANSACTION', 'NO_LENDER_CONNECTED'],
});

/** Lenders that have pre-approved the session's shopper, and those that accept an application. 401 for a guest.
 *  `amount`: whole rupees; without one the response has limits and no plans. Source: S1§3, S2§7. */
export const checkUserEligibility = endpoint({
  method: 'POST',
  path: '/app/widget/check-user-eligibility?v=1',
  summary: 'Which lenders approve the shopper',
  scope: 'widget',
  request: z.strictObject({ amount: z.optional(AmountRupees) }),
  response: z.object({
    isEligible: z.boolean(),
    isNtbAllowed: z.boolean(),
    isPreApproved: z.boolean(),
    /** Best first (see `shared/lenders`): approving lenders, or if there are none those that accept an application. */
    lenders: z.array(SalesLender),
    /** Lenders that accept an application, even if others approve. */
    applicationLenders: z.array(SalesLender),
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});
export type UserEligibility = z.infer<(typeof checkUserEligibility)['response']>;

/** An offer of a bank on its cards, in the merchant's or the lender's words. */
export const CardOffer = z.object({
  bankName: z.string(),
  offer: z.string(),
  /** Null if the offer has no terms page. */
  termsUrl: z.nullable(z.url()),
});
export type CardOffer = z.infer<typeof CardOffer>;

/**
 * Public data of an amount: lenders with their plans, best first, and which of them use a card. `hashedMobile` = HMAC
 * of the session's verified number under the server's key, so that a merchant can recognise a shopper without knowing
 * the number; null for a guest. Source: S1§3, S2§7.
 */
export const getEmiInfo = endpoint({
  method: 'POST',
  path: '/app/widget/get-emi-info',
  summary: 'Lenders, plans and card offers for an amount',
  scope: 'widget',
  request: z.strictObject({ amount: z.optional(AmountRupees) }),
  response: z.object({
    hashedMobile: z.nullable(z.string()),
    lenders: z.array(SalesLender),
    creditLenders: z.array(z.string()),
    debitLenders: z.array(z.string()),
    creditCardOffers: z.array(CardOffer),
    debitCardOffers: z.array(CardOffer),
    /** True if an SMS with the link of the app is available; absent from a process of an earlier release. */
    hasAppLink: z.optional(z.boolean()),
  }),
});
export type EmiInfo = z.infer<(typeof getEmiInfo)['response']>;

/** The merchant's video; null if there is none. Source: S1§3, S2§7. */
export const howToBuy = endpoint({
  method: 'GET',
  path: '/app/widget/how-to-buy',
  summary: 'How to buy on EMI at the merchant',
  scope: 'widget',
  request: null,
  response: z.object({ videoUrl: z.nullable(z.url()) }),
});

/** Sends the link of the app to the session's number. 401 for a guest; sends nothing without an app. Source: S2§7. */
export const downloadAppSms = endpoint({
  method: 'POST',
  path: '/app/widget/download-app-sms',
  summary: 'Send the shopper a link to the app',
  scope: 'widget',
  request: z.strictObject({}),
  response: z.object({ isSent: z.boolean(), maskedMobile: z.string() }),
  idempotent: true,
});
