import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendOtp, verifyOtp } from '../../../shared/api/payment-otp';
import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import { CODE_LENGTH, cleanMobile, cleanOtp, isMobile } from './field-rules';
import { findPlace } from './find-place';
import { passFailure } from './otp-failure';
import { initiate, refreshOffers, showPlans } from './plans';
import { showSnackbar } from './snackbar';
import type { Turn } from './turn';

type Sent = ResponseOf<typeof sendOtp>;

export function typeMobile(turn: Turn, text: string): void {
  const screen = turn.on('verifyMobile');
  if (screen?.phase !== 'entering') return;
  turn.type({ mobile: cleanMobile(text) });
  turn.show({ ...screen, failure: null });
}

/** An OTP goes out once the number is complete and the terms are ticked. */
export function submitMobile(turn: Turn): void {
  const screen = turn.on('verifyMobile');
  const { mobile, isTermsAccepted, isWhatsappConsentAccepted } = turn.state.typed;
  if (screen?.phase !== 'entering' || !isMobile(mobile) || !isTermsAccepted) return;
  turn.show({ ...screen, phase: 'sending', failure: null });
  startCall(turn, 'sendOtp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted });
}

export function onOtpSent(turn: Turn, { maskedMobile, resendAtMs, attemptsRemaining }: Sent): void {
  turn.type({ otp: '' });
  turn.set({ maskedMobile, isMobileVerified: false, isInitiated: false, currentOrderStage: 'VERIFY_MOBILE' });
  const wasSent = turn.on('otp') !== null;
  turn.show({ name: 'otp', phase: 'entering', sent: { maskedMobile, resendAtMs, attemptsRemaining }, failure: null });
  if (wasSent) showSnackbar(turn, 'otpSent');
}

/** Refused with words: they stand at the number. A code that was sent a moment ago can still be entered. */
export function onOtpNotSent(turn: Turn, failure: Failure): void {
  const { resendAtMs, attemptsRemaining } = failure;
  if (failure.name === 'OTP_TOO_SOON' && resendAtMs !== null) {
    const known = turn.on('otp')?.sent;
    const maskedMobile = known?.maskedMobile ?? turn.state.maskedMobile;
    const sent = { maskedMobile, resendAtMs, attemptsRemaining: attemptsRemaining ?? known?.attemptsRemaining ?? null };
    turn.show({ name: 'otp', phase: 'entering', sent, failure });
  } else if (turn.on('otp') || turn.on('verifyMobile')) {
    turn.show({ name: 'verifyMobile', phase: 'entering', failure });
  } else return;
  passFailure(turn, failure);
}

/** The fifth digit submits by itself, and so does a code that comes whole. Source: S1§5. */
export function typeOtp(turn: Turn, text: string, waits: boolean): void {
  const screen = turn.on('otp');
  const otp = cleanOtp(text);
  if (screen?.phase !== 'entering' || otp === turn.state.typed.otp) return;
  turn.type({ otp });
  turn.show({ ...screen, failure: otp === '' ? screen.failure : null });
  if (otp.length === CODE_LENGTH && !waits) submitOtp(turn);
}

/** Nothing is verified while the terms are unticked, by whatever key. Source: S1§5 (VAL-033). */
export function submitOtp(turn: Turn): void {
  const screen = turn.on('otp');
  const { mobile, otp, isTermsAccepted } = turn.state.typed;
  if (screen?.phase !== 'entering' || otp.length !== CODE_LENGTH || !isTermsAccepted) return;
  turn.show({ ...screen, phase: 'verifying', failure: null });
  startCall(turn, 'verifyOtp', { mobile, otp });
}

export function resendOtp(turn: Turn): void {
  const screen = turn.on('otp');
  if (screen?.phase !== 'entering' || screen.sent.resendAtMs === null || turn.nowMs < screen.sent.resendAtMs) return;
  turn.show({ ...screen, phase: 'resending', failure: null });
  startCall(turn, 'resendOtp', { mobile: turn.state.typed.mobile });
}

/** The number is the shopper's: the server says what he can have. */
export function onVerified(turn: Turn, data: ResponseOf<typeof verifyOtp>): void {
  const { choice, openedAtMs, orderDetailsCompletedInSeconds } = turn.state;
  turn.type({ otp: '' });
  turn.set({
    isMobileVerified: true,
    maskedMobile: data.maskedMobile,
    currentOrderStage: data.step,
    orderDetailsCompletedInSeconds:
      orderDetailsCompletedInSeconds ?? Math.max(0, Math.round((turn.nowMs - openedAtMs) / 1_000)),
  });
  refreshOffers(turn);
  if (data.step === 'NTB') turn.show({ name: 'ntbOffer', phase: 'loading', failure: null });
  else if (data.step !== 'VERIFY_MOBILE' && data.step !== 'EMI_PLAN_SELECTION') {
    // Taken over from another session: it goes on where that one was.
    findPlace(turn, null);
  } else if (data.isChosenPlanAvailable && initiate(turn)) {
    // The lender reserves: 'Verifying…' stays until it says what comes next.
  } else showPlans(turn, choice.emiPlanId === null ? 'none' : 'chosenPlanGone');
}

/** A wrong code is cleared and counted; one that cannot be answered any more leads back to the number. */
export function onNotVerified(turn: Turn, failure: Failure): void {
  const screen = turn.on('otp');
  if (!screen) return;
  if (failure.name === 'PAYMENT_INVALID_OTP' || failure.name === 'PAYMENT_OTP_EXPIRED') {
    turn.type({ otp: '' });
    const attemptsRemaining = failure.attemptsRemaining ?? screen.sent.attemptsRemaining;
    turn.show({ ...screen, phase: 'entering', sent: { ...screen.sent, attemptsRemaining }, failure });
    passFailure(turn, failure);
  } else if (failure.name === 'PAYMENT_INVALID_TRANSACTION') findPlace(turn, failure);
  else {
    turn.type({ otp: '' });
    turn.show({ name: 'verifyMobile', phase: 'entering', failure });
    passFailure(turn, failure);
  }
}

/** To the number again, with its digits or without. Calls for the earlier one are given up. */
export function editMobile(turn: Turn, mobile: string): void {
  abandonCall(turn, 'sendOtp');
  abandonCall(turn, 'resendOtp');
  abandonCall(turn, 'verifyOtp');
  abandonCall(turn, 'initiateTxn');
  turn.type({ mobile, otp: '', aivfValue: '', lenderOtp: '' });
  turn.show({ name: 'verifyMobile', phase: 'entering', failure: null });
}
