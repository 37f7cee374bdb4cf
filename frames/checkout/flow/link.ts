import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendTxnSms } from '../../../shared/api/payment-link';
import type { Failure } from '../../platform/api/failure';
import { abandonCall, startCall } from './calling';
import type { AnswerOf } from './calls';
import { cleanMobile, isMobile } from './field-rules';
import { findPlace } from './find-place';
import { showPlans } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { showSnackbar } from './snackbar';
import type { Turn } from './turn';

export function typeLinkMobile(turn: Turn, text: string): void {
  const screen = turn.on('paymentLink');
  if (screen?.phase !== 'entering') return;
  turn.type({ linkMobile: cleanMobile(text) });
  turn.show({ ...screen, failure: null });
}

/** Sends the link, or sends it once more. */
export function sendLink(turn: Turn): void {
  const start = turn.on('paymentLink');
  const waiting = turn.on('splitLinkSend');
  const mobile = turn.state.typed.linkMobile;
  if (!isMobile(mobile)) return;
  if (start?.phase === 'entering') turn.show({ ...start, phase: 'sending', failure: null });
  else if (waiting?.phase === 'waiting') {
    const { resendAtMs } = waiting.sent;
    if (resendAtMs === null || turn.nowMs < resendAtMs) return;
    turn.show({ ...waiting, phase: 'resending', failure: null });
  } else return;
  const isPos = turn.state.order?.deviceType === 'POS_MACHINE';
  startCall(turn, isPos ? 'sendPosLink' : 'sendLink', { mobile });
}

export function onLinkSent(turn: Turn, data: ResponseOf<typeof sendTxnSms>): void {
  const { maskedMobile, resendAtMs, attemptsRemaining } = data;
  turn.set({ currentOrderStage: data.step });
  const sent = { maskedMobile, resendAtMs, attemptsRemaining };
  const wait = turn.on('splitLinkSend')?.wait ?? 'sent';
  turn.show({ name: 'splitLinkSend', phase: 'waiting', sent, wait, failure: null });
  showSnackbar(turn, 'linkSent');
  poll(turn, POLL_AGAIN_MS);
}

export function onLinkNotSent(turn: Turn, failure: Failure): void {
  const start = turn.on('paymentLink');
  const waiting = turn.on('splitLinkSend');
  if (start) turn.show({ ...start, phase: 'entering', failure });
  else if (waiting) turn.show({ ...waiting, phase: 'waiting', failure });
}

/** How far the phone is. Its end is this page's end as well. */
export function onLinkStatus(turn: Turn, data: AnswerOf<'linkStatus'>): void {
  const screen = turn.on('splitLinkSend');
  if (!screen) return;
  if (data.status !== 'INITIATED' && data.step !== 'RETRY') {
    findPlace(turn, data.failure);
    return;
  }
  const wait = data.isPending ? 'paying' : data.isLinkOpened ? 'opened' : 'sent';
  turn.show({ ...screen, wait });
  poll(turn, data.pollAfterMs);
}

/** 'Pay on this device'. */
export function continueHere(turn: Turn): void {
  if (!turn.on('paymentLink') && !turn.on('splitLinkSend')) return;
  abandonCall(turn, 'linkStatus');
  turn.set({ pollTimerId: null });
  showPlans(turn, 'none');
}

/** Another number for the link. */
export function changeLinkMobile(turn: Turn): void {
  abandonCall(turn, 'linkStatus');
  turn.set({ pollTimerId: null });
  turn.show({ name: 'paymentLink', phase: 'entering', failure: null });
}
