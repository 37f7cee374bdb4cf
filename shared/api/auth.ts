import * as z from 'zod/mini';
import { loginUserStatuses } from '../rules/user-status';
import { identifyUserAddress } from './addresses';
import { campaignFields } from './campaign';
import { endpoint } from './endpoint';
import { Code, EpochMs, Mobile, TermsAccepted } from './fields';

const UserStatus = z.enum(loginUserStatuses);

/** Permissions of a session. None = a guest. Source: S1§6. */
const Permission = z.enum(['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED']);

/** Highest permission of a customer. Source: S2§3 (ENT-038). */
export const customerStatuses = ['GUEST', 'IDENTIFIED', 'VERIFIED', 'AUTHENTICATED'] as const;
export type CustomerStatus = (typeof customerStatuses)[number];

/** Identity of the session: its verified number, or null and no permission for a guest. `userId`: keyed hash of the
 *  number, the same in each session of a merchant and different between merchants. Source: S1§3, S2§3. */
const Identity = {
  authDetails: z.nullable(z.object({ mobile: Mobile, maskedMobile: z.string(), userId: z.string() })),
  permissions: z.array(Permission),
} as const;

/** New `session-token` of a frame; the previous one belongs to a guest, or has ended. Absent at the shopper's site,
 *  whose cookies are replaced, and in a payment, whose session continues. */
const NewToken = z.optional(z.string());
/** The `sessionId` of that session, sent with the token. */
const NewSessionId = z.optional(z.string());

const SentOtp = {
  resendAtMs: EpochMs,
  expiresAtMs: EpochMs,
  attemptsRemaining: z.int(),
  serverNowMs: EpochMs,
} as const;

/** Sends an OTP to a number. Reveals nothing about its owner before the session has verified it: the four fields of
 *  eligibility are null. Source: S1§3, S1§7. */
export const initiateLogin = endpoint({
  method: 'POST',
  path: '/auth/initiate-login/',
  summary: 'Send a shopper an OTP',
  scope: 'widget',
  request: z.strictObject({ mobile: Mobile, ...campaignFields }),
  response: z.object({
    ...SentOtp,
    isEligible: z.nullable(z.boolean()),
    isNtbAllowed: z.nullable(z.boolean()),
    isPreapproved: z.nullable(z.boolean()),
    userStatus: z.nullable(UserStatus),
  }),
  errors: ['OTP_TOO_SOON', 'LOGIN_BLOCKED_MAX_ATTEMPTS', 'LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
  idempotent: true,
  asksProof: true,
});

/** Verifies an OTP of this session. Failures have `data.attemptsRemaining`. Source: S1§3, S1§8. */
export const verifyLogin = endpoint({
  method: 'POST',
  path: '/auth/verify-login',
  summary: 'Verify the OTP that a shopper got',
  scope: 'widget',
  request: z.strictObject({
    mobile: Mobile,
    otp: Code,
    isTermsAccepted: TermsAccepted,
    variation: z.optional(z.string().check(z.maxLength(40))),
    ...campaignFields,
  }),
  response: z.object({
    ...Identity,
    sessionToken: NewToken,
    sessionId: NewSessionId,
    message: z.literal('VERIFIED'),
  }),
  errors: ['LOGIN_INVALID_AUTH', 'LOGIN_OTP_EXPIRED', 'LOGIN_BLOCKED_MAX_ATTEMPTS'],
  asksProof: true,
});

/** Like `verify-login`, with the fields of a payment gateway: `authValue` is the OTP, `gatewayMerchantId` a merchant
 *  key. Without campaign fields. Source: S1§7 (API-012). */
export const authenticateLogin = endpoint({
  ...verifyLogin,
  path: '/auth/authenticate-login',
  summary: 'Verify the OTP that a shopper got, for a payment gateway',
  request: z.strictObject({
    mobile: Mobile,
    authValue: Code,
    gatewayMerchantId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
});

/** Ends the session with its token or cookies. A frame gets the token of a new guest session. Source: S1§7. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End a shopper’s login',
  scope: 'widget',
  request: z.strictObject({}),
  response: z.object({ ...Identity, sessionToken: NewToken, sessionId: NewSessionId }),
});

/** Ends every session with this session's verified number, in any browser, on each host of the shopper's site and in
 *  widgets of merchants; 401 for a guest. Running payments continue. */
export const logoutEverywhere = endpoint({
  ...logout,
  response: z.object(Identity),
  path: '/auth/logout-everywhere',
  summary: 'End all logins of a shopper',
  scope: 'site',
});

/** Identity of the session. Source: S1§7. */
export const identifyUser = endpoint({
  ...identifyUserAddress,
  summary: 'Who the session belongs to',
  scope: 'widget',
  request: null,
  response: z.object(Identity),
});

/** Sends a new OTP to the session's verified number, before a step that requires a fresh proof; 401 for a guest.
 *  `verify-login` accepts the code. Source: S1§7. */
export const initiateUserVerification = endpoint({
  method: 'POST',
  path: '/auth/initiate-user-verification',
  summary: 'Send another OTP to the session’s own number',
  scope: 'widget',
  request: z.strictObject({}),
  response: z.object({ ...SentOtp, maskedMobile: z.string() }),
  errors: ['OTP_TOO_SOON', 'LOGIN_BLOCKED_MAX_ATTEMPTS'],
  idempotent: true,
});
