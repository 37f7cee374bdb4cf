import * as z from 'zod/mini';
import { detailDeclineReasons, filedStates, offerDeclineReasons } from '../rules/filed-application';
import { Income, identityForm } from './application-form';
import { endpoint } from './endpoint';
import { Code, EpochMs, TermsAccepted } from './fields';
import { DeclineReasons, WantedProduct } from './filed-application';
import { ApplicationReference } from './ntb';
import { ApplicationId } from './ntb-application';

/** Details filed by an agent, for a caller who has verified the application's number. */
export const FiledDetails = z.object({
  userName: z.string(),
  /** '' if not given. */
  email: z.string(),
  /** Like '15/08/XXXX'. */
  maskedDateOfBirth: z.string(),
  /** Like 'XXXXXX234F'. */
  maskedPan: z.string(),
  pincode: z.string(),
  /** Null if not asked. */
  income: z.nullable(Income),
  /** Product and price; null without a purchase. */
  product: z.nullable(WantedProduct),
});
export type FiledDetails = z.infer<typeof FiledDetails>;

/** An application filed by an agent, by the reference in the link. A caller without the application's verified number
 *  is a `guest`, who learns only which shop asks. */
const FiledApplication = z.object({
  state: z.enum(['guest', ...filedStates]),
  merchantName: z.string(),
  merchantLogo: z.nullable(z.string()),
  agentId: z.string(),
  lenderName: z.string(),
  /** Like '98XXXXX210'. */
  maskedMobile: z.string(),
  /** Details while it can be submitted or declined; null for a guest and afterwards. */
  details: z.nullable(FiledDetails),
  /** Reasons of the refusal; null if not declined. */
  declined: z.nullable(DeclineReasons),
  /** Id for status calls, once it is submitted; null before. */
  applicationId: z.nullable(ApplicationId),
  filedAtMs: EpochMs,
  expiresAtMs: EpochMs,
  serverNowMs: EpochMs,
});
export type FiledApplication = z.infer<typeof FiledApplication>;

const byLink = { ref: ApplicationReference } as const;

/** 404 for an unknown reference, 429 for too many tries; a replaced link has a separate error without data. Source:
 *  S2§7 (API-036). */
export const verificationDetails = endpoint({
  method: 'GET',
  path: '/app/affordability/ntb-verification/details',
  summary: 'What an agent has filed for the shopper',
  scope: 'site',
  request: z.strictObject(byLink),
  response: FiledApplication,
  errors: ['APPLICATION_LINK_REPLACED'],
});

/** Sends an OTP to the application's number. APPLICATION_NOT_ALLOWED for an ended one. */
export const sendVerificationCode = endpoint({
  method: 'POST',
  path: '/app/affordability/ntb-verification/send-code',
  summary: 'Send an OTP to the number of a filed application',
  scope: 'site',
  request: z.strictObject(byLink),
  response: z.object({
    resendAtMs: EpochMs,
    expiresAtMs: EpochMs,
    attemptsRemaining: z.int(),
    serverNowMs: EpochMs,
  }),
  errors: ['OTP_TOO_SOON', 'LOGIN_BLOCKED_MAX_ATTEMPTS', 'APPLICATION_NOT_ALLOWED', 'APPLICATION_LINK_REPLACED'],
  idempotent: true,
  asksProof: true,
});

/** Checks that OTP and logs the browser in with the number. Failures have `data.attemptsRemaining`. */
export const verifyVerificationCode = endpoint({
  method: 'POST',
  path: '/app/affordability/ntb-verification/verify-code',
  summary: 'Verify the OTP for a filed application',
  scope: 'site',
  request: z.strictObject({ ...byLink, otp: Code, isTermsAccepted: TermsAccepted }),
  response: FiledApplication,
  asksProof: true,
  errors: [
    'LOGIN_INVALID_AUTH',
    'LOGIN_OTP_EXPIRED',
    'LOGIN_BLOCKED_MAX_ATTEMPTS',
    'APPLICATION_NOT_ALLOWED',
    'APPLICATION_LINK_REPLACED',
  ],
});

const listOf = <const Reason extends readonly string[]>(reasons: Reason) =>
  z.array(z.enum(reasons)).check(z.maxLength(reasons.length));

/** Declines the application, which is final: no lender gets it, and its details are deleted. A repeat keeps the first
 *  reasons. APPLICATION_NOT_ALLOWED for a submitted or ended one. Source: S2§7 (API-037), S2§3 (NTB-020). */
export const declineVerification = endpoint({
  method: 'POST',
  path: '/app/affordability/ntb-verification/decline',
  summary: 'Decline what an agent has filed',
  scope: 'site',
  request: z.strictObject({
    ...byLink,
    reasons: z
      .strictObject({ details: listOf(detailDeclineReasons), offer: listOf(offerDeclineReasons) })
      .check(z.refine(({ details, offer }) => details.length + offer.length > 0, 'must be at least one')),
  }),
  response: FiledApplication,
  errors: ['PAYMENT_MOBILE_NOT_VERIFIED', 'APPLICATION_NOT_ALLOWED', 'APPLICATION_LINK_REPLACED'],
});

/**
 * Submits it to its lender, as filed or with the customer's corrections: another `income`, or no product. A repeat
 * returns the same answer; APPLICATION_NOT_ALLOWED for a declined or ended one, and if the lender does not accept this
 * customer. Source: S2§7 (API-038).
 */
export const submitVerification = endpoint({
  method: 'POST',
  path: '/app/affordability/ntb-verification/submit',
  summary: 'Submit what an agent has filed',
  scope: 'site',
  request: z.strictObject({
    ...byLink,
    consent: identityForm.consent,
    income: z.optional(Income),
    isWithoutProduct: z.optional(z.boolean()),
  }),
  response: FiledApplication,
  errors: [
    'PAYMENT_MOBILE_NOT_VERIFIED',
    'APPLICATION_NOT_ALLOWED',
    'APPLICATION_LINK_REPLACED',
    'NTB_INSUFFICIENT_LIMIT',
    'NTB_REJECTED_APPLICATION',
    'LENDER_UNAVAILABLE',
  ],
  idempotent: true,
});
