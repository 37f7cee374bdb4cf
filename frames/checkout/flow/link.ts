import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendTxnSms } from '../../../shared/api/payment-link';
import { isMobile, mobileDigits } from '../../../shared/rules/validation';
import type { Failure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import type { AnswerOf } from './calls';
import { type CheckoutFlow, callOnce, change, enter, show } from './checkout-flow';
import { showPlans } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { showSnackbar } from './snackbar';
import { syncPayment } from './sync-payment';

export function typeLinkMobile(flow: CheckoutFlow, text: string): void {
  const screen = at(flow.state, 'paymentLink');
  if (screen?.phase !== 'entering') return;
  enter(flow, { linkMobile: mobileDigits(text) });
  show(flow, { ...screen, failure: null });
}

/** Sends the link, or sends it once more. */
export function sendLink(flow: CheckoutFlow): void {
  const start = at(flow.state, 'paymentLink');
  const waiting = at(flow.state, 'splitLinkSend');
  const mobile = flow.state.paymentUserData.linkMobile;
  if (!isMobile(mobile)) return;
  if (start?.phase === 'entering') show(flow, { ...start, phase: 'sending', failure: null });
  else if (waiting?.phase === 'waiting') {
    const { resendAtMs } = waiting.sent;
    if (resendAtMs === null || flow.nowMs < resendAtMs) return;
    show(flow, { ...waiting, phase: 'resending', failure: null });
  } else return;
  const isPos = flow.state.pgData?.deviceType === 'POS_MACHINE';
  callOnce(flow, isPos ? 'sendPosLink' : 'sendLink', { mobile });
}

export function onLinkSent(flow: CheckoutFlow, data: ResponseOf<typeof sendTxnSms>): void {
  const { maskedMobile, resendAtMs, attemptsRemaining } = data;
  change(flow, { currentOrderStage: data.step });
  const sent = { maskedMobile, resendAtMs, attemptsRemaining };
  const wait = at(flow.state, 'splitLinkSend')?.wait ?? 'sent';
  show(flow, { name: 'splitLinkSend', phase: 'waiting', sent, wait, failure: null });
  showSnackbar(flow, 'linkSent');
  poll(flow, POLL_AGAIN_MS);
}

export function onLinkNotSent(flow: CheckoutFlow, failure: Failure): void {
  const start = at(flow.state, 'paymentLink');
  const waiting = at(flow.state, 'splitLinkSend');
  if (start) show(flow, { ...start, phase: 'entering', failure });
  else if (waiting) show(flow, { ...waiting, phase: 'waiting', failure });
}

/** How far the phone is. Its end is this page's end as well. */
export function onLinkStatus(flow: CheckoutFlow, data: AnswerOf<'linkStatus'>): void {
  const screen = at(flow.state, 'splitLinkSend');
  if (!screen) return;
  if (data.status !== 'INITIATED' && data.step !== 'RETRY') {
    syncPayment(flow, data.failure);
    return;
  }
  const wait = data.isPending ? 'paying' : data.isLinkOpened ? 'opened' : 'sent';
  show(flow, { ...screen, wait });
  poll(flow, data.pollAfterMs);
}

/** 'Pay on this device'. */
export function continueHere(flow: CheckoutFlow): void {
  if (!at(flow.state, 'paymentLink') && !at(flow.state, 'splitLinkSend')) return;
  flow.cancel('linkStatus');
  flow.stopTimer('poll');
  showPlans(flow, 'none');
}

/** Another number for the link. */
export function changeLinkMobile(flow: CheckoutFlow): void {
  flow.cancel('linkStatus');
  flow.stopTimer('poll');
  show(flow, { name: 'paymentLink', phase: 'entering', failure: null });
}
