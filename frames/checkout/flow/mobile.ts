import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendOtp, verifyOtp } from '../../../shared/api/payment-otp';
import { type OtpEvent, type OtpStep, reduceOtp } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';
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

function showOtp(flow: CheckoutFlow, otp: OtpStep): void {
  if (otp.step === 'number') show(flow, { name: 'verifyMobile', phase: otp.phase, failure: otp.failure });
  else if (otp.step === 'code') {
    const { step, ...shown } = otp;
    show(flow, { name: 'otp', ...shown });
  }
}

/** What happens to number and OTP is decided where they are at home. */
export function otpStep(flow: CheckoutFlow, event: OtpEvent): void {
  const { state, nowMs } = flow;
  const { mobile, isTermsAccepted, isWhatsappConsentAccepted } = state.paymentUserData;
  const otp = otpOf(state.screen);
  if (!otp) return;
  const rules = { isAgreed: isTermsAccepted, goesByItself: true, nowMs };
  const next = reduceOtp({ mobile, code: state.paymentUserData.otp, otp }, event, rules);
  enter(flow, { mobile: next.mobile, otp: next.code });
  if (next.otp !== otp) showOtp(flow, next.otp);
  // Each overlay opens unticked. Source: S1§4.
  if (next.otp.step !== otp.step) enter(flow, { isTermsAccepted: false });
  const { effect } = next;
  if (effect?.type === 'verifyOtp') callOnce(flow, 'verifyOtp', { mobile, otp: next.code, isTermsAccepted: true });
  else if (effect?.type === 'startTimer') flow.startTimer(effect.timer, effect.delayMs);
  else if (effect && otp.step === 'code') callOnce(flow, 'resendOtp', { mobile });
  else if (effect) callOnce(flow, 'sendOtp', { mobile, isWhatsappConsentAccepted });
}

export function onOtpSent(flow: CheckoutFlow, data: ResponseOf<typeof sendOtp>): void {
  const { maskedMobile, resendAtMs, attemptsRemaining } = data;
  const before = flow.state.screen;
  otpStep(flow, { type: 'otpSent', sent: { resendAtMs, attemptsRemaining } });
  // Nobody waits for it any more.
  if (flow.state.screen === before) return;
  change(flow, { maskedMobile, isMobileVerified: false, isInitiated: false, currentOrderStage: 'VERIFY_MOBILE' });
  if (before.name === 'otp') showSnackbar(flow, 'otpSent');
}

export function onOtpRefused(flow: CheckoutFlow, failure: Failure): void {
  // The timer of an earlier failure.
  flow.stopTimer('otpFailure');
  otpStep(flow, { type: 'otpRefused', id: flow.newId(), failure });
}

/** The number is the shopper's: the server says what he can have. */
export function onVerified(flow: CheckoutFlow, data: ResponseOf<typeof verifyOtp>): void {
  const { choice, openedAtMs, orderDetailsCompletedInSeconds } = flow.state;
  enter(flow, { otp: '' });
  change(flow, {
    isMobileVerified: true,
    refusals: [],
    maskedMobile: data.maskedMobile,
    currentOrderStage: data.step,
    orderDetailsCompletedInSeconds:
      orderDetailsCompletedInSeconds ?? Math.max(0, Math.round((flow.nowMs - openedAtMs) / 1_000)),
  });
  refreshOffers(flow);
  if (data.step === 'NTB') show(flow, { name: 'ntbOffer', phase: 'loading', failure: null });
  else if (data.step !== 'VERIFY_MOBILE' && data.step !== 'EMI_PLAN_SELECTION') {
    // Taken over from another session: it goes on where that one was.
    syncPayment(flow, null);
  } else if (data.isChosenPlanAvailable && initiate(flow)) {
    // The lender reserves: 'Verifying…' stays until it says what comes next.
  } else if (choice.emiPlanId === null) showPlans(flow, 'none');
  else showNearest(flow, null);
}

/** To the number again, with its digits or without. Calls for the earlier one are given up. */
export function editMobile(flow: CheckoutFlow, mobile: string): void {
  flow.cancel('sendOtp');
  flow.cancel('resendOtp');
  flow.cancel('verifyOtp');
  flow.cancel('initiateTxn');
  enter(flow, { mobile, otp: '', aivfValue: '', lenderOtp: '' });
  show(flow, { name: 'verifyMobile', phase: 'entering', failure: null });
}
