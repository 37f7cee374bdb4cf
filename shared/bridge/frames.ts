import type { PaymentStatus, PaymentStep } from '../rules/payment-flow/steps';
import type { CheckoutCloseReason, CloseReason, EligibilityCloseReason, WidgetCloseReason } from './close-reasons';
import { eligibilityResult } from './eligibility-result';
import { amountRupees, MobileText, Nothing, openFields, word } from './fields';
import { frame, type Opening, type PayloadsOf } from './frame';
import { end, event, secretRequest, shown, update } from './message';
import { bool, int, object, oneOf, optional, text } from './schema';

// The whole bridge. SDK, frames, tests and documents use these rows; an unlisted message is dropped.

/** An encoded token, which only the server reads. */
const authToken = text(4096, 1);
const tokenFields = object({ authToken });

/** Field names on the wire as the specification writes them. Source: S2§4, docs/adr/0003-bridge-table.md. */
export const salesApp = frame({
  path: '/sales-app-init',
  openedBy: 'openSalesApp',
  opensOnce: true,
  options: {
    ...openFields,
    /** `EMI_HOME` (default) opens the whole app; any other value opens it for one eligibility check. */
    type: text(40, 1),
    /** Scope of the token. Default `sales`. */
    icScope: text(40, 1),
    /** The sales agent at the till. */
    merchantAgentId: text(64, 1),
    /** The customer's mobile, ten digits, to be filled in. */
    mobile: optional(MobileText),
    /** The purchase amount in whole rupees, 1 to 99,99,999, to be filled in. */
    amount: optional(amountRupees),
    /** A text to be shown instead of the first screen. */
    error: optional(text(500, 1)),
    /** Where it stands from 860 px up: `middle` (default), over the page, or `docked`, beside it at the end of the line,
     *  so that the bill stays in sight and in use. A narrower page has it over all of it. */
    placement: optional(oneOf('middle', 'docked')),
  },
  defaults: { type: 'EMI_HOME', icScope: 'sales' },
  secret: { field: 'authToken', schema: authToken, option: 'getAuthToken', mayBeText: false },
  incoming: {
    /** Replaces the token and nothing else. Source: S2§4. */
    getAuthToken: update(tokenFields),
    /** The bill has changed. */
    setAmount: update(object({ amount: amountRupees })),
  },
  outgoing: {
    shown,
    /** Close me. Source: S2§4. */
    closeSAApp: end<CloseReason>(),
    /** The token has expired. Source: S2§4, Q-041. */
    getAuthToken: secretRequest({ answer: tokenFields }),
  },
});
export type OpenSalesAppPayload = Opening<typeof salesApp>;

/** The first screen is drawn, and its page can be used. */
const widgetReady = event(Nothing);
/** How it stands with a code that the browser may read from an SMS for the frame: `requested` while the frame waits for
 *  one, `received` when it has come, `ended` when it waits no more. The code itself stays in the frame. The frame needs
 *  `allow="otp-credentials"`. Source: S1§4. */
const otpCredential = event(object({ state: oneOf('requested', 'received', 'ended') }));

/** The amount is the order's, so the page has none to give. Source: S1§3 (WID-015..023). */
export const checkout = frame({
  path: '/payment/init',
  openedBy: 'openCheckout',
  options: {
    ...openFields,
    /** Back closes the checkout. Default false: Back goes to the previous step. */
    closeWidgetOnBack: optional(bool),
    /** The close icon, whether it asks before it cancels (both true by default), and whether the checkout opens with
     *  that question, as when the shopper presses a way out of your own page (default false). */
    closeIconConfig: optional(
      object({
        showCloseIcon: optional(bool),
        shouldShowCancellationPopup: optional(bool),
        showCancellationPopup: optional(bool),
      }),
    ),
    /** The shopper's number on later screens, and the icon to change it. Both true by default. */
    userDetailsConfig: optional(object({ showMobileContainer: optional(bool), showEditIcon: optional(bool) })),
    /** Ticks the WhatsApp box beforehand. Without it the shopper does. */
    isWhatsappConsentAccepted: optional(bool),
  },
  secret: { field: 'checkoutToken', schema: text(200, 1), option: 'checkoutToken', mayBeText: true },
  incoming: {},
  outgoing: {
    widgetReady,
    /** A step was entered, finished, failed or cancelled. */
    stepChanged: event(object({ step: word<PaymentStep>(), status: word<PaymentStatus>() })),
    /** The payment is complete; the shopper still sees the receipt. `signedResult` is a compact JWS (`ResultClaims`) for
     *  the merchant's server to verify; the page must not believe anything else. Source: S1§4. */
    transactionCompleted: event(object({ signedResult: text(4096, 1), orderId: text(64, 1), txnUuid: text(36, 36) })),
    /** Whether the payment may still be completed outside this frame: by the lender, which has been asked to pay, or by the
     *  shopper on the lender's own page or on a phone. Told once the first screen stands, and before each change takes
     *  effect. While it is true no end of the session means that nothing was bought. */
    pendingChanged: event(object({ isPending: bool })),
    otpCredential,
    widgetClosed: end<CheckoutCloseReason>(),
  },
  completedBy: 'transactionCompleted',
});
export type OpenCheckoutPayload = Opening<typeof checkout>;

const widgetFields = {
  ...openFields,
  /** The price of what the page shows, whole rupees, 1 to 99,99,999. */
  amount: optional(amountRupees),
} as const;

const tag = optional(text(100, 1));
/** Tallest that a widget asks for. */
const MAX_HEIGHT_PX = 4_000;

/** Source: S1§1, docs/adr/0003-bridge-table.md. */
export const eligibility = frame({
  path: '/widget-check-eligibility',
  openedBy: 'openEligibility',
  options: {
    ...widgetFields,
    /** `inline` grows with its content in the page, `modal` can be closed, `headless` shows nothing: it checks a number
     *  that this shopper has verified here before, and ends. */
    mode: optional(oneOf('inline', 'modal', 'headless')),
    /** The shopper's mobile, ten digits, to be filled in; never sent to by itself. */
    mobile: optional(MobileText),
    /** Where the shopper came from; goes with the OTP. Source: S1§3, S2§7. */
    campaign: optional(
      object({
        utmSource: tag,
        utmMedium: tag,
        utmContent: tag,
        utmTerm: tag,
        utmCampaign: tag,
        campaignId: tag,
      }),
    ),
  },
  incoming: {
    /** The price on the page has changed (another variant). */
    setAmount: update(object({ amount: amountRupees })),
  },
  outgoing: {
    shown,
    widgetReady,
    /** The widget asks for room for its content, in the page and over it, CSS px; the host may give less. */
    resize: event(object({ heightPx: int(1, MAX_HEIGHT_PX) })),
    /** The lenders have answered. Once for each check: a new number or price brings a new result. */
    eligibilityChecked: event(object({ result: eligibilityResult })),
    otpCredential,
    /** The shopper wants to buy on EMI, or to apply while buying. */
    purchaseAsked: event(Nothing),
    widgetClosed: end<EligibilityCloseReason>(),
  },
  completedBy: 'eligibilityChecked',
});
export type OpenEligibilityPayload = Opening<typeof eligibility>;

/** What a screen tells that only shows something. */
const shownScreen = {
  outgoing: {
    shown,
    widgetReady,
    /** The shopper has pressed 'Check eligibility'. */
    eligibilityAsked: event(Nothing),
    widgetClosed: end<WidgetCloseReason>(),
  },
} as const;

/** Source: S1§1, docs/adr/0003-bridge-table.md. */
export const benefit = frame({
  path: '/widget-benefit-screen',
  openedBy: 'openBenefit',
  options: widgetFields,
  incoming: {},
  ...shownScreen,
  heightPx: 712,
});

/** Source: S1§1, docs/adr/0003-bridge-table.md. */
export const communication = frame({
  path: '/widget-communication-screen',
  openedBy: 'openCommunication',
  options: widgetFields,
  incoming: {},
  ...shownScreen,
});
/** What a screen is opened with that only shows something. */
export type OpenWidgetPayload = Opening<typeof benefit>;

export const frames = { salesApp, checkout, eligibility, benefit, communication } as const;
export type FrameName = keyof typeof frames;

type AnyOutgoing = { [Name in FrameName]: PayloadsOf<(typeof frames)[Name]> }[FrameName];
/** Payload fields of all messages. */
export type OutgoingFields = {
  readonly [Field in AnyOutgoing extends infer Each
    ? Each extends unknown
      ? keyof Each
      : never
    : never]?: AnyOutgoing extends infer Each
    ? Each extends { readonly [Name in Field]: infer Value }
      ? Value
      : never
    : never;
};
