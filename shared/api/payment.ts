import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Code, EpochMs, LenderId, Mobile } from './fields';
import { Kfs, KfsConsent } from './kfs';
import {
  Channel,
  Completion,
  DeviceType,
  OrderId,
  OrderItem,
  PaymentLender,
  Progress,
  progressFields,
  Status,
  Step,
  TxnUuid,
} from './payment-fields';
import { SalesLender } from './sales';

/** The order that is paid: what every screen's head shows. Source: S2§7, S1§3. */
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
    /** Whole rupees. */
    amount: z.int(),
    items: z.array(OrderItem),
    channel: Channel,
    deviceType: DeviceType,
    /** The order ends then. */
    expiresAtMs: EpochMs,
    shouldShowTimer: z.boolean(),
    returnUrl: z.url(),
    /** Ten digits that the merchant or the shopper gave, not yet verified, to fill in; null without one. */
    mobile: z.nullable(Mobile),
    /** How the box stands at first. Source: S1§3. */
    isWhatsappConsentAccepted: z.boolean(),
    serverNowMs: EpochMs,
  }),
});

/** Lenders with their plans for the order. Before the number is verified: every lender of the merchant. Afterwards:
 *  what the customer really has. Source: S2§7. */
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
    /** Lenders that take an application of this customer; empty before the number is verified. */
    ntbLenders: z.array(SalesLender),
  }),
  errors: ['LENDER_UNAVAILABLE'],
});

const SentOtp = z.object({
  maskedMobile: z.string(),
  resendAtMs: EpochMs,
  expiresAtMs: EpochMs,
  attemptsRemaining: z.int(),
  serverNowMs: EpochMs,
});

/** Sends an OTP to the shopper's number. Another number than before gives back what was reserved for the first one.
 *  Source: S2§7, S1§4. */
export const sendOtp = endpoint({
  method: 'POST',
  path: '/app/payment/send-otp',
  summary: 'Send an OTP to the shopper',
  scope: 'checkout',
  request: z.strictObject({
    mobile: Mobile,
    isTermsAccepted: z.literal(true, 'the terms must be accepted'),
    isWhatsappConsentAccepted: z.boolean(),
  }),
  response: SentOtp,
  errors: [
    'OTP_TOO_SOON',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
  ],
  idempotent: true,
});

/** Sends a new OTP to the number of `send-otp`. Source: S2§7. */
export const resendOtp = endpoint({
  method: 'POST',
  path: '/app/payment/resend-otp/',
  summary: 'Send the shopper another OTP',
  scope: 'checkout',
  request: z.strictObject({ mobile: Mobile }),
  response: SentOtp,
  errors: ['OTP_TOO_SOON', 'PAYMENT_MULTIPLE_OTP_BLOCK', 'PAYMENT_INVALID_TRANSACTION', 'PAYMENT_ORDER_EXPIRED'],
  idempotent: true,
});

/** Verifies the number for this session and asks the lenders. `step` says what comes next: VERIFY_MOBILE with
 *  `isChosenPlanAvailable` = true means that `initiate-txn` may be called for the chosen plan at once;
 *  EMI_PLAN_SELECTION that another plan has to be chosen; NTB that the customer may apply. Failures carry
 *  `data.attemptsRemaining`. Source: S2§7. */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/app/payment/verify-otp',
  summary: 'Verify the shopper’s number',
  scope: 'checkout',
  request: z.strictObject({ mobile: Mobile, otp: Code }),
  response: z.object({
    status: Status,
    step: Step,
    maskedMobile: z.string(),
    isPreApproved: z.boolean(),
    isNtbAllowed: z.boolean(),
    isChosenPlanAvailable: z.boolean(),
    serverNowMs: EpochMs,
  }),
  errors: [
    'PAYMENT_INVALID_OTP',
    'PAYMENT_OTP_EXPIRED',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
    'LENDER_UNAVAILABLE',
    'USER_NOT_FOUND_INLINE',
  ],
});

/** Answers the lender's second factor: a PIN of 4 digits, a date of birth as YYYY-MM-DD, or a PAN, by `aivfType`.
 *  Failures carry `data.attemptsRemaining`. Source: S2§7, S2§8. */
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
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
  ],
});

/** The key fact statement to agree to; the same one until it is past its time. Source: S2§7, S1§3. */
export const getKfsData = endpoint({
  method: 'GET',
  path: '/app/payment/get-kfs-data',
  summary: 'The key fact statement to agree to',
  scope: 'checkout',
  request: null,
  response: z.object({
    kfsEnabled: z.boolean(),
    /** Null where the lender has none. */
    kfsData: z.nullable(Kfs),
    /** A page to print or save, for 10 minutes; null without a statement. */
    printUrl: z.nullable(z.url()),
  }),
  errors: ['PAYMENT_INVALID_TRANSACTION'],
});

/** Records the consent, with time, version and hash, and has the lender's OTP sent (or leads to the lender's page). A
 *  hash other than the current statement's is PAYMENT_KFS_CHANGED. Source: S2§7. */
export const authorizeKfs = endpoint({
  method: 'POST',
  path: '/app/payment/authorize-kfs',
  summary: 'Agree to the key fact statement',
  scope: 'checkout',
  request: z.strictObject({
    kfsVersion: z.string(),
    contentHash: z.string(),
    isAccepted: z.literal(true, 'the statement must be accepted'),
  }),
  response: z.object({ ...progressFields, consent: KfsConsent }),
  errors: [
    'PAYMENT_KFS_CHANGED',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
    'PAYMENT_LENDER_SERVER_FAIL',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
  ],
  idempotent: true,
});

/** Pays: the lender takes the loan onto the customer's credit line. PAYMENT_TRANSACTION_TIMEOUT (4008) is no failure:
 *  ask `txn-status` until it answers. A wrong OTP carries `data.attemptsRemaining`. Source: S2§7, S2§8. */
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
    'PAYMENT_GENERIC_ERROR',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
  ],
  idempotent: true,
});

/** Where the payment stands; asks the lender again while its answer is missing. Source: S2§7. */
export const txnStatus = endpoint({
  method: 'GET',
  path: '/app/payment/txn-status',
  summary: 'Where the payment stands',
  scope: 'checkout',
  request: null,
  response: z.object({
    status: Status,
    step: Step,
    /** The lender has still to answer: ask again after `pollAfterMs`, and offer no second payment. */
    isPending: z.boolean(),
    pollAfterMs: z.int(),
    /** Number or name of the last failure; null without one. */
    errorCode: z.nullable(z.union([z.int(), z.string()])),
    /** Null unless COMPLETE. */
    completion: z.nullable(Completion),
    /** Null while INITIATED. */
    signedResult: z.nullable(z.string()),
    serverNowMs: EpochMs,
  }),
});

/** Gives the payment up and the reserved credit back. Not possible once the lender was asked to pay (4008). Repeating
 *  it is harmless. Source: S2§7. */
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
  errors: ['PAYMENT_INVALID_TRANSACTION', 'PAYMENT_TRANSACTION_TIMEOUT'],
});

/** Sends the payment link to a phone (a split payment: the shop's page waits, the phone pays). Source: S2§7. */
export const sendTxnSms = endpoint({
  method: 'POST',
  path: '/app/payment/send-txn-sms',
  summary: 'Send the payment link to the shopper’s phone',
  scope: 'checkout',
  request: z.strictObject({ mobile: Mobile }),
  response: z.object({
    step: Step,
    maskedMobile: z.string(),
    resendAtMs: EpochMs,
    attemptsRemaining: z.int(),
    serverNowMs: EpochMs,
  }),
  errors: ['OTP_TOO_SOON', 'PAYMENT_INVALID_TRANSACTION', 'PAYMENT_ORDER_EXPIRED'],
  idempotent: true,
});

/** Lenders that take an application for this order. Source: S2§7. */
export const ntbDetails = endpoint({
  method: 'GET',
  path: '/app/payment/ntb/details',
  summary: 'Lenders that take an application for the order',
  scope: 'checkout',
  request: null,
  response: z.object({
    isNtbAllowed: z.boolean(),
    lenders: z.array(SalesLender),
    rejectedLenderIds: z.array(LenderId),
  }),
  errors: ['MOBILE_NOT_VERIFIED', 'LENDER_UNAVAILABLE'],
});
