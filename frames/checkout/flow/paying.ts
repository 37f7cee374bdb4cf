import type { ResponseOf } from '../../../shared/api/endpoint';
import type { confirm } from '../../../shared/api/payment';
import type { Failure } from '../../platform/api/failure';
import { isBusiness } from '../../platform/api/failure';
import { startCall } from './calling';
import type { AnswerOf } from './calls';
import { CODE_LENGTH } from './field-rules';
import { findPlace } from './find-place';
import { onWatched } from './looking-on';
import { closeModal, openErrorModal } from './modal';
import { passFailure } from './otp-failure';
import { askStatus, POLL_AGAIN_MS, poll } from './poll';
import type { SentOtp } from './screen';
import type { Completion } from './state';
import type { Turn } from './turn';

/** Pays. From here on nothing is offered until the lender has answered. */
export function submitLenderOtp(turn: Turn): void {
  const screen = turn.on('lenderOtp');
  const { lenderOtp } = turn.state.typed;
  if (screen?.phase !== 'entering' || lenderOtp.length !== CODE_LENGTH) return;
  closeModal(turn);
  turn.show({ name: 'processing', sent: screen.sent });
  startCall(turn, 'confirm', { otp: lenderOtp });
}

export function onConfirmed(turn: Turn, data: ResponseOf<typeof confirm>): void {
  succeed(turn, data.completion, data.signedResult);
}

/** `completion` null: this session may not see what was bought (a shop's machine). */
export function succeed(turn: Turn, completion: Completion | null, signedResult: string | null): void {
  closeModal(turn);
  turn.set({
    completion,
    signedResult: signedResult ?? turn.state.signedResult,
    outcome: 'completed',
    isInitiated: false,
    interrupted: [],
    pollTimerId: null,
    typed: { ...turn.state.typed, otp: '', aivfValue: '', lenderOtp: '' },
  });
  turn.show({ name: 'success', phase: 'shown' });
  turn.ask({ type: 'tellResult' });
  askStatus(turn);
}

/** A wrong OTP may be typed again. A time-out, a repetition of what is under way, and silence are no failures: the
 *  lender may have paid, so its answer is waited for. Anything else is what the server says it is. */
export function onConfirmFailed(turn: Turn, failure: Failure): void {
  const screen = turn.on('processing');
  if (!screen) return;
  const { sent } = screen;
  if (sent && (failure.name === 'PAYMENT_INVALID_OTP' || failure.name === 'PAYMENT_OTP_EXPIRED')) {
    turn.type({ lenderOtp: '' });
    const attemptsRemaining = failure.attemptsRemaining ?? sent.attemptsRemaining;
    turn.show({ name: 'lenderOtp', phase: 'entering', sent: { ...sent, attemptsRemaining }, failure });
    passFailure(turn, failure);
  } else if (failure.status === 429 && sent) {
    turn.show({ name: 'lenderOtp', phase: 'entering', sent, failure: null });
    openErrorModal(turn, failure, false);
  } else if (isBusiness(failure) && !isStillOpen(failure)) findPlace(turn, failure);
  else showPending(turn, sent);
}

const isStillOpen = ({ name }: Failure): boolean =>
  name === 'PAYMENT_TRANSACTION_TIMEOUT' || name === 'PAYMENT_DUPLICATE_REQUEST';

/** 'We are still checking with {lender}'. */
export function showPending(turn: Turn, sent: SentOtp | null): void {
  closeModal(turn);
  turn.set({ outcome: 'pending', isInitiated: true, interrupted: [] });
  turn.show({ name: 'pending', phase: 'waiting', asked: 0, sent });
  poll(turn, 0);
}

export function onStatus(turn: Turn, data: AnswerOf<'status'>): void {
  const { screen } = turn.state;
  if (screen.name !== 'pending' && screen.name !== 'lenderHosted') {
    onWatched(turn, data);
    return;
  }
  turn.set({ signedResult: data.signedResult ?? turn.state.signedResult });
  if (data.status === 'COMPLETE') succeed(turn, data.completion, data.signedResult);
  else if (data.status !== 'INITIATED') findPlace(turn, data.failure);
  else if (data.isPending) {
    const pending = turn.on('pending');
    if (pending) turn.show({ ...pending, phase: 'waiting', asked: pending.asked + 1 });
    else turn.show({ name: 'pending', phase: 'waiting', asked: 0, sent: null });
    turn.set({ outcome: 'pending' });
    poll(turn, data.pollAfterMs);
  } else if (screen.name === 'pending') {
    // The lender was never asked, or has not taken it: the step stands as it was.
    turn.set({ outcome: 'open' });
    findPlace(turn, data.failure);
  } else poll(turn, data.pollAfterMs);
}

export function onStatusFailed(turn: Turn): void {
  const pending = turn.on('pending');
  if (pending) turn.show({ ...pending, phase: 'waiting', asked: pending.asked + 1 });
  poll(turn, POLL_AGAIN_MS);
}

/** 'Check again'. */
export function askNow(turn: Turn): void {
  if (turn.on('lenderHosted')) askHosted(turn);
  else askStatus(turn);
}

/** To the lender's own page; this one waits. */
export function goToLender(turn: Turn): void {
  const screen = turn.on('lenderHosted');
  if (!screen || screen.phase === 'asking') return;
  turn.show({ ...screen, phase: 'away', isBlocked: false });
  turn.ask({ type: 'goToLender', url: screen.redirectUrl });
  poll(turn, POLL_AGAIN_MS);
}

export function onLenderPageBlocked(turn: Turn): void {
  const screen = turn.on('lenderHosted');
  if (screen) {
    turn.set({ pollTimerId: null });
    turn.show({ ...screen, phase: 'ready', isBlocked: true });
  }
}

/** Back from the lender's page: what came of it? */
export function askHosted(turn: Turn): void {
  const screen = turn.on('lenderHosted');
  if (!screen || screen.phase === 'asking') return;
  turn.set({ pollTimerId: null });
  turn.show({ ...screen, phase: 'asking' });
  startCall(turn, 'confirmHosted', {});
}

export function onHosted(turn: Turn, data: AnswerOf<'confirmHosted'>): void {
  const screen = turn.on('lenderHosted');
  if (!screen) return;
  if (data.status === 'COMPLETE') succeed(turn, data.completion, data.signedResult);
  else if (data.status !== 'INITIATED') findPlace(turn, data.failure);
  else {
    // Nothing was decided there yet; whether the lender has been asked to pay, the status tells.
    turn.show({ ...screen, phase: 'away' });
    poll(turn, POLL_AGAIN_MS);
  }
}

export function onHostedFailed(turn: Turn, failure: Failure): void {
  const screen = turn.on('lenderHosted');
  if (!screen) return;
  if (!isBusiness(failure)) {
    turn.show({ ...screen, phase: 'away' });
    poll(turn, POLL_AGAIN_MS);
  } else if (isStillOpen(failure)) showPending(turn, null);
  else findPlace(turn, failure);
}
