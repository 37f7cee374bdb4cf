import type { changePin, sendPinOtp, setupPin, verifyPinOtp } from '../../shared/api/credit-line-pin';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { ErrorName } from '../../shared/errors';
import { maskMobile } from '../../shared/format/mask';
import type { SiteCaller } from './caller';
import { answeredBy, lineRefOf } from './credit-lines';
import type { LenderApplicationDeps } from './lender-applications';
import { consumeCodeLimit } from './limits';
import { requireSession } from './logins';
import { callLender } from './payments/call-lender';
import { Refusal } from './refusal';

export async function changeLinePin(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId, currentPin, newPin }: RequestOf<typeof changePin>,
): Promise<ResponseOf<typeof changePin>> {
  const ref = lineRefOf(caller, lenderId);
  const changed = answeredBy(
    await callLender(deps, lenderId, () => deps.lenders.changePin(ref, { currentPin, newPin }, caller.language)),
  );
  switch (changed.change) {
    case 'changed':
      caller.site.pinAuthenticated(lenderId);
      return { lenderId, maskedMobile: maskMobile(ref.mobile), isMessageSent: changed.isMessageSent };
    case 'same':
      throw new Refusal('PIN_CHANGE_SAME_VALUE');
    case 'wrong':
      throw left('PIN_CHANGE_INVALID_VALUE', changed.attemptsRemaining);
    case 'blocked':
      throw blocked(deps, changed.blockedUntilMs);
    default:
      return changed satisfies never;
  }
}

export async function sendOtpForPin(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId }: RequestOf<typeof sendPinOtp>,
): Promise<ResponseOf<typeof sendPinOtp>> {
  const ref = lineRefOf(caller, lenderId);
  await countCode(deps, caller, 'sent');
  const sent = answeredBy(await callLender(deps, lenderId, () => deps.lenders.sendPinOtp(ref, caller.language)));
  return { lenderId, maskedMobile: maskMobile(ref.mobile), ...sent, serverNowMs: deps.clock.nowMs() };
}

/** Answers `POST app/credit-line/verify-pin-otp`: sets the cookie `pinAuthToken`, and returns the other half of the
 *  proof. */
export async function provePinOwner(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId, otp, dateOfBirth }: RequestOf<typeof verifyPinOtp>,
): Promise<ResponseOf<typeof verifyPinOtp>> {
  const ref = lineRefOf(caller, lenderId);
  await countCode(deps, caller, 'typed');
  const shown = answeredBy(
    await callLender(deps, lenderId, () => deps.lenders.provePinOwner(ref, { otp, dateOfBirth })),
  );
  switch (shown.proof) {
    case 'proven':
      return {
        lenderId,
        maskedMobile: maskMobile(ref.mobile),
        pinSetupAuthToken: caller.site.pinAuthenticated(lenderId),
      };
    case 'wrongDay':
      throw left('ACTIVATION_INVALID_AIVF', shown.attemptsRemaining);
    case 'blocked':
      throw blocked(deps, shown.blockedUntilMs);
    case 'wrongOtp':
      throw left('ACTIVATION_INVALID_OTP', shown.attemptsRemaining);
    case 'otpExpired':
      throw left('LOGIN_OTP_EXPIRED', shown.attemptsRemaining);
    case 'otpBlocked':
      throw left('ACTIVATION_MULTIPLE_OTP_BLOCK', 0);
    default:
      return shown satisfies never;
  }
}

/** Answers `POST app/credit-line/setup-pin`: requires the browser's proof and the lender's; one alone is not enough. */
export async function setLinePin(
  deps: LenderApplicationDeps,
  caller: SiteCaller,
  { lenderId, newPin }: RequestOf<typeof setupPin>,
): Promise<ResponseOf<typeof setupPin>> {
  const ref = lineRefOf(caller, lenderId);
  if (!caller.site.isPinAuthenticated(lenderId))
    throw new Refusal('ACTIVATION_INVALID_REQUEST_PARAMETER', { why: 'no pinAuthToken, or no pin-setup-auth-token' });
  const set = answeredBy(await callLender(deps, lenderId, () => deps.lenders.setPin(ref, newPin, caller.language)));
  if (set.pin === 'notProven')
    throw new Refusal('ACTIVATION_INVALID_REQUEST_PARAMETER', { why: 'the lender was shown nothing' });
  return { lenderId, maskedMobile: maskMobile(ref.mobile), isMessageSent: set.isMessageSent };
}

const left = (name: ErrorName, attemptsRemaining: number): Refusal =>
  new Refusal(name, { data: { attemptsRemaining } });

/** The lender accepts no answer, until `data.resendAtMs` if it gives a time. */
const blocked = ({ clock }: LenderApplicationDeps, untilMs: number | undefined): Refusal =>
  new Refusal('ACTIVATION_MULTIPLE_AIVF_BLOCK', {
    data: {
      attemptsRemaining: 0,
      ...(untilMs !== undefined && { resendAtMs: untilMs, serverNowMs: clock.nowMs() }),
    },
  });

const countCode = (deps: LenderApplicationDeps, caller: SiteCaller, what: 'sent' | 'typed'): Promise<void> =>
  consumeCodeLimit(deps, what, caller, { requester: 'visitor', tokenHash: requireSession(caller).tokenHash });
