import * as z from 'zod/mini';
import type { ErrorName } from '../errors';
import { endpoint } from './endpoint';
import type { NavigationHint } from './envelope';
import { Code, EpochMs, LenderId } from './fields';
import { AivfType } from './payment-fields';

export const CreditLineStatus = z.enum(['NONE', 'APPROVED', 'ACTIVE']);
export type CreditLineStatus = z.infer<typeof CreditLineStatus>;

const ActivationStep = z.enum(['VERIFY_AIVF', 'LENDER_OTP', 'ACTIVE']);

const Activation = z.object({
  lenderId: LenderId,
  lenderName: z.string(),
  /** Like '98XXXXX210'. */
  maskedMobile: z.string(),
  step: ActivationStep,
  aivfType: AivfType,
  /** Limit of the line, whole rupees. */
  limit: z.int(),
  /** Remaining attempts for the OTP; null if none was sent. */
  attemptsRemaining: z.nullable(z.int()),
  /** When the next OTP may be requested; null if none was sent. */
  resendAtMs: z.nullable(EpochMs),
  serverNowMs: EpochMs,
});

/** Next page of the activation: second factor and lender's OTP, or for a line in use, back to its use. Source: S1§4. */
const nav = ({ step }: z.infer<typeof Activation>): NavigationHint => ({
  source: 'activation',
  next: step === 'ACTIVE' ? 'BIC' : 'VERIFY_AIVF',
});

/** A lender's refusals to activate a line. Source: S2§8. */
const refused = [
  'ACTIVATION_USER_NOT_PA',
  'ACTIVATION_USER_BLOCKED',
  'ACTIVATION_BLOCKED_CREDIT_LINE',
  'ACTIVATION_EXHAUSTED',
] as const satisfies readonly ErrorName[];

/**
 * Starts the activation of a line that a lender has approved for the session's number; 401 for a guest. If the lender
 * requires a second factor nothing is sent yet (VERIFY_AIVF), else it sends its OTP (LENDER_OTP); a repeat sends
 * another one. A line in use is ACTIVE. A payment needs none of this: it requests second factor and OTP itself.
 * Source: S1§3 (Activation), S2§7.
 */
export const initiateCreditLine = endpoint({
  method: 'POST',
  path: '/app/credit-line/initiate',
  summary: 'Begin to activate a credit line',
  scope: 'widget',
  request: z.strictObject({ lenderId: LenderId }),
  response: Activation,
  nav,
  errors: [
    'ACTIVATION_MOBILE_NOT_PA',
    'ACTIVATION_INVALID_REQUEST_PARAMETER',
    ...refused,
    'ACTIVATION_MULTIPLE_AIVF_BLOCK',
    'OTP_TOO_SOON',
    'ACTIVATION_MULTIPLE_OTP_BLOCK',
    'LENDER_UNAVAILABLE',
  ],
  idempotent: true,
});

/** Answers the second factor, as in `app/payment/authorize`, and sends the lender's OTP. Failures have
 *  `data.attemptsRemaining`. Source: S1§3 (aivfType), S2§7, S2§8. */
export const authorizeCreditLine = endpoint({
  method: 'POST',
  path: '/app/credit-line/authorize',
  summary: 'Answer the second factor of an activation',
  scope: 'widget',
  request: z.strictObject({ lenderId: LenderId, aivfValue: z.string().check(z.minLength(4), z.maxLength(10)) }),
  response: Activation,
  nav,
  errors: [
    'ACTIVATION_MOBILE_NOT_PA',
    'ACTIVATION_INVALID_REQUEST_PARAMETER',
    'ACTIVATION_INVALID_AIVF',
    'ACTIVATION_MULTIPLE_AIVF_BLOCK',
    ...refused,
    'OTP_TOO_SOON',
    'ACTIVATION_MULTIPLE_OTP_BLOCK',
    'LENDER_UNAVAILABLE',
  ],
});

/**
 * Activates the line with the lender's OTP, after which it can be used. Idempotent. Has no hint, because
 * `app/registration/confirm` gives the result page. Before the second factor it is
 * ACTIVATION_INVALID_REQUEST_PARAMETER. Failures have `data.attemptsRemaining`. Source: S1§3, S2§7, S2§8.
 */
export const confirmCreditLine = endpoint({
  method: 'POST',
  path: '/app/credit-line/confirm',
  summary: 'Activate a credit line with the lender’s OTP',
  scope: 'widget',
  request: z.strictObject({ lenderId: LenderId, otp: Code }),
  response: Activation,
  errors: [
    'ACTIVATION_MOBILE_NOT_PA',
    'ACTIVATION_INVALID_REQUEST_PARAMETER',
    'ACTIVATION_INVALID_OTP',
    'LOGIN_OTP_EXPIRED',
    'ACTIVATION_MULTIPLE_OTP_BLOCK',
    'LENDER_UNAVAILABLE',
  ],
});
