import * as z from 'zod/mini';
import { detailDeclineReasons, filedStates, offerDeclineReasons } from '../rules/filed-application';
import { Income, identityForm } from './application-form';
import { endpoint } from './endpoint';
import { Code, EpochMs, TermsAccepted } from './fields';
import { DeclineReasons, WantedProduct } from './filed-application';
import { ApplicationReference } from './ntb';
import { ApplicationId } from './ntb-application';

/** What an agent has filed, for whoever has proved the application's own number. */
export const FiledDetails = z.object({
  userName: z.string(),
  /** '' where none was given. */
  email: z.string(),
  /** As '15/08/XXXX'. */
  maskedDateOfBirth: z.string(),
  /** As 'XXXXXX234F'. */
  maskedPan: z.string(),
  pincode: z.string(),
  /** Null where it was not asked. */
  income: z.nullable(Income),
  /** What it is for, and for how much; null where nothing is bought yet. */
  product: z.nullable(WantedProduct),
});
export type FiledDetails = z.infer<typeof FiledDetails>;

/** What an agent has filed for a customer, by the reference in the link. Whoever has not proved the application's own
 *  number is a `guest`, and learns who asks and nothing else. */
const FiledApplication = z.object({
  state: z.enum(['guest', ...filedStates]),
  merchantName: z.string(),
  merchantLogo: z.nullable(z.string()),
  agentId: z.string(),
  lenderName: z.string(),
  /** As '98XXXXX210'. */
  maskedMobile: z.string(),
  /** What was filed, while it can be submitted or declined; null for a guest and afterwards. */
  details: z.nullable(FiledDetails),
  /** Why it was declined; null where it was not. */
  declined: z.nullable(DeclineReasons),
  /** What its status is asked by, once it is submitted; null before. */
  applicationId: z.nullable(ApplicationId),
  filedAtMs: EpochMs,
  expiresAtMs: EpochMs,
  serverNowMs: EpochMs,
});
export type FiledApplication = z.infer<typeof FiledApplication>;

const byLink = { ref: ApplicationReference } as const;

/** An unknown reference is 404, and trying many is 429; one in whose place a newer link was sent is told so, and no more. Source: S2§7 (API-036). */
export const verificationDetails = endpoint({
  method: 'GET',
  path: '/app/affordability/ntb-verification/details',
  summary: 'What an agent has filed for the shopper',
  scope: 'site',
  request: z.strictObject(byLink),
  response: FiledApplication,
  errors: ['APPLICATION_LINK_REPLACED'],
});

/** Sends an OTP to the application's own number. APPLICATION_NOT_ALLOWED for one that is over. */
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

/** Checks that OTP; the browser is then logged in with the number. Failures carry `data.attemptsRemaining`. */
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

/** Says no to what was filed, for good: it goes to no lender, and what was filed is forgotten. Once it is declined it is,
 *  for the reasons that came first. APPLICATION_NOT_ALLOWED for one that is submitted or over. Source: S2§7 (API-037),
 *  S2§3 (NTB-020). */
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

/** Files it with its lender, as it was filed, or with what its customer says instead: another `income`, and no product.
 *  Submitting it again brings the same answer; APPLICATION_NOT_ALLOWED for one
 *  that is declined or over, and where the lender does not take this customer. Source: S2§7 (API-038). */
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
