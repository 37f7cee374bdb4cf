import type { ResponseOf } from '../../../shared/api/endpoint';
import type { resendLenderOtp } from '../../../shared/api/transaction';
import type { Failure } from '../../platform/api/failure';
import { startCall } from './calling';
import { aivfValueOf, CODE_LENGTH, cleanAivf, cleanOtp } from './field-rules';
import { findPlace } from './find-place';
import { passFailure } from './otp-failure';
import { showSnackbar } from './snackbar';
import type { Turn } from './turn';

/** The answer to the lender's second factor. */
export function typeAivf(turn: Turn, text: string): void {
  const screen = turn.on('secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = cleanAivf(screen.aivfType, text);
  if (aivfValue === turn.state.typed.aivfValue) return;
  turn.type({ aivfValue });
  turn.show({ ...screen, failure: aivfValue === '' ? screen.failure : null });
}

export function submitAivf(turn: Turn): void {
  const screen = turn.on('secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = aivfValueOf(screen.aivfType, turn.state.typed.aivfValue);
  if (aivfValue === null) return;
  turn.show({ ...screen, phase: 'checking', failure: null });
  startCall(turn, 'authorize', { aivfValue });
}

/** A wrong answer is cleared and counted; anything else is what the server says it is. */
export function onAivfRefused(turn: Turn, failure: Failure): void {
  const screen = turn.on('secondFactor');
  if (!screen) return;
  if (failure.name === 'PAYMENT_INVALID_AIVF' || failure.name === 'PAYMENT_INVALID_PIN') {
    turn.type({ aivfValue: '' });
    const attemptsRemaining = failure.attemptsRemaining ?? screen.attemptsRemaining;
    turn.show({ ...screen, phase: 'entering', attemptsRemaining, failure });
  } else findPlace(turn, failure);
}

export function typeLenderOtp(turn: Turn, text: string): void {
  const screen = turn.on('lenderOtp');
  const lenderOtp = cleanOtp(text);
  if (screen?.phase !== 'entering' || lenderOtp === turn.state.typed.lenderOtp) return;
  turn.type({ lenderOtp });
  turn.show({ ...screen, failure: lenderOtp === '' ? screen.failure : null });
}

export const isLenderOtpComplete = (typed: string): boolean => typed.length === CODE_LENGTH;

export function resendLender(turn: Turn): void {
  const screen = turn.on('lenderOtp');
  if (screen?.phase !== 'entering' || screen.sent.resendAtMs === null || turn.nowMs < screen.sent.resendAtMs) return;
  turn.show({ ...screen, phase: 'resending', failure: null });
  startCall(turn, 'resendLenderOtp', {});
}

export function onLenderOtpSent(turn: Turn, data: ResponseOf<typeof resendLenderOtp>): void {
  const screen = turn.on('lenderOtp');
  if (!screen) return;
  const { attemptsRemaining, resendAtMs } = data;
  turn.type({ lenderOtp: '' });
  turn.show({ ...screen, phase: 'entering', sent: { ...screen.sent, attemptsRemaining, resendAtMs }, failure: null });
  showSnackbar(turn, 'otpSent');
}

export function onLenderOtpNotSent(turn: Turn, failure: Failure): void {
  const screen = turn.on('lenderOtp');
  if (!screen) return;
  if (failure.name === 'OTP_TOO_SOON') {
    const sent = { ...screen.sent, resendAtMs: failure.resendAtMs ?? screen.sent.resendAtMs };
    turn.show({ ...screen, phase: 'entering', sent, failure });
    passFailure(turn, failure);
  } else findPlace(turn, failure);
}
