import type * as auth from '../../shared/api/auth';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import { maskMobile } from '../../shared/format/mask';
import { holdsMobile } from '../../shared/rules/holds-mobile';
import { isEligibleStatus } from '../../shared/rules/user-status';
import { SESSION_IDLE_MS } from '../rules/lifetimes';
import { takeConsentTurn } from '../store/consents';
import { logOutEverywhere, type Session, sessionVerified, setSessionMobile } from '../store/sessions';
import type { WidgetCaller } from './caller';
import { checkCode, requireRight } from './check-code';
import { visitorBudgets } from './code-budgets';
import type { CodeDeps, CodeSubject } from './code-subject';
import { placeOf, termsAgreed } from './consents';
import { type EligibilityDeps, eligibilityHere } from './eligibility';
import { type ClientLimits, consumeCodeLimit } from './limits';
import { namedMerchant } from './named-merchant';
import { withOriginBoundCode } from './origin-bound-code';
import { phoneMessages } from './phone-messages';
import { Refusal } from './refusal';
import { sendCode } from './send-code';

export interface LoginDeps extends CodeDeps, EligibilityDeps {
  readonly limits: ClientLimits;
  readonly publicUrl: string;
}

/** The session of a call that makes no sense without one; 401 before `app/widget/init`. */
export function requireSession({ session }: WidgetCaller): Session {
  if (!session) throw new Refusal('AUTHORIZATION_FAIL', { why: 'no session' });
  return session;
}

/** The number that the session has verified; a guest is refused with 401. */
export function requireMobile(caller: WidgetCaller): string {
  const { mobile } = requireSession(caller);
  if (mobile === null) throw new Refusal('AUTHORIZATION_FAIL', { why: 'a guest’s session' });
  return mobile;
}

/** Sends an OTP. The lenders are asked only about a number that this very session has verified already, so that the
 *  answer tells a stranger nothing, not even by its time. */
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
  const userStatus = userStatusOf({ isPreApproved, isNtbAllowed });
  return { ...sent, isEligible: isEligibleStatus(userStatus), isNtbAllowed, isPreapproved: isPreApproved, userStatus };
}

export const userStatusOf = ({
  isPreApproved,
  isNtbAllowed,
}: {
  readonly isPreApproved: boolean;
  readonly isNtbAllowed: boolean;
}) => (isPreApproved ? 'PRE_APPROVED' : isNtbAllowed ? 'NEW_TO_BANK' : 'NOT_ELIGIBLE');

/** Checks an OTP; the session then belongs to the number. */
export async function verifyLogin(
  deps: LoginDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof auth.verifyLogin>,
): Promise<ResponseOf<typeof auth.verifyLogin>> {
  await namedMerchant(deps.db, caller, asked.merchantId);
  const { tokenHash, mobile } = requireSession(caller);
  const { merchantKey } = caller.merchant;
  const verified = caller.site ? caller.site.verifiedMobile : mobile;
  await consumeCodeLimit(deps, 'typed', caller, { requester: 'visitor', tokenHash });
  const { variation } = asked;
  const subject = subjectOf(deps, caller, asked.mobile, {
    ...attributionOf(asked),
    ...(variation === undefined || holdsMobile(variation) ? {} : { variation }),
  });
  const outcome = await checkCode(
    deps,
    subject,
    asked.otp,
    // A browser keeps its new cookies for as long.
    async (trx) => {
      await takeConsentTurn(trx, asked.mobile, 'TERMS');
      return [
        sessionVerified(tokenHash, asked.mobile, caller.site ? deps.clock.nowMs() + SESSION_IDLE_MS : undefined),
        termsAgreed(deps, { ...caller, mobile: asked.mobile, place: placeOf(caller), merchantKey }),
      ];
    },
    async () => verified === asked.mobile,
  );
  requireRight(outcome, {
    wrong: 'LOGIN_INVALID_AUTH',
    expired: 'LOGIN_OTP_EXPIRED',
    exhausted: 'LOGIN_BLOCKED_MAX_ATTEMPTS',
  });
  caller.site?.changed(asked.mobile);
  return identityOf(asked.mobile);
}

/** Makes a guest of the session. A browser without one is none already. */
export async function logOut(deps: LoginDeps, caller: WidgetCaller): Promise<ResponseOf<typeof auth.logout>> {
  if (caller.session || !caller.site) await setSessionMobile(deps.db, requireSession(caller).tokenHash, null);
  caller.site?.changed(null);
  return identityOf(null);
}

/** Makes guests of all sessions that have verified the number of this one, on each of our hosts. */
export async function logOutAll(deps: LoginDeps, caller: WidgetCaller): Promise<ResponseOf<typeof auth.logout>> {
  await logOutEverywhere(deps.db, caller.merchant.merchantKey, requireMobile(caller));
  caller.site?.changed(null);
  return identityOf(null);
}

/** Sends an OTP to the session's own number. */
export async function initiateUserVerification(
  deps: LoginDeps,
  caller: WidgetCaller,
): Promise<ResponseOf<typeof auth.initiateUserVerification>> {
  const mobile = requireMobile(caller);
  return { ...(await sendOtp(deps, caller, mobile, {})), maskedMobile: maskMobile(mobile) };
}

/** Source: S1§4, S1§6: whoever has verified a number is identified and authenticated by it as well. */
export const identityOf = (mobile: string | null): ResponseOf<typeof auth.identifyUser> =>
  mobile === null
    ? { authDetails: null, permissions: [] }
    : {
        authDetails: { mobile, maskedMobile: maskMobile(mobile) },
        permissions: ['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'],
      };

/** Sends an OTP that `verifyLogin` takes. `textOf`: what it is for; a look at what a number is offered by default. */
export async function sendOtp(
  deps: LoginDeps,
  caller: WidgetCaller,
  mobile: string,
  details: Readonly<Record<string, string>>,
  textOf = (code: string, minutes: number): string =>
    phoneMessages[caller.language].loginOtp(caller.merchant.name, code, minutes),
): Promise<
  Pick<ResponseOf<typeof auth.initiateLogin>, 'resendAtMs' | 'expiresAtMs' | 'attemptsRemaining' | 'serverNowMs'>
> {
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'visitor', tokenHash: requireSession(caller).tokenHash });
  const { remainingAttempts, ...sent } = await sendCode(
    deps,
    subjectOf(deps, caller, mobile, details),
    (code, minutes) =>
      withOriginBoundCode(textOf(code, minutes), code, caller.origin, caller.site ? null : deps.publicUrl),
    'LOGIN_BLOCKED_MAX_ATTEMPTS',
  );
  return { ...sent, attemptsRemaining: remainingAttempts };
}

/** A code belongs to the session that asked for it: no other can use it, or use up its attempts. */
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

/** What is kept of where a shopper came from: everything but a text that somebody's number stands in. Source: S1§3. */
function attributionOf(asked: Campaign): Record<string, string> {
  const { channel, campaignId, utmCampaign, utmSource, utmMedium, utmContent, utmTerm, merchantId } = asked;
  const campaign = { campaignId: campaignId ?? utmCampaign, utmSource, utmMedium, utmContent, utmTerm };
  const given = Object.entries({ channel, ...campaign, merchantId });
  return Object.fromEntries(
    given.filter((entry): entry is [string, string] => entry[1] !== undefined && !holdsMobile(entry[1])),
  );
}
