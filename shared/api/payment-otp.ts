import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { Code, EpochMs, Mobile, TermsAccepted } from './fields';
import { paymentOver, Status, Step } from './payment-fields';

const SentOtp = z.object({
  maskedMobile: z.string(),
  resendAtMs: EpochMs,
  expiresAtMs: EpochMs,
  attemptsRemaining: z.int(),
  serverNowMs: EpochMs,
});

/** Sends an OTP to the shopper's number. It is valid in this session only and changes no other; the payment's owner
 *  thereby releases its reservation. Source: S2§7, S1§4. */
export const sendOtp = endpoint({
  method: 'POST',
  path: '/app/payment/send-otp',
  summary: 'Send an OTP to the shopper',
  scope: 'checkout',
  request: z.strictObject({
    mobile: Mobile,
    /** Sent by builds before the terms moved next to the OTP. */
    isTermsAccepted: z.optional(z.boolean()),
    isWhatsappConsentAccepted: z.boolean(),
  }),
  response: SentOtp,
  errors: [
    'OTP_TOO_SOON',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK',
    'PAYMENT_DUPLICATE_REQUEST',
    'PAYMENT_TRANSACTION_TIMEOUT',
    ...paymentOver,
  ],
  idempotent: true,
  asksProof: true,
});

/** Sends a new OTP to the number of `send-otp`. Source: S2§7. */
export const resendOtp = endpoint({
  method: 'POST',
  path: '/app/payment/resend-otp/',
  summary: 'Send the shopper another OTP',
  scope: 'checkout',
  request: z.strictObject({ mobile: Mobile }),
  response: SentOtp,
  errors: ['OTP_TOO_SOON', 'PAYMENT_MULTIPLE_OTP_BLOCK', 'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK', ...paymentOver],
  idempotent: true,
  asksProof: true,
});

/**
 * Verifies the number for this session, which then owns the payment, and asks the lenders. A payment of another
 * session is taken over unchanged by an OTP to the same number; another number is PAYMENT_ELSEWHERE. `step` is the
 * next step: VERIFY_MOBILE with `isChosenPlanAvailable` = true means that `initiate-txn` may be called for the chosen
 * plan at once; EMI_PLAN_SELECTION that another plan has to be chosen; NTB that the customer may apply. Failures have
 * `data.attemptsRemaining`. Source: S2§7.
 */
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/app/payment/verify-otp',
  summary: 'Verify the shopper’s number',
  scope: 'checkout',
  request: z.strictObject({
    mobile: Mobile,
    otp: Code,
    isTermsAccepted: TermsAccepted,
  }),
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
    'PAYMENT_ELSEWHERE',
    ...paymentOver,
    'LENDER_UNAVAILABLE',
    'USER_NOT_FOUND_INLINE',
  ],
  asksProof: true,
});
