import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendOtp, verifyOtp } from '../../../shared/api/payment-otp';
import { type OtpEvent, type OtpStep, reduceOtp } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { PendingCall } from './calls';
import type { CheckoutContext } from './checkout-context';
import { showNearest } from './nearest';
import { initiate, refreshOffers, showPlans } from './plans';
import type { Screen } from './screen';
import { showSnackbar } from './snackbar';
import { syncPayment } from './sync-payment';

/** The two screens as their machine knows them; null on any other one. */
function otpOf(screen: Screen): OtpStep | null {
  if (screen.name === 'verifyMobile') return { ...screen, step: 'number' };
  return screen.name === 'otp' ? { ...screen, step: 'code' } : null;
}

function showOtp(context: CheckoutContext, otp: OtpStep): void {
  if (otp.step === 'number') context.show({ name: 'verifyMobile', phase: otp.phase, failure: otp.failure });
  else if (otp.step === 'code') {
    const { step, ...shown } = otp;
    context.show({ name: 'otp', ...shown });
  }
}

/** What happens to number and OTP is decided where they are at home. */
export function otpStep(context: CheckoutContext, event: OtpEvent): void {
  const { state, nowMs } = context;
  const { mobile, isTermsAccepted, isWhatsappConsentAccepted } = state.paymentUserData;
  const otp = otpOf(state.screen);
  if (!otp) return;
  const rules = { isAgreed: isTermsAccepted, goesByItself: true, nowMs };
  const next = reduceOtp({ mobile, code: state.paymentUserData.otp, otp }, event, rules);
  context.type({ mobile: next.mobile, otp: next.code });
  if (next.otp !== otp) showOtp(context, next.otp);
  // Each overlay opens unticked. Source: S1§4.
  if (next.otp.step !== otp.step) context.type({ isTermsAccepted: false });
  const { effect } = next;
  if (effect?.type === 'verifyOtp') context.call('verifyOtp', { mobile, otp: next.code, isTermsAccepted: true });
  else if (effect?.type === 'startTimer') context.ask(effect);
  else if (effect && otp.step === 'code') context.call('resendOtp', { mobile });
  else if (effect) context.call('sendOtp', { mobile, isWhatsappConsentAccepted });
}

export function onOtpSent(context: CheckoutContext, data: ResponseOf<typeof sendOtp>): void {
  const { maskedMobile, resendAtMs, attemptsRemaining } = data;
  const before = context.state.screen;
  otpStep(context, { type: 'otpSent', sent: { resendAtMs, attemptsRemaining } });
  // Nobody waits for it any more.
  if (context.state.screen === before) return;
  context.set({ maskedMobile, isMobileVerified: false, isInitiated: false, currentOrderStage: 'VERIFY_MOBILE' });
  if (before.name === 'otp') showSnackbar(context, 'otpSent');
}

export function onOtpRefused(context: CheckoutContext, failure: Failure, { requestId }: PendingCall): void {
  otpStep(context, { type: 'otpRefused', id: requestId, failure });
}

/** The number is the shopper's: the server says what he can have. */
export function onVerified(context: CheckoutContext, data: ResponseOf<typeof verifyOtp>): void {
  const { choice, openedAtMs, orderDetailsCompletedInSeconds } = context.state;
  context.type({ otp: '' });
  context.set({
    isMobileVerified: true,
    refusals: [],
    maskedMobile: data.maskedMobile,
    currentOrderStage: data.step,
    orderDetailsCompletedInSeconds:
      orderDetailsCompletedInSeconds ?? Math.max(0, Math.round((context.nowMs - openedAtMs) / 1_000)),
  });
  refreshOffers(context);
  if (data.step === 'NTB') context.show({ name: 'ntbOffer', phase: 'loading', failure: null });
  else if (data.step !== 'VERIFY_MOBILE' && data.step !== 'EMI_PLAN_SELECTION') {
    // Taken over from another session: it goes on where that one was.
    syncPayment(context, null);
  } else if (data.isChosenPlanAvailable && initiate(context)) {
    // The lender reserves: 'Verifying…' stays until it says what comes next.
  } else if (choice.emiPlanId === null) showPlans(context, 'none');
  else showNearest(context, null);
}

/** To the number again, with its digits or without. Calls for the earlier one are given up. */
export function editMobile(context: CheckoutContext, mobile: string): void {
  context.abandon('sendOtp');
  context.abandon('resendOtp');
  context.abandon('verifyOtp');
  context.abandon('initiateTxn');
  context.type({ mobile, otp: '', aivfValue: '', lenderOtp: '' });
  context.show({ name: 'verifyMobile', phase: 'entering', failure: null });
}
