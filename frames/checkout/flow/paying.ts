import type { ResponseOf } from '../../../shared/api/endpoint';
import type { confirm } from '../../../shared/api/payment';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import type { AnswerOf, PendingCall } from './calls';
import type { CheckoutContext } from './checkout-context';
import { onKfsChanged } from './kfs';
import { onLenderOtpRefused } from './lender-otp';
import { closeModal } from './modal';
import { onWatched } from './owned-elsewhere';
import { askStatus, POLL_AGAIN_MS, poll } from './poll';
import type { SentOtp } from './screen';
import { showSnackbar } from './snackbar';
import type { Completion } from './state';
import { syncPayment } from './sync-payment';

export function onConfirmed(context: CheckoutContext, data: ResponseOf<typeof confirm>): void {
  succeed(context, data.completion, data.signedResult);
}

/** `completion` null: this session may not see what was bought (a shop's machine). */
export function succeed(context: CheckoutContext, completion: Completion | null, signedResult: string | null): void {
  closeModal(context);
  context.set({
    completion,
    signedResult: signedResult ?? context.state.signedResult,
    outcome: 'completed',
    isInitiated: false,
    interrupted: [],
    pollTimerId: null,
    paymentUserData: { ...context.state.paymentUserData, otp: '', aivfValue: '', lenderOtp: '' },
  });
  context.show({ name: 'success', phase: 'shown' });
  context.ask({ type: 'emitResult' });
  askStatus(context);
}

/** A wrong OTP may be typed again. A time-out, a duplicate request, no answer and an unknown refusal are not failures:
 *  the lender may have paid, so the checkout waits for its answer. */
export function onConfirmFailed(context: CheckoutContext, failure: Failure, { requestId }: PendingCall): void {
  const screen = context.on('processing');
  if (!screen || onLenderOtpRefused(context, failure, requestId)) return;
  // The day has changed since the consent, so the dates of the statement no longer match the loan.
  const isKnown = isBusiness(failure) && failure.name !== null;
  if (failure.reaction === 'readAgain') onKfsChanged(context);
  else if (isKnown && failure.reaction !== 'awaitLender') syncPayment(context, failure);
  else showPending(context, screen.sent);
}

/** 'We are still checking with {lender}'. */
export function showPending(context: CheckoutContext, sent: SentOtp | null): void {
  closeModal(context);
  context.set({ outcome: 'pending', isInitiated: true, interrupted: [] });
  context.show({ name: 'pending', phase: 'waiting', asked: 0, sent });
  poll(context, 0);
}

export function onStatus(context: CheckoutContext, data: AnswerOf<'status'>): void {
  const { screen } = context.state;
  if (screen.name !== 'pending' && screen.name !== 'lenderHosted') {
    onWatched(context, data);
    return;
  }
  context.set({ signedResult: data.signedResult ?? context.state.signedResult });
  if (data.status === 'COMPLETE') succeed(context, data.completion, data.signedResult);
  else if (data.status !== 'INITIATED') syncPayment(context, data.failure);
  else if (data.isPending) {
    const pending = context.on('pending');
    if (pending) context.show({ ...pending, phase: 'waiting', asked: pending.asked + 1 });
    else context.show({ name: 'pending', phase: 'waiting', asked: 0, sent: null });
    context.set({ outcome: 'pending' });
    poll(context, data.pollAfterMs);
  } else if (screen.name === 'pending') {
    // The lender was never asked, or has not taken it: the step stands as it was, and without a word it would look as if
    // the button had done nothing.
    context.set({ outcome: 'open' });
    if (data.failure === null) showSnackbar(context, 'notPaid', 'info');
    syncPayment(context, data.failure);
  } else poll(context, data.pollAfterMs);
}

export function onStatusFailed(context: CheckoutContext): void {
  const pending = context.on('pending');
  if (pending) context.show({ ...pending, phase: 'waiting', asked: pending.asked + 1 });
  poll(context, POLL_AGAIN_MS);
}

/** 'Check again'. */
export function askNow(context: CheckoutContext): void {
  if (context.on('lenderHosted')) askHosted(context);
  else askStatus(context);
}

/** To the lender's own page; this one waits. */
export function goToLender(context: CheckoutContext): void {
  const screen = context.on('lenderHosted');
  if (!screen || screen.phase === 'asking') return;
  context.show({ ...screen, phase: 'away', isBlocked: false });
  context.ask({ type: 'goToLender', url: screen.redirectUrl });
  poll(context, POLL_AGAIN_MS);
}

export function onLenderPageBlocked(context: CheckoutContext): void {
  const screen = context.on('lenderHosted');
  if (screen) {
    context.set({ pollTimerId: null });
    context.show({ ...screen, phase: 'ready', isBlocked: true });
  }
}

/** Back from the lender's page: what came of it? */
export function askHosted(context: CheckoutContext): void {
  const screen = context.on('lenderHosted');
  if (!screen || screen.phase === 'asking') return;
  context.set({ pollTimerId: null });
  context.show({ ...screen, phase: 'asking' });
  context.call('confirmHosted', {});
}

export function onHosted(context: CheckoutContext, data: AnswerOf<'confirmHosted'>): void {
  const screen = context.on('lenderHosted');
  if (!screen) return;
  if (data.status === 'COMPLETE') succeed(context, data.completion, data.signedResult);
  else if (data.status !== 'INITIATED') syncPayment(context, data.failure);
  else {
    // Nothing was decided there yet; whether the lender has been asked to pay, the status tells.
    context.show({ ...screen, phase: 'away' });
    poll(context, POLL_AGAIN_MS);
  }
}

export function onHostedFailed(context: CheckoutContext, failure: Failure): void {
  const screen = context.on('lenderHosted');
  if (!screen) return;
  if (!isBusiness(failure)) {
    context.show({ ...screen, phase: 'away' });
    poll(context, POLL_AGAIN_MS);
  } else if (failure.reaction === 'awaitLender') showPending(context, null);
  else syncPayment(context, failure);
}
