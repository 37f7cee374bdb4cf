import type { ResponseOf } from '../../../shared/api/endpoint';
import type { resendLenderOtp } from '../../../shared/api/transaction';
import type { Failure } from '../../platform/api/failure';
import type { CheckoutContext } from './checkout-context';
import { aivfValueOf, CODE_LENGTH, cleanAivf, cleanOtp } from './field-rules';
import { passFailure } from './otp-failure';
import { showSnackbar } from './snackbar';
import { syncPayment } from './sync-payment';

/** The answer to the lender's second factor. */
export function typeAivf(context: CheckoutContext, text: string): void {
  const screen = context.on('secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = cleanAivf(screen.aivfType, text);
  if (aivfValue === context.state.typed.aivfValue) return;
  context.type({ aivfValue });
  context.show({ ...screen, failure: aivfValue === '' ? screen.failure : null });
}

export function submitAivf(context: CheckoutContext): void {
  const screen = context.on('secondFactor');
  if (screen?.phase !== 'entering') return;
  const aivfValue = aivfValueOf(screen.aivfType, context.state.typed.aivfValue);
  if (aivfValue === null) return;
  context.show({ ...screen, phase: 'checking', failure: null });
  context.call('authorize', { aivfValue });
}

/** A wrong answer is cleared and counted; anything else is what the server says it is. */
export function onAivfRefused(context: CheckoutContext, failure: Failure): void {
  const screen = context.on('secondFactor');
  if (!screen) return;
  if (failure.name === 'PAYMENT_INVALID_AIVF' || failure.name === 'PAYMENT_INVALID_PIN') {
    context.type({ aivfValue: '' });
    const attemptsRemaining = failure.attemptsRemaining ?? screen.attemptsRemaining;
    context.show({ ...screen, phase: 'entering', attemptsRemaining, failure });
  } else syncPayment(context, failure);
}

export function typeLenderOtp(context: CheckoutContext, text: string): void {
  const screen = context.on('lenderOtp');
  const lenderOtp = cleanOtp(text);
  if (screen?.phase !== 'entering' || lenderOtp === context.state.typed.lenderOtp) return;
  context.type({ lenderOtp });
  context.show({ ...screen, failure: lenderOtp === '' ? screen.failure : null });
}

export const isLenderOtpComplete = (typed: string): boolean => typed.length === CODE_LENGTH;

export function resendLender(context: CheckoutContext): void {
  const screen = context.on('lenderOtp');
  if (screen?.phase !== 'entering' || screen.sent.resendAtMs === null || context.nowMs < screen.sent.resendAtMs) return;
  context.show({ ...screen, phase: 'resending', failure: null });
  context.call('resendLenderOtp', {});
}

export function onLenderOtpSent(context: CheckoutContext, data: ResponseOf<typeof resendLenderOtp>): void {
  const screen = context.on('lenderOtp');
  if (!screen) return;
  const { attemptsRemaining, resendAtMs } = data;
  context.type({ lenderOtp: '' });
  context.show({
    ...screen,
    phase: 'entering',
    sent: { ...screen.sent, attemptsRemaining, resendAtMs },
    failure: null,
  });
  showSnackbar(context, 'otpSent');
}

export function onLenderOtpNotSent(context: CheckoutContext, failure: Failure): void {
  const screen = context.on('lenderOtp');
  if (!screen) return;
  if (failure.name === 'OTP_TOO_SOON') {
    const sent = { ...screen.sent, resendAtMs: failure.resendAtMs ?? screen.sent.resendAtMs };
    context.show({ ...screen, phase: 'entering', sent, failure });
    passFailure(context, failure);
  } else syncPayment(context, failure);
}
