import type { ResponseOf } from '../../../shared/api/endpoint';
import type { resendLenderOtp } from '../../../shared/api/transaction';
import { type CodeStep, type OtpEvent, reduceOtp } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { PendingCall } from './calls';
import type { CheckoutContext } from './checkout-context';
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

function showCode(context: CheckoutContext, { phase, failure }: CodeStep, sent: SentOtp): void {
  if (phase === 'verifying') context.show({ name: 'processing', sent });
  else context.show({ name: 'lenderOtp', phase, sent, failure });
}

/** What happens to the OTP is decided where codes are at home. It pays, so the button alone sends it; from there on nothing
 *  is offered until the lender has answered. */
export function lenderOtpStep(context: CheckoutContext, event: OtpEvent): void {
  const { state, nowMs } = context;
  const { mobile, lenderOtp: code } = state.paymentUserData;
  const otp = codeOf(state.screen);
  if (!otp) return;
  const next = reduceOtp({ mobile, code, otp }, event, { isAgreed: true, goesByItself: false, nowMs });
  context.type({ lenderOtp: next.code });
  if (next.otp !== otp && next.otp.step === 'code') showCode(context, next.otp, { ...otp.sent, ...next.otp.sent });
  const { effect } = next;
  if (effect?.type === 'startTimer') context.ask(effect);
  else if (effect?.type === 'sendOtp') context.call('resendLenderOtp', {});
  else if (effect) {
    closeModal(context);
    context.call('confirm', { otp: next.code });
  }
}

export function onLenderOtpSent(context: CheckoutContext, data: ResponseOf<typeof resendLenderOtp>): void {
  const { attemptsRemaining, resendAtMs } = data;
  const before = context.state.screen;
  lenderOtpStep(context, { type: 'otpSent', sent: { attemptsRemaining, resendAtMs } });
  if (context.state.screen !== before) showSnackbar(context, 'otpSent');
}

/** Of a code that is out already the field says so; anything else is what the server says it is. */
export function onLenderOtpNotSent(context: CheckoutContext, failure: Failure, { requestId }: PendingCall): void {
  if (!context.on('lenderOtp')) return;
  if (failure.reaction === 'useSentCode') lenderOtpStep(context, { type: 'otpRefused', id: requestId, failure });
  else syncPayment(context, failure);
}

/** True where the lender has not paid, and the OTP can be typed or sent again. */
export function onLenderOtpRefused(context: CheckoutContext, failure: Failure, requestId: number): boolean {
  const { reaction } = failure;
  if (!codeOf(context.state.screen) || (reaction !== 'typeAgain' && reaction !== 'slowDown')) return false;
  if (reaction === 'typeAgain') lenderOtpStep(context, { type: 'otpRefused', id: requestId, failure });
  else {
    lenderOtpStep(context, { type: 'otpInterrupted' });
    openErrorModal(context, failure, false);
  }
  return true;
}
