import type { ResponseOf } from '../../../shared/api/endpoint';
import type { sendTxnSms } from '../../../shared/api/payment-link';
import { isMobile, mobileDigits } from '../../../shared/rules/validation';
import type { Failure } from '../../platform/api/failure';
import type { AnswerOf } from './calls';
import type { CheckoutContext } from './checkout-context';
import { showPlans } from './plans';
import { POLL_AGAIN_MS, poll } from './poll';
import { showSnackbar } from './snackbar';
import { syncPayment } from './sync-payment';

export function typeLinkMobile(context: CheckoutContext, text: string): void {
  const screen = context.on('paymentLink');
  if (screen?.phase !== 'entering') return;
  context.type({ linkMobile: mobileDigits(text) });
  context.show({ ...screen, failure: null });
}

/** Sends the link, or sends it once more. */
export function sendLink(context: CheckoutContext): void {
  const start = context.on('paymentLink');
  const waiting = context.on('splitLinkSend');
  const mobile = context.state.paymentUserData.linkMobile;
  if (!isMobile(mobile)) return;
  if (start?.phase === 'entering') context.show({ ...start, phase: 'sending', failure: null });
  else if (waiting?.phase === 'waiting') {
    const { resendAtMs } = waiting.sent;
    if (resendAtMs === null || context.nowMs < resendAtMs) return;
    context.show({ ...waiting, phase: 'resending', failure: null });
  } else return;
  const isPos = context.state.pgData?.deviceType === 'POS_MACHINE';
  context.call(isPos ? 'sendPosLink' : 'sendLink', { mobile });
}

export function onLinkSent(context: CheckoutContext, data: ResponseOf<typeof sendTxnSms>): void {
  const { maskedMobile, resendAtMs, attemptsRemaining } = data;
  context.set({ currentOrderStage: data.step });
  const sent = { maskedMobile, resendAtMs, attemptsRemaining };
  const wait = context.on('splitLinkSend')?.wait ?? 'sent';
  context.show({ name: 'splitLinkSend', phase: 'waiting', sent, wait, failure: null });
  showSnackbar(context, 'linkSent');
  poll(context, POLL_AGAIN_MS);
}

export function onLinkNotSent(context: CheckoutContext, failure: Failure): void {
  const start = context.on('paymentLink');
  const waiting = context.on('splitLinkSend');
  if (start) context.show({ ...start, phase: 'entering', failure });
  else if (waiting) context.show({ ...waiting, phase: 'waiting', failure });
}

/** How far the phone is. Its end is this page's end as well. */
export function onLinkStatus(context: CheckoutContext, data: AnswerOf<'linkStatus'>): void {
  const screen = context.on('splitLinkSend');
  if (!screen) return;
  if (data.status !== 'INITIATED' && data.step !== 'RETRY') {
    syncPayment(context, data.failure);
    return;
  }
  const wait = data.isPending ? 'paying' : data.isLinkOpened ? 'opened' : 'sent';
  context.show({ ...screen, wait });
  poll(context, data.pollAfterMs);
}

/** 'Pay on this device'. */
export function continueHere(context: CheckoutContext): void {
  if (!context.on('paymentLink') && !context.on('splitLinkSend')) return;
  context.abandon('linkStatus');
  context.set({ pollTimerId: null });
  showPlans(context, 'none');
}

/** Another number for the link. */
export function changeLinkMobile(context: CheckoutContext): void {
  context.abandon('linkStatus');
  context.set({ pollTimerId: null });
  context.show({ name: 'paymentLink', phase: 'entering', failure: null });
}
