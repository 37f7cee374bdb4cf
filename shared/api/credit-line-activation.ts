import * as z from 'zod/mini';
import type { ErrorName } from '../errors';
import { endpoint } from './endpoint';
import type { NavigationHint } from './envelope';
import { Code, EpochMs, LenderId } from './fields';
import { AivfType } from './payment-fields';

/** What a customer has with a lender: nothing, a line that is approved and not yet activated, or one in use. */
export const CreditLineStatus = z.enum(['NONE', 'APPROVED', 'ACTIVE']);
export type CreditLineStatus = z.infer<typeof CreditLineStatus>;

/** What the lender waits for next. */
const ActivationStep = z.enum(['VERIFY_AIVF', 'LENDER_OTP', 'ACTIVE']);

/** Where an activation stands. */
const Activation = z.object({
  lenderId: LenderId,
  lenderName: z.string(),
  /** As '98XXXXX210'. */
  maskedMobile: z.string(),
  step: ActivationStep,
  aivfType: AivfType,
  /** What the line allows, whole rupees. */
  limit: z.int(),
  /** OTPs that may still be wrong; null where none was sent. */
  attemptsRemaining: z.nullable(z.int()),
  /** When the next OTP may be asked for; null where none was sent. */
  resendAtMs: z.nullable(EpochMs),
  serverNowMs: EpochMs,
});

/** Where the activation goes on: to the second factor and the lender's OTP, or, of a line in use, back to where it was
 *  wanted. Source: S1§4. */
const nav = ({ step }: z.infer<typeof Activation>): NavigationHint => ({
  source: 'activation',
  next: step === 'ACTIVE' ? 'BIC' : 'VERIFY_AIVF',
});

/** What a lender says to a customer whose line it activates for nobody, or not now. Source: S2§8. */
const refused = [
  'ACTIVATION_USER_NOT_PA',
  'ACTIVATION_USER_BLOCKED',
  'ACTIVATION_BLOCKED_CREDIT_LINE',
  'ACTIVATION_EXHAUSTED',
] as const satisfies readonly ErrorName[];

/** Begins to activate the line that a lender has approved for the session's own number; 401 for a guest. Where the
 *  lender asks a second factor nothing is sent yet (VERIFY_AIVF), else it sends its OTP (LENDER_OTP); asking again sends
 *  another one. A line that is in use already is ACTIVE. A payment needs none of this: it asks for second factor and OTP
 *  itself. Source: S1§3 (Activation), S2§7. */
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

/** Answers the second factor, as in `app/payment/authorize`, and has the lender's OTP sent. Failures carry
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

/** Activates the line with the lender's OTP: from then on it can be used. Whoever asked goes on to what became of it, which
 *  `app/registration/confirm` says, so no hint comes with it. Repeating it is harmless. Before the second
 *  factor is passed it is ACTIVATION_INVALID_REQUEST_PARAMETER. Failures carry `data.attemptsRemaining`.
 *  Source: S1§3, S2§7, S2§8. */
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
