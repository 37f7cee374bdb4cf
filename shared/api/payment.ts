import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Code, EpochMs, Mobile } from './fields';
import {
  ApplicationLender,
  Channel,
  Completion,
  DeviceType,
  ErrorCode,
  OrderId,
  OrderItem,
  Ownership,
  ownersAlone,
  PaymentLender,
  Progress,
  paymentOver,
  Status,
  Step,
  TxnUuid,
} from './payment-fields';
import { SessionConfig } from './session-config';

/** The order of the payment, for the head of every screen. Source: S2§7, S1§3. */
export const orderInfo = endpoint({
  method: 'GET',
  path: '/app/payment/order-info',
  summary: 'The order that is paid',
  scope: 'checkout',
  request: null,
  response: z.object({
    txnUuid: TxnUuid,
    txnId: z.string(),
    merchantName: z.string(),
    merchantLogo: z.nullable(z.string()),
    orderId: OrderId,
    amount: z.int(),
    items: z.array(OrderItem),
    channel: Channel,
    deviceType: DeviceType,
    /** End of the order. */
    expiresAtMs: EpochMs,
    shouldShowTimer: z.boolean(),
    /** Remaining extensions (`extend-order`); absent from a process of an earlier release. */
    extensionsRemaining: z.optional(z.int()),
    returnUrl: z.url(),
    /** Ten digits from the merchant, unverified, to prefill; null if there are none, and for a payment link, whose
     *  holder may be another person. */
    mobile: z.nullable(Mobile),
    /** Initial value of the checkbox. Source: S1§3. */
    isWhatsappConsentAccepted: z.boolean(),
    /** As in the first response, for a reloaded frame. Absent from a process of an earlier release. */
    sessionConfig: z.optional(SessionConfig),
    serverNowMs: EpochMs,
  }),
});

/** Lenders with their plans for the order. Before the verification: every lender of the merchant. Afterwards: the
 *  customer's actual offers. Source: S2§7. */
export const paymentDetails = endpoint({
  method: 'GET',
  path: '/app/payment/details',
  summary: 'Lenders and plans for the order',
  scope: 'checkout',
  request: null,
  response: z.object({
    isMobileVerified: z.boolean(),
    /** Null before the number is verified. */
    isPreApproved: z.nullable(z.boolean()),
    isNtbAllowed: z.nullable(z.boolean()),
    /** Best first (see `shared/lenders`). */
    lenders: z.array(PaymentLender),
    /**
     * Those of `lenders` that lend less than the order's price, each with its plans for its maximum, which is its
     * `maxLoanAmount`: the shop collects the rest itself. Empty if the merchant's server does not allow it, and before
     * the verification; absent from a process of an earlier release.
     */
    partLenders: z.optional(z.array(PaymentLender)),
    /** Lenders that accept an application of this customer; empty before the verification. */
    ntbLenders: z.array(ApplicationLender),
  }),
  errors: ['LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});

/**
 * Extends the order's time by 10 minutes, up to ten times, for a shopper who needs more (WCAG 2.2.1). With more than
 * 2:30 left, and when all are used, nothing changes, so that a second press has no effect; returns the current state.
 * Requires that the session owns the payment, or that it has no owner.
 */
export const extendOrder = endpoint({
  method: 'POST',
  path: '/app/payment/extend-order',
  summary: 'Give the shopper 10 minutes more',
  scope: 'checkout',
  request: z.strictObject({}),
  response: z.object({
    /** End of the order. */
    expiresAtMs: EpochMs,
    extensionsRemaining: z.int(),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_ELSEWHERE', ...paymentOver],
});

/** Answers the lender's second factor: a PIN of 4 digits, a date of birth as YYYY-MM-DD, or a PAN, by `aivfType`.
 *  Failures have `data.attemptsRemaining`. Source: S2§7, S2§8. */
export const authorize = endpoint({
  method: 'POST',
  path: '/app/payment/authorize',
  summary: 'Answer the lender’s second factor',
  scope: 'checkout',
  request: z.strictObject({ aivfValue: z.string().check(z.minLength(4), z.maxLength(10)) }),
  response: Progress,
  errors: [
    'PAYMENT_INVALID_AIVF',
    'PAYMENT_INVALID_PIN',
    'PAYMENT_MULTIPLE_AIVF_BLOCK',
    'PAYMENT_MULTIPLE_PIN_BLOCK',
    'PAYMENT_MISSING_PIN',
    'PAYMENT_BLOCKED_USER',
    'PAYMENT_LENDER_SERVER_FAIL',
    'PAYMENT_DUPLICATE_REQUEST',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    ...ownersAlone,
    ...paymentOver,
  ],
});

/**
 * Pays: the lender books the loan on the customer's credit line. PAYMENT_TRANSACTION_TIMEOUT (4008) is not a failure:
 * poll `txn-status`. A wrong OTP has `data.attemptsRemaining`. PAYMENT_KFS_CHANGED: a new day has begun since the
 * consent, so a new statement needs consent. Source: S2§7, S2§8.
 */
export const confirm = endpoint({
  method: 'POST',
  path: '/app/payment/confirm',
  summary: 'Confirm the payment with the lender’s OTP',
  scope: 'checkout',
  request: z.strictObject({ otp: Code }),
  response: z.object({
    status: z.literal('COMPLETE'),
    completion: Completion,
    /** Compact JWS, see `ResultClaims`. */
    signedResult: z.string(),
    serverNowMs: EpochMs,
  }),
  errors: [
    'PAYMENT_INVALID_OTP',
    'PAYMENT_OTP_EXPIRED',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    'PAYMENT_TRANSACTION_TIMEOUT',
    'PAYMENT_DUPLICATE_REQUEST',
    'PAYMENT_INSUFFICIENT_CREDIT',
    'PAYMENT_BLOCKED_USER',
    'PAYMENT_LENDER_SERVER_FAIL',
    'PAYMENT_DECLINED_BY_CUSTOMER',
    'PAYMENT_GENERIC_ERROR',
    'PAYMENT_KFS_CHANGED',
    ...ownersAlone,
    ...paymentOver,
  ],
  idempotent: true,
});

/** Status of the payment; asks the lender again while its answer is missing. Source: S2§7. */
export const txnStatus = endpoint({
  method: 'GET',
  path: '/app/payment/txn-status',
  summary: 'Where the payment stands',
  scope: 'checkout',
  request: null,
  response: z.object({
    status: Status,
    step: Step,
    /** The lender has not answered: poll after `pollAfterMs`, and offer no second payment. */
    isPending: z.boolean(),
    /** Notifies a session that no longer owns the payment. */
    ownership: Ownership,
    pollAfterMs: z.int(),
    errorCode: ErrorCode,
    /** Null unless COMPLETE. */
    completion: z.nullable(Completion),
    /** Null while INITIATED. */
    signedResult: z.nullable(z.string()),
    serverNowMs: EpochMs,
  }),
});

/**
 * Cancels the payment and releases the reserved credit. Not possible once the lender was asked to pay (4008). Allowed
 * for its owner; without one for its only session, or the shop's own machine. PAYMENT_ELSEWHERE for any other, which
 * may simply leave. Idempotent. Source: S2§7.
 */
export const cancelPayment = endpoint({
  method: 'POST',
  path: '/app/payment/cancel',
  summary: 'Cancel the payment',
  scope: 'checkout',
  request: z.strictObject({ reason: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    status: Status,
    step: Step,
    signedResult: z.nullable(z.string()),
    returnUrl: z.url(),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_ELSEWHERE', 'PAYMENT_INVALID_TRANSACTION', 'PAYMENT_TRANSACTION_TIMEOUT'],
});
