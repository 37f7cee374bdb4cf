import * as z from 'zod/mini';
import { PIN_LENGTH } from '../rules/validation';
import { endpoint } from './endpoint';
import { Code, EpochMs, LenderId } from './fields';
import { Day } from './payment-fields';

/** Digits of a PIN, never in a log, address, store or idempotency key. */
const Pin = z.string().check(z.regex(new RegExp(`^\\d{${PIN_LENGTH}}$`), `must be exactly ${PIN_LENGTH} digits`));

/** `isMessageSent`: the lender's SMS about the change was sent. */
const PinSet = z.object({ lenderId: LenderId, maskedMobile: z.string(), isMessageSent: z.boolean() });

/**
 * Changes the PIN of the session's line with a lender that requires one; 401 for a guest. A wrong current PIN is 4303
 * with `data.attemptsRemaining` and counts as a wrong second factor; after the last one it is 4105 for 30 min. The
 * current PIN as the new one is 4001. Has no idempotency key, which would store the request: repeating the same change
 * is idempotent. Source: S2§8 (ACT-015, ACT-016).
 */
export const changePin = endpoint({
  method: 'POST',
  path: '/app/credit-line/change-pin',
  summary: 'Change the PIN of a credit line',
  scope: 'site',
  request: z.strictObject({ lenderId: LenderId, currentPin: Pin, newPin: Pin }),
  response: PinSet,
  errors: [
    'PIN_CHANGE_SAME_VALUE',
    'PIN_CHANGE_INVALID_VALUE',
    'ACTIVATION_MULTIPLE_AIVF_BLOCK',
    'ACTIVATION_MOBILE_NOT_PA',
    'ACTIVATION_INVALID_REQUEST_PARAMETER',
    'LENDER_UNAVAILABLE',
  ],
});

/** Sends a lender's OTP to a customer who forgot the PIN. Source: ours. */
export const sendPinOtp = endpoint({
  method: 'POST',
  path: '/app/credit-line/send-pin-otp',
  summary: 'Send an OTP to whoever forgot the PIN',
  scope: 'site',
  request: z.strictObject({ lenderId: LenderId }),
  response: z.object({
    lenderId: LenderId,
    maskedMobile: z.string(),
    attemptsRemaining: z.int(),
    resendAtMs: EpochMs,
    serverNowMs: EpochMs,
  }),
  errors: [
    'ACTIVATION_MOBILE_NOT_PA',
    'ACTIVATION_INVALID_REQUEST_PARAMETER',
    'OTP_TOO_SOON',
    'ACTIVATION_MULTIPLE_OTP_BLOCK',
    'LENDER_UNAVAILABLE',
  ],
  idempotent: true,
});

export const verifyPinOtp = endpoint({
  method: 'POST',
  path: '/app/credit-line/verify-pin-otp',
  summary: 'Show who has forgotten the PIN',
  scope: 'site',
  request: z.strictObject({ lenderId: LenderId, otp: Code, dateOfBirth: Day }),
  response: z.object({
    lenderId: LenderId,
    maskedMobile: z.string(),
    /** The page's half of the proof. Absent from a process of an earlier release. */
    pinSetupAuthToken: z.optional(z.nullable(z.string())),
  }),
  errors: [
    'ACTIVATION_INVALID_AIVF',
    'ACTIVATION_MULTIPLE_AIVF_BLOCK',
    'ACTIVATION_INVALID_OTP',
    'LOGIN_OTP_EXPIRED',
    'ACTIVATION_MULTIPLE_OTP_BLOCK',
    'ACTIVATION_MOBILE_NOT_PA',
    'ACTIVATION_INVALID_REQUEST_PARAMETER',
    'LENDER_UNAVAILABLE',
  ],
});

/** Sets a PIN once, with the cookie and the header of the proof. Without them, or a second time, it is 4001. Source:
 *  S1§3 (PIN setup), S2§7. */
export const setupPin = endpoint({
  method: 'POST',
  path: '/app/credit-line/setup-pin',
  summary: 'Set the PIN of a credit line',
  scope: 'site',
  request: z.strictObject({ lenderId: LenderId, newPin: Pin }),
  response: PinSet,
  errors: ['ACTIVATION_MOBILE_NOT_PA', 'ACTIVATION_INVALID_REQUEST_PARAMETER', 'LENDER_UNAVAILABLE'],
});
