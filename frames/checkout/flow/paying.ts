import type { ResponseOf } from '../../../shared/api/endpoint';
import type { confirm } from '../../../shared/api/payment';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change, show } from './checkout-flow';
import { onKfsChanged } from './kfs';
import { onLenderOtpRefused } from './lender-otp';
import { closeModal } from './modal';
import { onWatched } from './owned-elsewhere';
import { askStatus, POLL_AGAIN_MS, poll } from './poll';
import type { SentOtp } from './screen';
import { showSnackbar } from './snackbar';
import type { Completion } from './state';
import { syncPayment } from './sync-payment';

export function onConfirmed(flow: CheckoutFlow, data: ResponseOf<typeof confirm>): void {
  succeed(flow, data.completion, data.signedResult);
}

/** `completion` null: this session may not see what was bought (a shop's machine). */
export function succeed(flow: CheckoutFlow, completion: Completion | null, signedResult: string | null): void {
  closeModal(flow);
  flow.dropInterrupted();
  flow.stopTimer('poll');
  change(flow, {
    completion,
    signedResult: signedResult ?? flow.state.signedResult,
    outcome: 'completed',
    isInitiated: false,
    paymentUserData: { ...flow.state.paymentUserData, otp: '', aivfValue: '', lenderOtp: '' },
  });
  show(flow, { name: 'success', phase: 'shown' });
  flow.run({ type: 'emitResult' });
  askStatus(flow);
}

/** A wrong OTP may be typed again. A time-out, a duplicate request, no answer and an unknown refusal are not failures:
 *  the lender may have paid, so the checkout waits for its answer. */
export function onConfirmFailed(flow: CheckoutFlow, failure: Failure): void {
  const screen = at(flow.state, 'processing');
  if (!screen || onLenderOtpRefused(flow, failure)) return;
  // The day has changed since the consent, so the dates of the statement no longer match the loan.
  const isKnown = isBusiness(failure) && failure.name !== null;
  if (failure.reaction === 'readAgain') onKfsChanged(flow);
  else if (isKnown && failure.reaction !== 'awaitLender') syncPayment(flow, failure);
  else showPending(flow, screen.sent);
}

/** 'We are still checking with {lender}'. */
export function showPending(flow: CheckoutFlow, sent: SentOtp | null): void {
  closeModal(flow);
  flow.dropInterrupted();
  change(flow, { outcome: 'pending', isInitiated: true });
  show(flow, { name: 'pending', phase: 'waiting', asked: 0, sent });
  poll(flow, 0);
}

export function onStatus(flow: CheckoutFlow, data: AnswerOf<'status'>): void {
  const { screen } = flow.state;
  if (screen.name !== 'pending' && screen.name !== 'lenderHosted') {
    onWatched(flow, data);
    return;
  }
  change(flow, { signedResult: data.signedResult ?? flow.state.signedResult });
  if (data.status === 'COMPLETE') succeed(flow, data.completion, data.signedResult);
  else if (data.status !== 'INITIATED') syncPayment(flow, data.failure);
  else if (data.isPending) {
    const pending = at(flow.state, 'pending');
    if (pending) show(flow, { ...pending, phase: 'waiting', asked: pending.asked + 1 });
    else show(flow, { name: 'pending', phase: 'waiting', asked: 0, sent: null });
    change(flow, { outcome: 'pending' });
    poll(flow, data.pollAfterMs);
  } else if (screen.name === 'pending') {
    // The lender was never asked, or has not taken it: the step stands as it was, and without a word it would look as if
    // the button had done nothing.
    change(flow, { outcome: 'open' });
    if (data.failure === null) showSnackbar(flow, 'notPaid', 'info');
    syncPayment(flow, data.failure);
  } else poll(flow, data.pollAfterMs);
}

export function onStatusFailed(flow: CheckoutFlow): void {
  const pending = at(flow.state, 'pending');
  if (pending) show(flow, { ...pending, phase: 'waiting', asked: pending.asked + 1 });
  poll(flow, POLL_AGAIN_MS);
}

/** 'Check again'. */
export function askNow(flow: CheckoutFlow): void {
  if (at(flow.state, 'lenderHosted')) askHosted(flow);
  else askStatus(flow);
}

/** To the lender's own page; this one waits. */
export function goToLender(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'lenderHosted');
  if (!screen || screen.phase === 'asking') return;
  show(flow, { ...screen, phase: 'away', isBlocked: false });
  flow.run({ type: 'goToLender', url: screen.redirectUrl });
  poll(flow, POLL_AGAIN_MS);
}

export function onLenderPageBlocked(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'lenderHosted');
  if (screen) {
    flow.stopTimer('poll');
    show(flow, { ...screen, phase: 'ready', isBlocked: true });
  }
}

/** Back from the lender's page: what came of it? */
export function askHosted(flow: CheckoutFlow): void {
  const screen = at(flow.state, 'lenderHosted');
  if (!screen || screen.phase === 'asking') return;
  flow.stopTimer('poll');
  show(flow, { ...screen, phase: 'asking' });
  callOnce(flow, 'confirmHosted', {});
}

export function onHosted(flow: CheckoutFlow, data: AnswerOf<'confirmHosted'>): void {
  const screen = at(flow.state, 'lenderHosted');
  if (!screen) return;
  if (data.status === 'COMPLETE') succeed(flow, data.completion, data.signedResult);
  else if (data.status !== 'INITIATED') syncPayment(flow, data.failure);
  else {
    // Nothing was decided there yet; whether the lender has been asked to pay, the status tells.
    show(flow, { ...screen, phase: 'away' });
    poll(flow, POLL_AGAIN_MS);
  }
}

export function onHostedFailed(flow: CheckoutFlow, failure: Failure): void {
  const screen = at(flow.state, 'lenderHosted');
  if (!screen) return;
  if (!isBusiness(failure)) {
    show(flow, { ...screen, phase: 'away' });
    poll(flow, POLL_AGAIN_MS);
  } else if (failure.reaction === 'awaitLender') showPending(flow, null);
  else syncPayment(flow, failure);
}
