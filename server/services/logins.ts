import type * as auth from '../../shared/api/auth';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import { maskMobile } from '../../shared/format/mask';
import { isEligibleStatus } from '../../shared/rules/user-status';
import { type Session, setSessionMobile } from '../store/sessions';
import type { WidgetCaller } from './caller';
import { visitorBudgets } from './code-budgets';
import { type EligibilityDeps, eligibilityHere } from './eligibility';
import { spendCode } from './limits';
import { type CodeDeps, type CodeSubject, checkCode, requireRight, sendCode } from './one-time-codes';
import { otpText } from './otp-text';
import { Refusal } from './refusal';

export interface LoginDeps extends CodeDeps, EligibilityDeps {
  /** Codes that one session may send, and type, within 10 minutes. */
  readonly codesPerAgent: number;
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
  checkMerchantId(caller, asked.merchantId);
  const session = requireSession(caller);
  const sent = await sendOtp(deps, caller, asked.mobile, attributionOf(asked));
  if (session.mobile !== asked.mobile)
    return { ...sent, isEligible: null, isNtbAllowed: null, isPreapproved: null, userStatus: null };
  const { isPreApproved, isNtbAllowed } = await eligibilityHere(deps, caller, { mobile: asked.mobile, amount: null });
  const userStatus = isPreApproved ? 'PRE_APPROVED' : isNtbAllowed ? 'NEW_TO_BANK' : 'NOT_ELIGIBLE';
  return { ...sent, isEligible: isEligibleStatus(userStatus), isNtbAllowed, isPreapproved: isPreApproved, userStatus };
}

/** Checks an OTP; the session then belongs to the number. */
export async function verifyLogin(
  deps: LoginDeps,
  caller: WidgetCaller,
  asked: RequestOf<typeof auth.verifyLogin>,
): Promise<ResponseOf<typeof auth.verifyLogin>> {
  checkMerchantId(caller, asked.merchantId);
  const { tokenHash, mobile } = requireSession(caller);
  await spendCode(deps, 'typed', caller, { asker: 'visitor', tokenHash });
  const variation = asked.variation === undefined ? {} : { variation: asked.variation };
  const subject = subjectOf(deps, caller, asked.mobile, { ...attributionOf(asked), ...variation });
  const outcome = await checkCode(
    deps,
    subject,
    asked.otp,
    (trx) => setSessionMobile(trx, tokenHash, asked.mobile),
    async () => mobile === asked.mobile,
  );
  requireRight(outcome, {
    wrong: 'LOGIN_INVALID_AUTH',
    expired: 'LOGIN_OTP_EXPIRED',
    exhausted: 'LOGIN_BLOCKED_MAX_ATTEMPTS',
  });
  return identityOf(asked.mobile);
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

async function sendOtp(
  deps: LoginDeps,
  caller: WidgetCaller,
  mobile: string,
  details: Readonly<Record<string, string>>,
) {
  await spendCode(deps, 'sent', caller, { asker: 'visitor', tokenHash: requireSession(caller).tokenHash });
  const { remainingAttempts, ...sent } = await sendCode(
    deps,
    subjectOf(deps, caller, mobile, details),
    (code) => otpText(`check EMI options at ${caller.merchant.name}`, code, caller.origin, deps.publicUrl),
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

type Campaign = Pick<RequestOf<typeof auth.initiateLogin>, 'channel' | 'campaignId' | 'utmCampaign' | 'utmSource'>;

/** What is kept of where a shopper came from. */
function attributionOf({ channel, campaignId, utmCampaign, utmSource }: Campaign): Record<string, string> {
  const given = { channel, campaignId: campaignId ?? utmCampaign, utmSource };
  return Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function checkMerchantId({ merchant }: WidgetCaller, merchantId: string | undefined): void {
  if (merchantId !== undefined && merchantId !== merchant.merchantKey)
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'merchantId', message: 'must be the merchant key' }] });
}
