import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendShareCode } from '../../../shared/api/sales';
import { enteringNumber, type OtpEvent, reduceOtp, takesNumber, verified } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { PendingCall } from './calls';
import { runEligibility, stopEligibility } from './eligibility';
import { isAtNumber } from './failure';
import { hasMobileLength } from './field-rules';
import { closeErrorModal, openErrorModal } from './modal';
import { openSheet, openSheetName } from './navigation';
import type { SalesContext } from './sales-context';
import { noOtp, otpOf, setOtp } from './sheets';
import type { SalesState, VerifiedMobile } from './state';
import { showToast } from './toast';

/** Until the moment that the server named, which it counts itself as well. */
export const isVerified = (mobile: string, verifiedMobiles: readonly VerifiedMobile[], nowMs: number): boolean =>
  verifiedMobiles.some((each) => each.mobile === mobile && nowMs < each.untilMs);

export const isCustomerVerified = ({ state: { purchase, session }, nowMs }: SalesContext): boolean =>
  isVerified(purchase.mobile, session.verifiedMobiles, nowMs);

/** The number counts as verified, and nobody is asked about it yet. */
export const isCheckable = (state: SalesState): boolean =>
  otpOf(state).otp.step === 'verified' && state.purchase.checkEligibilityResponse.status !== 'initiated';

/** What happens to number and code is decided where they are at home. The customer agrees by reading the code out. */
export function otpStep(context: SalesContext, event: OtpEvent): void {
  const { nowMs, state } = context;
  const { mobile } = state.purchase;
  const rules = { isAgreed: true, goesByItself: true, checksLengthOnly: true, nowMs };
  const { otp, code } = otpOf(state);
  const next = reduceOtp({ mobile, code, otp }, event, rules);
  setOtp(context, next);
  const { effect } = next;
  if (effect?.type === 'sendOtp') context.call('sendShareCode', { mobile });
  else if (effect?.type === 'verifyOtp') context.call('verifyShareCode', { mobile, otp: next.code });
  else if (effect) context.ask(effect);
}

/** Opens mobile entry where the agent left it: a code that was sent is still asked for. */
export function openMobile(context: SalesContext): void {
  const left = otpOf(context.state);
  const isDone = takesNumber(left.otp) || left.otp.step === 'verified';
  const { otp, code } = isDone ? { otp: isCustomerVerified(context) ? verified : enteringNumber, code: '' } : left;
  openSheet(context, { name: 'MOBILE_VERIFICATION', otp, code });
  context.setPurchase({ leftOtp: null });
}

/** Ten digits: verified ones skip the code, others get one. Source: S2§4. */
export function submitMobile(context: SalesContext): void {
  const { state } = context;
  if (isCheckable(state)) checkCustomer(context);
  else if (takesNumber(otpOf(state).otp) && isCustomerVerified(context)) setOtp(context, { otp: verified, code: '' });
  else otpStep(context, { type: 'mobileSubmitted' });
}

/** Asks the lenders about a customer who has agreed; any other one gets a code first. */
export function checkCustomer(context: SalesContext): void {
  if (isCustomerVerified(context)) runEligibility(context);
  else askForCode(context);
}

/** The number does not count as verified any more: it gets a code again. */
export function askForCode(context: SalesContext): void {
  if (!hasMobileLength(context.state.purchase.mobile)) return;
  countVerified(context, null);
  if (openSheetName(context.state) !== 'MOBILE_VERIFICATION') openMobile(context);
  setOtp(context, noOtp);
  otpStep(context, { type: 'mobileSubmitted' });
}

export function onCodeSent(context: SalesContext, data: ResponseOf<typeof sendShareCode>): void {
  const isAnother = otpOf(context.state).otp.step === 'code';
  const { resendAtMs, remainingShareCodeAttempts: attemptsRemaining } = data;
  otpStep(context, { type: 'otpSent', sent: { resendAtMs, attemptsRemaining } });
  if (isAnother) showToast(context, 'codeSent');
}

/** Marks the number as verified and goes on to eligibility, unless the agent closed the sheet meanwhile. */
export function onCodeVerified(context: SalesContext, untilMs: number): void {
  countVerified(context, untilMs);
  setOtp(context, { otp: verified, code: '' });
  if (openSheetName(context.state) === 'MOBILE_VERIFICATION') runEligibility(context);
}

/** What the server says stands at its field; any other failure is the modal's, and what was typed stays. */
export function onCodeFailed(context: SalesContext, failure: Failure, { requestId }: PendingCall): void {
  if (isAtNumber(failure, context.state.purchase.mobile)) {
    closeErrorModal(context);
    otpStep(context, { type: 'otpRefused', id: requestId, failure });
    return;
  }
  openErrorModal(context, failure, null);
  otpStep(context, { type: 'otpInterrupted' });
}

/** The number counts as verified until then, by the server's word; null = no more. */
export function countVerified(context: SalesContext, untilMs: number | null): void {
  const { mobile } = context.state.purchase;
  const { verifiedMobiles } = context.state.session;
  const others = verifiedMobiles.filter((each) => each.mobile !== mobile);
  const known = untilMs === null ? others : [...others, { mobile, untilMs }];
  context.setSession({ verifiedMobiles: known });
  context.ask({ type: 'rememberVerified', verified: known });
}

/** Back to typing a number; calls for the earlier one are given up. */
export function resetMobile(context: SalesContext, mobile: string): void {
  stopEligibility(context, 'none');
  context.abandon('sendShareCode');
  context.abandon('verifyShareCode');
  setOtp(context, noOtp);
  context.setPurchase({ mobile, preEligibilityResponse: { status: 'none' }, outcome: null });
}
