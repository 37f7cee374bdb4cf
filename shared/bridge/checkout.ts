import type { PaymentStatus, PaymentStep } from '../rules/payment-flow/steps';
import { otpCredential } from './eligibility';
import { hostFields, OpenAnswer, openFields, word } from './fields';
import { frameToHost, hostToFrame } from './message';
import { bool, type Infer, object, optional, text } from './schema';
import { Heard, widgetReady } from './widget';

/** Fields of `openCheckout` that a merchant's options share with the wire. The amount is the order's, so the page has
 *  none to give. Source: S1§3 (WID-015..023). */
export const openCheckoutFields = {
  ...openFields,
  /** Back closes the checkout; otherwise it goes to the previous step. Default false. */
  closeWidgetOnBack: optional(bool),
  /** Both true unless said otherwise. */
  closeIconConfig: optional(
    object({
      showCloseIcon: optional(bool),
      shouldShowCancellationPopup: optional(bool),
      showCancellationPopup: optional(bool),
    }),
  ),
  /** Both true unless said otherwise. */
  userDetailsConfig: optional(object({ showMobileContainer: optional(bool), showEditIcon: optional(bool) })),
  /** How the box stands at first. Default true. */
  isWhatsappConsentAccepted: optional(bool),
} as const;

/** A checkout token as it travels; what it says is for the server alone. */
export const CheckoutTokenText = text(200, 1);

/** Opens the checkout. Source: decisions (Bridge). */
export const openCheckout = hostToFrame(
  'openCheckout',
  object({ ...openCheckoutFields, ...hostFields, checkoutToken: CheckoutTokenText }),
  OpenAnswer,
);
export type OpenCheckoutPayload = Infer<typeof openCheckout.payload>;

export const StepChange = object({ step: word<PaymentStep>(), status: word<PaymentStatus>() });
/** A step was entered, finished, failed or cancelled. */
export const stepChanged = frameToHost('stepChanged', StepChange, Heard);

export const CompletedTransaction = object({
  signedResult: text(4096, 1),
  orderId: text(64, 1),
  txnUuid: text(36, 36),
});
/** The payment is complete. `signedResult` is a compact JWS (`ResultClaims`) for the merchant's server to verify; the
 *  page must not believe anything else. Source: S1§4. */
export const transactionCompleted = frameToHost('transactionCompleted', CompletedTransaction, Heard);

export const PendingChange = object({ isPending: bool });
/** Whether the payment may still be completed by somebody else: the lender, which has been asked to pay, or the shopper on
 *  the lender's own page or on a phone. Told once the first screen stands, and before each change takes effect. While it
 *  is true no end of the session means that nothing was bought. */
export const pendingChanged = frameToHost('pendingChanged', PendingChange, Heard);

/** Why the checkout asks to be closed. `completed` comes after `transactionCompleted`; `cancelled` = the shopper gave the
 *  payment up; `failed` = left after a failure; the three of the shopper's hand leave a payment as it stands. */
export const checkoutCloseReasons = [
  'completed',
  'cancelled',
  'failed',
  'closeButton',
  'backButton',
  'escape',
  'expired',
  'sessionExpired',
  'accountBlocked',
  'incompatible',
] as const;
export type CheckoutCloseReason = (typeof checkoutCloseReasons)[number];

/** The checkout has ended; the host takes it away. */
export const widgetClosed = frameToHost('widgetClosed', object({ reason: word<CheckoutCloseReason>() }), Heard);

/** All that may leave the checkout towards its host. */
export const checkoutOutward = {
  widgetReady,
  stepChanged,
  transactionCompleted,
  pendingChanged,
  otpCredential,
  widgetClosed,
} as const;
/** All that it takes from its host. */
export const checkoutInward = { openCheckout } as const;
