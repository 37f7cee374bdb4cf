import type * as auth from '../../shared/api/auth';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import { maskMobile } from '../../shared/format/mask';
import { messagesIn } from '../../shared/messages/define-messages';
import { holdsMobile } from '../../shared/rules/holds-mobile';
import { isEligibleStatus } from '../../shared/rules/user-status';
import type { Metrics } from '../platform/metrics';
import { lockConsents } from '../store/consents';
import { endSession, logOutEverywhere, type Session, sessionVerified } from '../store/sessions';
import { isCheckout, type SiteCaller, type WidgetCaller } from './caller';
import { checkCode, requireRight } from './check-code';
import { visitorBudgets } from './code-budgets';
import type { CodeDeps, CodeSubject } from './code-subject';
import { placeOf, termsAgreed } from './consents';
import { type EligibilityDeps, eligibilityHere } from './eligibility';
import { type ClientLimits, consumeCodeLimit } from './limits';
import { namedMerchant } from './named-merchant';
import { guardNumber, type NetworkGuardDeps } from './network-guard';
import { withOriginBoundCode } from './origin-bound-code';
import { phoneMessages } from './phone.messages';
import { Refusal } from './refusal';
import { sendCode } from './send-code';
import { newLogin, type SessionStartDeps, sessionIdOf, startSession } from './sessions';

export interface LoginDeps extends CodeDeps, EligibilityDeps, SessionStartDeps, NetworkGuardDeps {
  readonly limits: ClientLimits;
  readonly metrics: Metrics;
  readonly publicUrl: string;
}

export function requireSession({ session }: WidgetCaller): Session {
  if (!session) throw new Refusal('AUTHORIZATION_FAIL', { why: 'no session' });
  return session;
}

export function requireMobile(caller: WidgetCaller): string {
  const { mobile } = requireSession(caller);
  if (mobile === null) throw new Refusal('AUTHORIZATION_FAIL', { why: 'a guest’s session' });
  return mobile;
}

/** Sends an OTP. Asks the lenders only about a number that this session has verified, so that neither the answer nor
 *  its timing tells a stranger anything. */
export async function initiateLogin(
  deps: LoginDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof auth.initiateLogin>,
): Promise<ResponseOf<typeof auth.initiateLogin>> {
  await namedMerchant(deps.db, caller, asked.merchantId);
  const session = requireSession(caller);
  const sent = await sendOtp(deps, caller, asked.mobile, attributionOf(asked));
  if (session.mobile !== asked.mobile)
    return { ...sent, isEligible: null, isNtbAllowed: null, isPreapproved: null, userStatus: null };
  const { isPreApproved, isNtbAllowed } = await eligibilityHere(deps, caller, { mobile: asked.mobile, amount: null });
  const isRefusedByLender = caller.site !== null && caller.site.lenderId !== null && !isPreApproved;
  const userStatus = isRefusedByLender ? 'notEligibleIcici' : userStatusOf({ isPreApproved, isNtbAllowed });
  return { ...sent, isEligible: isEligibleStatus(userStatus), isNtbAllowed, isPreapproved: isPreApproved, userStatus };
}

export const userStatusOf = ({
  isPreApproved,
  isNtbAllowed,
}: {
  readonly isPreApproved: boolean;
  readonly isNtbAllowed: boolean;
}) => (isPreApproved ? 'PRE_APPROVED' : isNtbAllowed ? 'NEW_TO_BANK' : 'NOT_ELIGIBLE');

/** A login of a payment gateway, whose call does not mention the terms: no consent is recorded. */
interface GatewayLogin extends Omit<RequestOf<typeof auth.verifyLogin>, 'isTermsAccepted'> {
  readonly isTermsAccepted: false;
}

/** Checks an OTP. The number then has a new session with another token, so that a copy of the guest's token opens
 *  nothing; the session of a payment stays, as its payment belongs to it. */
export async function verifyLogin(
  deps: LoginDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof auth.verifyLogin> | GatewayLogin,
): Promise<ResponseOf<typeof auth.verifyLogin>> {
  await namedMerchant(deps.db, caller, asked.merchantId);
  const session = requireSession(caller);
  const { tokenHash } = session;
  const { merchantKey } = caller.merchant;
  await consumeCodeLimit(deps, 'typed', caller, { requester: 'visitor', tokenHash });
  const guarded = await guardNumber(deps, caller, asked.mobile, 'typed');
  const { variation } = asked;
  const subject = subjectOf(deps, caller, asked.mobile, {
    ...attributionOf(asked),
    ...(variation === undefined || holdsMobile(variation) ? {} : { variation }),
  });
  const login = isCheckout(session) ? null : newLogin(deps, session, asked.mobile, caller.site ? 'site' : 'frame');
  const outcome = await checkCode(
    deps,
    subject,
    asked.otp,
    async (trx) => {
      if (asked.isTermsAccepted) await lockConsents(trx, asked.mobile, 'TERMS');
      await login?.begin(trx);
      return [
        ...(login ? [] : [sessionVerified(tokenHash, asked.mobile)]),
        ...(asked.isTermsAccepted
          ? [termsAgreed(deps, { ...caller, mobile: asked.mobile, place: placeOf(caller), merchantKey })]
          : []),
      ];
    },
    async (trx) => (login ? login.beginAgain(trx) : session.mobile === asked.mobile),
  );
  requireRight(outcome, {
    wrong: 'LOGIN_INVALID_AUTH',
    expired: 'LOGIN_OTP_EXPIRED',
    exhausted: 'LOGIN_BLOCKED_MAX_ATTEMPTS',
  });
  await guarded.verified();
  if (login && caller.site) caller.site.began(login.begun);
  return {
    ...identityOf(deps, caller, asked.mobile),
    message: 'VERIFIED',
    ...(login &&
      !caller.site && { sessionToken: login.begun.token, sessionId: sessionIdOf(deps, login.begun.session) }),
  };
}

/** A frame gets a new guest session; a browser without a session is already a guest. */
export async function logOut(deps: LoginDeps, caller: WidgetCaller): Promise<ResponseOf<typeof auth.logout>> {
  if (caller.session || !caller.site) await endSession(deps.db, requireSession(caller));
  if (caller.site) {
    caller.site.ended();
    return guestIdentity;
  }
  const { merchant, origin, client, session } = caller;
  if (session?.txnUuid !== null) return guestIdentity;
  const guest = { merchantKey: merchant.merchantKey, origin, txnUuid: null, mobile: null };
  const begun = await startSession(deps, client, guest);
  return { ...guestIdentity, sessionToken: begun.token, sessionId: sessionIdOf(deps, begun.session) };
}

/** Deletes all sessions with this session's verified number, on all hosts and in widgets of all merchants. */
export async function logOutAll(
  deps: LoginDeps,
  caller: SiteCaller,
): Promise<ResponseOf<typeof auth.logoutEverywhere>> {
  const mobile = requireMobile(caller);
  const session = requireSession(caller);
  await deps.db.transaction().execute((trx) => logOutEverywhere(trx, null, mobile));
  await endSession(deps.db, session);
  caller.site.ended();
  return guestIdentity;
}

export async function initiateUserVerification(
  deps: LoginDeps,
  caller: WidgetCaller,
): Promise<ResponseOf<typeof auth.initiateUserVerification>> {
  const mobile = requireMobile(caller);
  return { ...(await sendOtp(deps, caller, mobile, {})), maskedMobile: maskMobile(mobile) };
}

type Identity = ResponseOf<typeof auth.identifyUser>;
const guestIdentity: Identity = { authDetails: null, permissions: [] };

/** A session with a verified number counts as identified and authenticated. Source: S1§4, S1§6. */
export const identityOf = (
  { hasher }: Pick<LoginDeps, 'hasher'>,
  { merchant, session }: Pick<WidgetCaller, 'merchant' | 'session'>,
  mobile: string | null = session?.mobile ?? null,
): Identity =>
  mobile === null
    ? guestIdentity
    : {
        authDetails: {
          mobile,
          maskedMobile: maskMobile(mobile),
          userId: hasher.hash('user-id', merchant.merchantKey, mobile),
        },
        permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
      };

/** Sends an OTP for `verifyLogin`. `textOf`: its message; by default that of viewing offers. */
export async function sendOtp(
  deps: LoginDeps,
  caller: WidgetCaller,
  mobile: string,
  details: Readonly<Record<string, string>>,
  textOf = (code: string, minutes: number): string =>
    messagesIn(caller.language, phoneMessages).loginOtp(caller.merchant.name, code, minutes),
): Promise<
  Pick<ResponseOf<typeof auth.initiateLogin>, 'resendAtMs' | 'expiresAtMs' | 'attemptsRemaining' | 'serverNowMs'>
> {
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'visitor', tokenHash: requireSession(caller).tokenHash });
  const guarded = await guardNumber(deps, caller, mobile, 'sent');
  const { remainingAttempts, ...sent } = await guarded.sending(() =>
    sendCode(
      deps,
      subjectOf(deps, caller, mobile, details),
      (code, minutes) =>
        withOriginBoundCode(textOf(code, minutes), code, caller.origin, caller.site ? null : deps.publicUrl),
      'LOGIN_BLOCKED_MAX_ATTEMPTS',
    ),
  );
  return { ...sent, attemptsRemaining: remainingAttempts };
}

/** A code belongs to the requesting session: no other can use it or its attempts. */
const subjectOf = (
  { hasher }: LoginDeps,
  caller: WidgetCaller,
  mobile: string,
  details: Readonly<Record<string, string>>,
): CodeSubject => ({
  purpose: 'login',
  merchantKey: caller.merchant.merchantKey,
  mobile,
  holder: requireSession(caller).tokenHash,
  boundTo: '',
  budgets: visitorBudgets(hasher, caller, mobile),
  agentId: null,
  requestId: caller.requestId,
  details,
});

type Campaign = Omit<RequestOf<typeof auth.initiateLogin>, 'mobile'>;

/** Stored campaign fields, except a text that contains a number. Source: S1§3. */
function attributionOf(asked: Campaign): Record<string, string> {
  const { channel, campaignId, utmCampaign, utmSource, utmMedium, utmContent, utmTerm, merchantId } = asked;
  const campaign = { campaignId: campaignId ?? utmCampaign, utmSource, utmMedium, utmContent, utmTerm };
  const given = Object.entries({ channel, ...campaign, merchantId });
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => entry[1] !== undefined && !holdsMobile(entry[1])),
  );
}
