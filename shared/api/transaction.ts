import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId, Mobile } from './fields';
import { Kfs, KfsConsent } from './kfs';
import {
  Channel,
  Completion,
  DeviceType,
  EmiPlanId,
  OrderItem,
  Progress,
  progressFields,
  Status,
  Step,
  TimelineEntry,
  TxnUuid,
} from './payment-fields';
import { EmiPlan } from './sales';

const ErrorCode = z.nullable(z.union([z.int(), z.string()]));
const none = z.strictObject({});
const paymentOver = ['PAYMENT_INVALID_TRANSACTION', 'PAYMENT_ORDER_EXPIRED'] as const;

/** Everything that a reload, or another device, resumes from. A session that has not verified the number sees the step
 *  VERIFY_MOBILE where the payment is further on, and nothing of what comes after it. Source: S2§7, S1§3. */
export const transactionDetails = endpoint({
  method: 'GET',
  path: '/app/transaction/details',
  summary: 'Where the transaction stands, to resume from',
  scope: 'checkout',
  request: null,
  response: z.object({
    ...progressFields,
    txnUuid: TxnUuid,
    txnId: z.string(),
    channel: Channel,
    deviceType: DeviceType,
    /** In RETRY: the step that failed; null elsewhere. */
    failedStep: z.nullable(Step),
    /** Null before an OTP was sent in this session. */
    maskedMobile: z.nullable(z.string()),
    isMobileVerified: z.boolean(),
    /** The chosen plan; null before one is chosen. */
    lenderId: z.nullable(LenderId),
    lenderName: z.nullable(z.string()),
    emiPlan: z.nullable(EmiPlan),
    isLenderHosted: z.boolean(),
    /** Null until consent was given. */
    kfsConsent: z.nullable(KfsConsent),
    /** The lender has still to answer (4008). */
    isPending: z.boolean(),
    errorCode: ErrorCode,
    completion: z.nullable(Completion),
    signedResult: z.nullable(z.string()),
    /** The new-to-bank application of this payment; null without one. */
    applicationId: z.nullable(z.string()),
    returnUrl: z.url(),
    expiresAtMs: EpochMs,
    timeline: z.array(TimelineEntry),
  }),
});

/** A lender's plans for an amount, with what each costs. Source: S2§7, S1§9. */
export const emiCalculator = endpoint({
  method: 'POST',
  path: '/app/transaction/emi-calculator',
  summary: 'A lender’s plans for an amount',
  scope: 'checkout',
  request: z.strictObject({ lenderId: LenderId, amount: AmountRupees }),
  response: z.object({
    lenderId: LenderId,
    amount: z.int(),
    emiPlans: z.array(EmiPlan),
    minLoanAmount: z.int(),
    maxLoanAmount: z.int(),
  }),
  errors: ['PAYMENT_MIN_AMOUNT_LIMIT', 'PAYMENT_MAX_AMOUNT_LIMIT'],
});

/** Chooses a plan. Before the number is verified it is only noted (`step` = VERIFY_MOBILE); afterwards the lender
 *  reserves the credit and `step` says what comes next. An earlier reservation of this transaction is given back
 *  first. After a failure the same call, or one with another plan, is the retry. Source: S2§7, S2§8. */
export const initiateTxn = endpoint({
  method: 'POST',
  path: '/app/transaction/initiate-txn',
  summary: 'Choose a plan and reserve the credit',
  scope: 'checkout',
  request: z.strictObject({ lenderId: LenderId, emiPlanId: EmiPlanId }),
  response: Progress,
  errors: [
    'PAYMENT_INSUFFICIENT_CREDIT',
    'PAYMENT_LENDER_SERVER_FAIL',
    'PAYMENT_INVALID_AMOUNT',
    'PAYMENT_INVALID_TENURE',
    'PAYMENT_BLOCKED_USER',
    'PAYMENT_INSUFFICIENT_AMOUNT',
    'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK',
    'PAYMENT_MAX_AMOUNT_LIMIT',
    'PAYMENT_MIN_AMOUNT_LIMIT',
    'PAYMENT_MISSING_PIN',
    'PAYMENT_GENERIC_ERROR',
    ...paymentOver,
  ],
  idempotent: true,
});

/** Sends the lender's OTP once more. Source: S2§7, S1§3. */
export const resendLenderOtp = endpoint({
  method: 'POST',
  path: '/app/transaction/resend-otp',
  summary: 'Send the lender’s OTP once more',
  scope: 'checkout',
  request: none,
  response: z.object({ attemptsRemaining: z.int(), resendAtMs: EpochMs, serverNowMs: EpochMs }),
  errors: ['OTP_TOO_SOON', 'PAYMENT_MULTIPLE_OTP_BLOCK', 'PAYMENT_LENDER_SERVER_FAIL', ...paymentOver],
  idempotent: true,
});

/** The shopper is back from the lender's own page: asks the lender what came of it. Source: S2§7. */
export const confirmHosted = endpoint({
  method: 'POST',
  path: '/app/transaction/confirm',
  summary: 'Ask the lender what came of its own page',
  scope: 'checkout',
  request: none,
  response: z.object({
    status: Status,
    step: Step,
    isPending: z.boolean(),
    errorCode: ErrorCode,
    completion: z.nullable(Completion),
    signedResult: z.nullable(z.string()),
    serverNowMs: EpochMs,
  }),
  errors: ['PAYMENT_TRANSACTION_TIMEOUT', 'PAYMENT_LENDER_SERVER_FAIL', ...paymentOver],
  idempotent: true,
});

/** As `app/payment/cancel`, by the name that the transaction screens use. Source: S2§7. */
export const cancelTransaction = endpoint({
  method: 'POST',
  path: '/app/transaction/cancel',
  summary: 'Cancel the transaction',
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

/** Reports a screen's step for the timeline. It never moves the payment: a report that does not fit where the payment
 *  stands is 4100. Source: S2§7, S1§4. */
export const trackStage = endpoint({
  method: 'POST',
  path: '/app/transaction/track-stage',
  summary: 'Report a step that the shopper sees',
  scope: 'checkout',
  request: z.strictObject({ step: Step, status: Status, orderDetailsCompletedInSeconds: z.optional(z.int()) }),
  response: z.object({ step: Step, status: Status, timeline: z.array(TimelineEntry) }),
  errors: ['PAYMENT_INVALID_TRANSACTION'],
});

/** The statement that was agreed to, as it was then. Source: S2§7. */
export const consentedKfs = endpoint({
  method: 'GET',
  path: '/app/transaction/get-kfs-data',
  summary: 'The key fact statement that was agreed to',
  scope: 'checkout',
  request: null,
  response: z.object({
    kfsData: z.nullable(Kfs),
    consent: z.nullable(KfsConsent),
    /** A page to print or save, for 10 minutes; null without a consent. */
    printUrl: z.nullable(z.url()),
  }),
});

/** What a plan would cost, before anything is reserved. Nothing is recorded. Source: S2§7. */
export const calculateKfs = endpoint({
  method: 'POST',
  path: '/app/transaction/calculate-kfs-data',
  summary: 'What a plan would cost',
  scope: 'checkout',
  request: z.strictObject({ lenderId: LenderId, emiPlanId: EmiPlanId }),
  response: z.object({ kfsEnabled: z.boolean(), kfsData: Kfs }),
  errors: ['PAYMENT_MIN_AMOUNT_LIMIT', 'PAYMENT_MAX_AMOUNT_LIMIT', 'PAYMENT_INVALID_TENURE'],
});

/** Sends the payment link from the shop's machine to the shopper's phone. Source: S2§7. */
export const sendOfflineTxnSms = endpoint({
  method: 'POST',
  path: '/app/transaction/send-offline-txn-sms',
  summary: 'Send the payment link from the shop’s machine to a phone',
  scope: 'checkout',
  request: z.strictObject({ mobile: Mobile }),
  response: z.object({
    step: Step,
    maskedMobile: z.string(),
    resendAtMs: EpochMs,
    attemptsRemaining: z.int(),
    serverNowMs: EpochMs,
  }),
  errors: ['OTP_TOO_SOON', ...paymentOver],
  idempotent: true,
});

/** What the shop's machine shows while the phone pays. Source: S2§7. */
export const offlineTxnStatus = endpoint({
  method: 'GET',
  path: '/app/transaction/get-offline-txn-status',
  summary: 'How far the phone is with the payment',
  scope: 'checkout',
  request: null,
  response: z.object({
    status: Status,
    step: Step,
    isLinkOpened: z.boolean(),
    isPending: z.boolean(),
    errorCode: ErrorCode,
    pollAfterMs: z.int(),
    expiresAtMs: EpochMs,
    serverNowMs: EpochMs,
  }),
});

/** The sale for the shop's records: nothing about the customer but the masked number. Source: S2§7. */
export const offlineTxnDetails = endpoint({
  method: 'GET',
  path: '/app/transaction/get-offline-txn-details',
  summary: 'The sale for the shop’s records',
  scope: 'checkout',
  request: null,
  response: z.object({
    txnUuid: TxnUuid,
    txnId: z.string(),
    orderId: z.string(),
    amount: z.int(),
    items: z.array(OrderItem),
    status: Status,
    lenderName: z.nullable(z.string()),
    emiPlan: z.nullable(EmiPlan),
    maskedMobile: z.nullable(z.string()),
    completedAtMs: z.nullable(EpochMs),
    signedResult: z.nullable(z.string()),
  }),
});
