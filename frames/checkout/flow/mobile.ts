import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendOtp, verifyOtp } from '../../../shared/api/payment-otp';
import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';
import { CODE_LENGTH, cleanMobile, cleanOtp, isMobile } from './field-rules';
import { passFailure } from './otp-failure';
import { initiate, refreshOffers, showPlans } from './plans';
import { showSnackbar } from './snackbar';
import { syncPayment } from './sync-payment';

type Sent = ResponseOf<typeof sendOtp>;

export function typeMobile(context: CheckoutContext, text: string): void {
  const screen = context.on('verifyMobile');
  if (screen?.phase !== 'entering') return;
  context.type({ mobile: cleanMobile(text) });
  context.show({ ...screen, failure: null });
}

/** An OTP goes out once the number is complete and the terms are ticked. */
export function submitMobile(context: CheckoutContext): void {
  const screen = context.on('verifyMobile');
  const { mobile, isTermsAccepted, isWhatsappConsentAccepted } = context.state.typed;
  if (screen?.phase !== 'entering' || !isMobile(mobile) || !isTermsAccepted) return;
  context.show({ ...screen, phase: 'sending', failure: null });
  context.call('sendOtp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted });
}

export function onOtpSent(context: CheckoutContext, { maskedMobile, resendAtMs, attemptsRemaining }: Sent): void {
  context.type({ otp: '' });
  context.set({ maskedMobile, isMobileVerified: false, isInitiated: false, currentOrderStage: 'VERIFY_MOBILE' });
  const wasSent = context.on('otp') !== null;
  context.show({
    name: 'otp',
    phase: 'entering',
    sent: { maskedMobile, resendAtMs, attemptsRemaining },
    failure: null,
  });
  if (wasSent) showSnackbar(context, 'otpSent');
}

/** Refused with words: they stand at the number. A code that was sent a moment ago can still be entered. */
export function onOtpNotSent(context: CheckoutContext, failure: Failure): void {
  const { resendAtMs, attemptsRemaining } = failure;
  if (failure.name === 'OTP_TOO_SOON' && resendAtMs !== null) {
    const known = context.on('otp')?.sent;
    const maskedMobile = known?.maskedMobile ?? context.state.maskedMobile;
    const sent = { maskedMobile, resendAtMs, attemptsRemaining: attemptsRemaining ?? known?.attemptsRemaining ?? null };
    context.show({ name: 'otp', phase: 'entering', sent, failure });
  } else if (context.on('otp') || context.on('verifyMobile')) {
    context.show({ name: 'verifyMobile', phase: 'entering', failure });
  } else return;
  passFailure(context, failure);
}

/** The fifth digit submits by itself, and so does a code that comes whole. Source: S1§5. */
export function typeOtp(context: CheckoutContext, text: string, waits: boolean): void {
  const screen = context.on('otp');
  const otp = cleanOtp(text);
  if (screen?.phase !== 'entering' || otp === context.state.typed.otp) return;
  context.type({ otp });
  context.show({ ...screen, failure: otp === '' ? screen.failure : null });
  if (otp.length === CODE_LENGTH && !waits) submitOtp(context);
}

/** Nothing is verified while the terms are unticked, by whatever key. Source: S1§5 (VAL-033). */
export function submitOtp(context: CheckoutContext): void {
  const screen = context.on('otp');
  const { mobile, otp, isTermsAccepted } = context.state.typed;
  if (screen?.phase !== 'entering' || otp.length !== CODE_LENGTH || !isTermsAccepted) return;
  context.show({ ...screen, phase: 'verifying', failure: null });
  context.call('verifyOtp', { mobile, otp });
}

export function resendOtp(context: CheckoutContext): void {
  const screen = context.on('otp');
  if (screen?.phase !== 'entering' || screen.sent.resendAtMs === null || context.nowMs < screen.sent.resendAtMs) return;
  context.show({ ...screen, phase: 'resending', failure: null });
  context.call('resendOtp', { mobile: context.state.typed.mobile });
}

/** The number is the shopper's: the server says what he can have. */
export function onVerified(context: CheckoutContext, data: ResponseOf<typeof verifyOtp>): void {
  const { choice, openedAtMs, orderDetailsCompletedInSeconds } = context.state;
  context.type({ otp: '' });
  context.set({
    isMobileVerified: true,
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
  } else showPlans(context, choice.emiPlanId === null ? 'none' : 'chosenPlanGone');
}

/** A wrong code is cleared and counted; one that cannot be answered any more leads back to the number. */
export function onNotVerified(context: CheckoutContext, failure: Failure): void {
  const screen = context.on('otp');
  if (!screen) return;
  if (failure.name === 'PAYMENT_INVALID_OTP' || failure.name === 'PAYMENT_OTP_EXPIRED') {
    context.type({ otp: '' });
    const attemptsRemaining = failure.attemptsRemaining ?? screen.sent.attemptsRemaining;
    context.show({ ...screen, phase: 'entering', sent: { ...screen.sent, attemptsRemaining }, failure });
    passFailure(context, failure);
  } else if (failure.name === 'PAYMENT_INVALID_TRANSACTION') syncPayment(context, failure);
  else {
    context.type({ otp: '' });
    context.show({ name: 'verifyMobile', phase: 'entering', failure });
    passFailure(context, failure);
  }
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
