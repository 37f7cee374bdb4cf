import type { CreditLineStatus, confirmCreditLine, initiateCreditLine } from '../../shared/api/credit-line-activation';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { ErrorName } from '../../shared/errors';
import { maskMobile } from '../../shared/format/mask';
import type { LineRef, LineState, OtpSent } from '../lenders/credit-line-gateway';
import type { WidgetCaller } from './caller';
import type { LenderApplicationDeps } from './lender-applications';
import { consumeCodeLimit } from './limits';
import { requireMobile, requireSession } from './logins';
import { lenderOf } from './merchant-lender';
import { lenderName } from './offers';
import { type Asked, callLender } from './payments/call-lender';
import { checkAivfForm } from './payments/second-factor';
import { Refusal } from './refusal';

type Answer = ResponseOf<typeof initiateCreditLine>;
type KnownLine = Exclude<LineState, { line: 'none' }>;

/** Starts an activation: sends the OTP, or requires the second factor first. Refusals: 401, 400, 4204, 429,
 *  OTP_TOO_SOON, ACTIVATION_MULTIPLE_OTP_BLOCK, LENDER_UNAVAILABLE. */
export async function beginActivation(
  deps: LenderApplicationDeps,
  caller: WidgetCaller,
  lenderId: string,
): Promise<Answer> {
  const ref = lineRefOf(caller, lenderId);
  const line = await lineOf(deps, ref);
  if (line.line === 'active') return answer(deps, ref, line, 'ACTIVE');
  if (!line.isSecondFactorPassed) return answer(deps, ref, line, 'VERIFY_AIVF');
  return sendOtp(deps, caller, ref, line);
}

/** Sends the answer to the lender, and the OTP after a correct one. A malformed answer is 400 and uses no attempt. */
export async function authorizeActivation(
  deps: LenderApplicationDeps,
  caller: WidgetCaller,
  lenderId: string,
  aivfValue: string,
): Promise<Answer> {
  const ref = lineRefOf(caller, lenderId);
  const line = await lineOf(deps, ref);
  if (line.line === 'active') return answer(deps, ref, line, 'ACTIVE');
  checkAivfForm(line.aivfType, aivfValue, deps.clock.nowMs());
  const checked = answeredBy(
    await callLender(deps, lenderId, () => deps.lenders.checkLineSecondFactor(ref, aivfValue)),
  );
  if (checked.answer === 'right') {
    if (line.aivfType === 'PIN') caller.site?.pinAuthenticated(lenderId);
    return sendOtp(deps, caller, ref, line);
  }
  const { attemptsRemaining } = checked;
  const name = checked.answer === 'blocked' ? 'ACTIVATION_MULTIPLE_AIVF_BLOCK' : 'ACTIVATION_INVALID_AIVF';
  throw new Refusal(name, { data: { attemptsRemaining } });
}

/** Activates the line with the lender's OTP. */
export async function confirmActivation(
  deps: LenderApplicationDeps,
  caller: WidgetCaller,
  lenderId: string,
  otp: string,
): Promise<ResponseOf<typeof confirmCreditLine>> {
  const ref = lineRefOf(caller, lenderId);
  await consumeCodeLimit(deps, 'typed', caller, { requester: 'visitor', tokenHash: requireSession(caller).tokenHash });
  const confirmed = answeredBy(await callLender(deps, lenderId, () => deps.lenders.activateLine(ref, otp)));
  const refuse = (name: ErrorName, attemptsRemaining: number): Refusal =>
    new Refusal(name, { data: { attemptsRemaining } });
  switch (confirmed.activation) {
    case 'active':
      return answer(deps, ref, await lineOf(deps, ref), 'ACTIVE');
    case 'wrongOtp':
      throw refuse('ACTIVATION_INVALID_OTP', confirmed.attemptsRemaining);
    case 'otpExpired':
      throw refuse('LOGIN_OTP_EXPIRED', confirmed.attemptsRemaining);
    case 'otpBlocked':
      throw refuse('ACTIVATION_MULTIPLE_OTP_BLOCK', 0);
    default:
      return confirmed satisfies never;
  }
}

export async function lineStatusOf(deps: LenderApplicationDeps, ref: LineRef): Promise<CreditLineStatus> {
  const asked = await callLender(deps, ref.lenderId, () => deps.lenders.lineState(ref));
  if (asked.asked !== 'answered') return 'NONE';
  const { line } = asked.answer;
  switch (line) {
    case 'none':
      return 'NONE';
    case 'approved':
      return 'APPROVED';
    case 'active':
      return 'ACTIVE';
    default:
      return line satisfies never;
  }
}

/** The line of the session's number with a lender. Refuses a guest with 401, and a lender that the merchant does not
 *  have with 400. */
export const lineRefOf = (caller: WidgetCaller, lenderId: string): LineRef => ({
  lenderId: lenderOf(caller.merchant, lenderId).lenderId,
  mobile: requireMobile(caller),
  merchantKey: caller.merchant.merchantKey,
  requestId: caller.requestId,
});

/** The line of a customer; 4204 if the lender has approved none. */
async function lineOf(deps: LenderApplicationDeps, ref: LineRef): Promise<KnownLine> {
  const line = answeredBy(await callLender(deps, ref.lenderId, () => deps.lenders.lineState(ref)));
  if (line.line === 'none') throw new Refusal('ACTIVATION_MOBILE_NOT_PA');
  return line;
}

export function answeredBy<Answered>(asked: Asked<Answered>): Answered {
  if (asked.asked === 'answered') return asked.answer;
  if (asked.asked === 'refused') throw new Refusal(asked.error.errorName, { cause: asked.error });
  throw new Refusal('LENDER_UNAVAILABLE', { cause: asked.cause });
}

async function sendOtp(
  deps: LenderApplicationDeps,
  caller: WidgetCaller,
  ref: LineRef,
  line: KnownLine,
): Promise<Answer> {
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'visitor', tokenHash: requireSession(caller).tokenHash });
  const sent = answeredBy(await callLender(deps, ref.lenderId, () => deps.lenders.sendLineOtp(ref, caller.language)));
  return answer(deps, ref, line, 'LENDER_OTP', sent);
}

const answer = (
  deps: LenderApplicationDeps,
  { lenderId, mobile }: LineRef,
  { aivfType, limitRupees }: KnownLine,
  step: Answer['step'],
  sent: OtpSent | null = null,
): Answer => ({
  lenderId,
  lenderName: lenderName(lenderId),
  maskedMobile: maskMobile(mobile),
  step,
  aivfType,
  limit: limitRupees,
  attemptsRemaining: sent?.attemptsRemaining ?? null,
  resendAtMs: sent?.resendAtMs ?? null,
  serverNowMs: deps.clock.nowMs(),
});
