import * as z from 'zod/mini';
import { shopRefusals } from '../errors/shop-refusal';
import { trackingChannels } from '../rules/payment-flow/device-type';
import { endpoint } from './endpoint';
import { AmountRupees, EpochMs, LenderId } from './fields';
import { KfsConsent } from './kfs';
import { cancelPayment } from './payment';
import {
  Channel,
  Completion,
  DeviceType,
  EmiPlanId,
  ErrorCode,
  Ownership,
  ownersAlone,
  Progress,
  paymentOver,
  priceParts,
  progressFields,
  Status,
  Step,
  TimelineEntry,
  TxnUuid,
} from './payment-fields';
import { EmiPlan } from './sales';

const none = z.strictObject({});

/**
 * Everything to resume from after a reload. A session that does not own the payment sees its own entries, that another
 * payment session continues, and its result: the step is VERIFY_MOBILE, which allows a takeover. Source: S2§7, S1§3.
 */
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
    /** The failed step in RETRY; null elsewhere. */
    failedStep: z.nullable(Step),
    /** Null before an OTP was sent in this session. */
    maskedMobile: z.nullable(z.string()),
    isMobileVerified: z.boolean(),
    ownership: Ownership,
    /** The chosen plan; null before. */
    lenderId: z.nullable(LenderId),
    lenderName: z.nullable(z.string()),
    emiPlan: z.nullable(EmiPlan),
    ...priceParts,
    isLenderHosted: z.boolean(),
    /** Null until consent was given. */
    kfsConsent: z.nullable(KfsConsent),
    /** The lender has not answered (4008). */
    isPending: z.boolean(),
    errorCode: ErrorCode,
    completion: z.nullable(Completion),
    signedResult: z.nullable(z.string()),
    /** The new-to-bank application of this payment; null if there is none. */
    applicationId: z.nullable(z.string()),
    returnUrl: z.url(),
    expiresAtMs: EpochMs,
    timeline: z.array(TimelineEntry),
  }),
});

/** A lender's plans for an amount, with their costs. Source: S2§7, S1§9. */
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

/**
 * Chooses a plan. Before the verification it is only stored for this session (`step` = VERIFY_MOBILE); afterwards the
 * lender reserves the credit and `step` is the next step. An earlier reservation of this transaction is released
 * first. A part of the price can be requested after the verification, if the merchant's server allows it; another part
 * than the lender lends is PAYMENT_PARTS_CHANGED. After a failure the same call, or one with another plan, is the
 * retry. Source: S2§7, S2§8.
 */
export const initiateTxn = endpoint({
  method: 'POST',
  path: '/app/transaction/initiate-txn',
  summary: 'Choose a plan and reserve the credit',
  scope: 'checkout',
  request: z.strictObject({
    lenderId: LenderId,
    emiPlanId: EmiPlanId,
    /** A part of the price, whole rupees: the lender's maximum in `partLenders`. The shop collects the rest. Without it
     *  the plan is for the whole price. */
    financedAmount: z.optional(AmountRupees),
  }),
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
    'PAYMENT_PARTS_CHANGED',
    'PAYMENT_TRANSACTION_TIMEOUT',
    'PAYMENT_DUPLICATE_REQUEST',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    'LENDER_UNAVAILABLE',
    ...shopRefusals,
    ...ownersAlone,
    ...paymentOver,
  ],
  idempotent: true,
});

/** Resends the lender's OTP. Source: S2§7, S1§3. */
export const resendLenderOtp = endpoint({
  method: 'POST',
  path: '/app/transaction/resend-otp',
  summary: 'Send the lender’s OTP once more',
  scope: 'checkout',
  request: none,
  response: z.object({ attemptsRemaining: z.int(), resendAtMs: EpochMs, serverNowMs: EpochMs }),
  errors: ['OTP_TOO_SOON', 'PAYMENT_MULTIPLE_OTP_BLOCK', 'PAYMENT_LENDER_SERVER_FAIL', ...ownersAlone, ...paymentOver],
  idempotent: true,
});

/** The shopper has returned from the lender's page: asks the lender for the outcome. Source: S2§7. */
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

/** Like `app/payment/cancel`, by the name of the transaction screens. Source: S2§7. */
export const cancelTransaction = endpoint({
  ...cancelPayment,
  path: '/app/transaction/cancel',
  summary: 'Cancel the transaction',
});

/** Reports a screen's step for the timeline. It never moves the payment: a report that does not fit its state is 4100.
 *  Source: S2§7, S1§4. */
export const trackStage = endpoint({
  method: 'POST',
  path: '/app/transaction/track-stage',
  summary: 'Report a step that the shopper sees',
  scope: 'checkout',
  request: z.strictObject({
    step: Step,
    status: Status,
    /** Channel of the payment; any other is 4100. Absent from a page of an earlier release. */
    channel: z.optional(z.enum(trackingChannels)),
    orderDetailsCompletedInSeconds: z.optional(z.int()),
  }),
  response: z.object({ step: Step, status: Status, timeline: z.array(TimelineEntry) }),
  errors: ['PAYMENT_DUPLICATE_REQUEST', 'PAYMENT_TRANSACTION_TIMEOUT', ...ownersAlone, ...paymentOver],
});
