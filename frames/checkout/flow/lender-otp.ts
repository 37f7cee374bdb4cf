import type { ResponseOf } from '../../../shared/api/endpoint';
import type { resendLenderOtp } from '../../../shared/api/transaction';
import { type CodeStep, type OtpEvent, reduceOtp } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { type CheckoutFlow, callOnce, enter, show } from './checkout-flow';
import { closeModal, openErrorModal } from './modal';
import type { Screen, SentOtp } from './screen';
import { showSnackbar } from './snackbar';
import { syncPayment } from './sync-payment';

/** The lender's OTP as the machine of codes knows it, while it is typed and while the lender is asked to pay; null on any
 *  other screen, and where the lender's own page has confirmed. */
function codeOf(screen: Screen): (CodeStep & { readonly sent: SentOtp }) | null {
  if (screen.name === 'lenderOtp') return { ...screen, step: 'code' };
  if (screen.name !== 'processing' || !screen.sent) return null;
  return { step: 'code', phase: 'verifying', sent: screen.sent, failure: null };
}

function showCode(flow: CheckoutFlow, { phase, failure }: CodeStep, sent: SentOtp): void {
  if (phase === 'verifying') show(flow, { name: 'processing', sent });
  else show(flow, { name: 'lenderOtp', phase, sent, failure });
}

/** What happens to the OTP is decided where codes are at home. It pays, so the button alone sends it; from there on nothing
 *  is offered until the lender has answered. */
export function lenderOtpStep(flow: CheckoutFlow, event: OtpEvent): void {
  const { state, nowMs } = flow;
  const { mobile, lenderOtp: code } = state.paymentUserData;
  const otp = codeOf(state.screen);
  if (!otp) return;
  const next = reduceOtp({ mobile, code, otp }, event, { isAgreed: true, goesByItself: false, nowMs });
  enter(flow, { lenderOtp: next.code });
  if (next.otp !== otp && next.otp.step === 'code') showCode(flow, next.otp, { ...otp.sent, ...next.otp.sent });
  const { effect } = next;
  if (effect?.type === 'startTimer') flow.startTimer(effect.timer, effect.delayMs);
  else if (effect?.type === 'sendOtp') callOnce(flow, 'resendLenderOtp', {});
  else if (effect) {
    closeModal(flow);
    callOnce(flow, 'confirm', { otp: next.code });
  }
}

export function onLenderOtpSent(flow: CheckoutFlow, data: ResponseOf<typeof resendLenderOtp>): void {
  const { attemptsRemaining, resendAtMs } = data;
  const before = flow.state.screen;
  lenderOtpStep(flow, { type: 'otpSent', sent: { attemptsRemaining, resendAtMs } });
  if (flow.state.screen !== before) showSnackbar(flow, 'otpSent');
}

function refuse(flow: CheckoutFlow, failure: Failure): void {
  // The timer of an earlier failure.
  flow.stopTimer('otpFailure');
  lenderOtpStep(flow, { type: 'otpRefused', id: flow.newId(), failure });
}

/** Of a code that is out already the field says so; anything else is what the server says it is. */
export function onLenderOtpNotSent(flow: CheckoutFlow, failure: Failure): void {
  if (!at(flow.state, 'lenderOtp')) return;
  if (failure.reaction === 'useSentCode') refuse(flow, failure);
  else syncPayment(flow, failure);
}

/** True where the lender has not paid, and the OTP can be typed or sent again. */
export function onLenderOtpRefused(flow: CheckoutFlow, failure: Failure): boolean {
  const { reaction } = failure;
  if (!codeOf(flow.state.screen) || (reaction !== 'typeAgain' && reaction !== 'slowDown')) return false;
  if (reaction === 'typeAgain') refuse(flow, failure);
  else {
    lenderOtpStep(flow, { type: 'otpInterrupted' });
    openErrorModal(flow, failure, false);
  }
  return true;
}
